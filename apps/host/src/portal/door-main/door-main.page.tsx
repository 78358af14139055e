import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import { readerOf } from '../data/portal-reader'
import { Notice } from '../layout/notice'
import { Announcements } from './announcements'
import { HomeSection } from './home-section'
import { LeadStories } from './lead-stories'
import { shownOfHome } from './shown-home'
import { SiteLink } from '../site/site-link'
import './door-main.css'

/** Everything the front page shows, in one call (domain 3.2 getHome). */
export async function loader(args: LoaderFunctionArgs) {
  return shownOfHome(await readerOf(args).home())
}

/** /doorMain: what is going on now, then the columns, then the region in figures. */
export function Component() {
  const home = useLoaderData<typeof loader>()
  const { t, locale } = usePreferences()
  const isEmpty = home.lead.length + home.announcements.length + home.sections.length === 0
  if (isEmpty) {
    return (
      <Notice title={t.home.empty} hint={t.home.emptyHint}>
        <SiteLink to="/login" className="dw-portal-button">
          {t.header.signIn}
        </SiteLink>
      </Notice>
    )
  }
  return (
    <>
      <h1 className="dw-visually-hidden" tabIndex={-1}>
        {t.siteName}
      </h1>
      <div className="dw-portal-container dw-home-hero">
        <LeadStories stories={home.lead} />
        <Announcements rows={home.announcements} />
      </div>
      {home.sections.map((section, index) => (
        <HomeSection
          key={section.columnCode}
          section={section}
          name={section.columnNames[locale] ?? section.columnName}
          withLead={index === 0}
        />
      ))}
      {home.numbers.length > 0 && (
        <section className="dw-home-band" aria-labelledby="numbers">
          <div className="dw-portal-container">
            <h2 id="numbers">{t.home.numbers}</h2>
            <dl className="dw-home-numbers">
              {home.numbers.map(({ key, value }) => (
                <div key={key}>
                  <dd>{value.toLocaleString('en-US')}</dd>
                  <dt>{Object.entries(t.home.numberNames).find(([name]) => name === key)?.[1] ?? key}</dt>
                </div>
              ))}
            </dl>
          </div>
        </section>
      )}
    </>
  )
}
