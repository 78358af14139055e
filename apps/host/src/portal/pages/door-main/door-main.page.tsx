import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { splitPart } from '../../parts/split-part'
import { HomeBlocks } from './home-blocks'
import { loadBands } from './lazy-bands'
import { SiteLink } from '../../parts/links/site-link'
import { useSiteName } from '../../parts/site-name'
import { usePageStrings } from '../../use-page-strings'
import { route } from './door-main.route'
import './door-main.css'
import './contest.css'
import './home-cards.css'
import './research-band.css'
import './region-numbers.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

const Notice = splitPart(async () => (await import('../../parts/states/notice')).Notice)

/** Loads everything the front page shows in one call (domain 3.2 getHome). */
export async function loader(args: LoaderFunctionArgs) {
  // In the browser this runs for later pages of a visit only, so its modules are no part of the first scripts.
  const readHome = async () => (await import('../../data/portal-reader')).readerOf(args).home()
  const [{ toHomeView }, home] = await Promise.all([import('./home-view'), readHome(), loadBands()])
  return toHomeView(home)
}

/** /doorMain: the blocks that the site has arranged (domain 1.3), or a notice while there is no content. */
export function Component() {
  const home = useLoaderData<typeof loader>()
  const { t, locale } = usePreferences()
  const siteName = useSiteName()
  const texts = usePageStrings(route)
  const isEmpty = home.lead.length + home.announcements.length + home.sections.length === 0
  if (isEmpty) {
    return (
      <Notice kind="empty" title={texts.empty} hint={texts.emptyHint}>
        <SiteLink to="/login" className="dw-portal-button">
          {t.header.signIn}
        </SiteLink>
      </Notice>
    )
  }
  return (
    <>
      <h1 className="dw-visually-hidden" tabIndex={-1}>
        {siteName}
      </h1>
      {locale !== 'zh' && locale !== 'tw' && (
        <p className="dw-portal-container dw-home-language">{texts.chineseOnly}</p>
      )}
      <HomeBlocks home={home} />
    </>
  )
}
