import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLocation } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { pageTitle } from '../../../routes/portal-pages'
import { useColumns } from '../../parts/columns/use-columns'
import { Notice } from '../../parts/states/notice'
import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { route } from './coming.route'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** Placeholder of pages that are built later; their addresses already work. */
export function Component() {
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { pathname } = useLocation()
  const { routes, nameOf } = useColumns()
  const column = routes.find(({ bindRoute }) => bindRoute === pathname)
  const name = column ? nameOf(column) : pageTitle(pathname, t)
  return (
    <Notice kind="empty" title={texts.underConstruction(name)} hint={texts.hint}>
      <SiteLink to="/educationNews" className="dw-portal-button">
        {texts.news}
      </SiteLink>
      <SiteLink to="/doorMain" className="dw-portal-button" data-variant="quiet">
        {t.nav.backHome}
      </SiteLink>
    </Notice>
  )
}
