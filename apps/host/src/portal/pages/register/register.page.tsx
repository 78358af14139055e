import {
  AgreementTexts,
  IdentityCard,
  InvitationForm,
  readWords,
  registrantTypes,
  StateForm,
} from '@doorway/admin-kit/registration-form'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import type { PageStringsModule } from '../../../strings/load-page-strings'
import { readerOf } from '../../data/portal-reader'
import { inSite, SiteLink } from '../../parts/links/site-link'
import { useSiteCode } from '../../parts/links/use-query-params'
import { PortalRegistration } from '../../parts/registration/portal-registration'
import { Notice } from '../../parts/states/notice'
import { usePageStrings } from '../../use-page-strings'
import { route } from './register.route'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** Who may register, and the texts to agree to. */
export function loader(args: LoaderFunctionArgs) {
  return readerOf(args).registerPolicy()
}

function Closed() {
  const { registration } = usePageStrings(route)
  const { t } = usePreferences()
  return (
    <Notice kind="forbidden" title={registration.closed} hint={registration.closedHint}>
      <SiteLink to="/doorMain" className="dw-portal-button">
        {t.nav.backHome}
      </SiteLink>
    </Notice>
  )
}

function Identities({ policy }: { policy: Awaited<ReturnType<typeof loader>> }) {
  const navigate = useNavigate()
  const siteCode = useSiteCode()
  const join = (code: string) => void navigate(inSite(`/userRegister?type=5&invite=${code}`, siteCode))
  return (
    <>
      <ul className="dw-register-identities">
        {registrantTypes
          .filter((type) => policy.types.includes(type))
          .map((type) => (
            <li key={type}>
              <SiteLink to={`/userRegister?type=${type}`} className="dw-register-card">
                <IdentityCard type={type} guardianAge={policy.guardianAge} />
              </SiteLink>
            </li>
          ))}
      </ul>
      {policy.types.includes('5') && <InvitationForm onCode={join} />}
      <AgreementTexts policy={policy} />
    </>
  )
}

/** /register: who one is, what one agrees to, and how far an earlier request is (domain 1.2). */
export function Component() {
  const policy = useLoaderData<typeof loader>()
  const { title, registration } = usePageStrings(route)
  const text = readWords(registration)
  return (
    <PortalRegistration words={registration}>
      <div className="dw-register">
        {policy.isOpen ? (
          <>
            <header>
              <h1 tabIndex={-1} className="dw-register-title">
                {title}
              </h1>
              <p className="dw-register-lead">{text('lead', { days: policy.reviewDays })}</p>
            </header>
            <Identities policy={policy} />
          </>
        ) : (
          <Closed />
        )}
        <StateForm />
        <p className="dw-register-sign-in">
          {registration.haveAccount} <a href="/login">{registration.signIn}</a>
        </p>
      </div>
    </PortalRegistration>
  )
}
