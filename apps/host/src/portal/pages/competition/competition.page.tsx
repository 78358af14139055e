import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { SiteLink } from '../../parts/links/site-link'
import { splitPart } from '../../parts/split-part'
import { usePageStrings } from '../../use-page-strings'
import { CompetitionList } from './competition-list'
import { loader } from './competition.loader'
import { route } from './competition.route'
import { CompetitionView } from './competition-view'
import { useStoredPlace } from './use-stored-place'
import './competition.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

const Notice = splitPart(async () => (await import('../../parts/states/notice')).Notice)

export { loader }

/** /microCompute and /othersSignUpList: one competition with its sections, or the list of competitions to enter. */
export function Component() {
  const page = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  useStoredPlace(page.path)
  if (page.competition) return <CompetitionView page={page} competition={page.competition} />
  const { editions, path, permissions } = page
  if (editions.length > 0) return <CompetitionList competitions={editions} path={path} permissions={permissions} />
  return (
    <Notice kind="empty" title={texts.none} hint={texts.noneHint}>
      <SiteLink to="/doorMain" className="dw-portal-button">
        {t.nav.backHome}
      </SiteLink>
    </Notice>
  )
}
