import { useLocation } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { Notice } from '../../parts/layout/notice'
import { SiteLink } from '../../parts/links/site-link'

const routeName = (routes: Record<string, string>, pathname: string) => routes[pathname] ?? pathname

/** Stands where a page of its own comes later; the address already works. */
export function Component() {
  const { t } = usePreferences()
  const { pathname } = useLocation()
  return (
    <Notice title={t.coming.title(routeName(t.routes, pathname))} hint={t.coming.hint}>
      <SiteLink to="/educationNews" className="dw-portal-button">
        {t.coming.news}
      </SiteLink>
      <SiteLink to="/doorMain" className="dw-portal-button" data-variant="quiet">
        {t.coming.backHome}
      </SiteLink>
    </Notice>
  )
}
