import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readerOf } from '../../data/portal-reader'
import { SiteLink } from '../../parts/links/site-link'
import { Notice } from '../../parts/states/notice'
import { usePageStrings } from '../../use-page-strings'
import { IdentityPicture } from './identity-picture'
import { InvitationForm } from './invitation-form'
import { route } from './register.route'
import { StateForm } from './state-form'
import './register.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** Who may register, and the texts to agree to. */
export function loader(args: LoaderFunctionArgs) {
  return readerOf(args).registerPolicy()
}

const identities = ['4', '5', '6'] as const

function Closed() {
  const texts = usePageStrings(route)
  const { t } = usePreferences()
  return (
    <Notice kind="forbidden" title={texts.closed} hint={texts.closedHint}>
      <SiteLink to="/doorMain" className="dw-portal-button">
        {t.nav.backHome}
      </SiteLink>
    </Notice>
  )
}

/** /register: who one is, what one agrees to, and how far an earlier request is (domain 1.2). */
export function Component() {
  const policy = useLoaderData<typeof loader>()
  const texts = usePageStrings(route)
  return (
    <div className="dw-register dw-portal-container">
      {policy.isOpen ? (
        <>
          <header>
            <h1 tabIndex={-1}>{texts.title}</h1>
            <p>{texts.lead(policy.reviewDays)}</p>
          </header>
          <ul className="dw-register-identities">
            {identities
              .filter((type) => policy.types.includes(type))
              .map((type) => (
                <li key={type}>
                  <SiteLink to={`/userRegister?type=${type}`} className="dw-register-card">
                    <IdentityPicture type={type} />
                    <span className="dw-register-name">{texts.identity[type].name}</span>
                    <span className="dw-register-about">{texts.identity[type].about}</span>
                    {type === '5' && <span className="dw-register-note">{texts.guardianNote(policy.guardianAge)}</span>}
                    <span className="dw-register-go">{texts.identity[type].action}</span>
                  </SiteLink>
                </li>
              ))}
          </ul>
          {policy.types.includes('5') && <InvitationForm />}
          <section aria-labelledby="agreements">
            <h2 id="agreements">{texts.agreements}</h2>
            {policy.texts.map(({ code, version, title, paragraphs }) => (
              <details key={code} className="dw-register-text">
                <summary>{texts.titleWithVersion(title, version)}</summary>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </details>
            ))}
          </section>
        </>
      ) : (
        <Closed />
      )}
      <StateForm />
      <p className="dw-register-sign-in">
        {texts.haveAccount} <a href="/login">{texts.signIn}</a>
      </p>
    </div>
  )
}
