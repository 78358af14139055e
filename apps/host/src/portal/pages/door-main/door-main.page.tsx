import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readerOf } from '../../data/portal-reader'
import { Notice } from '../../parts/states/notice'
import { HomeBlocks } from './home-blocks'
import { toHomeView } from './home-view'
import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { route } from './door-main.route'
import './door-main.css'

/** Loads everything the front page shows in one call (domain 3.2 getHome). */
export async function loader(args: LoaderFunctionArgs) {
  return toHomeView(await readerOf(args).home())
}

/** /doorMain: the blocks that the site has arranged (domain 1.3), or a notice while there is no content. */
export function Component() {
  const home = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const strings = usePageStrings(route)
  const isEmpty = home.lead.length + home.announcements.length + home.sections.length === 0
  if (isEmpty) {
    return (
      <Notice kind="empty" title={strings.empty} hint={strings.emptyHint}>
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
      <HomeBlocks home={home} />
    </>
  )
}
