import { Link } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import type { NamedPath } from '../../routes/paths'
import { Notice } from '../layout/notice'

/** Stands where a page of its own comes later; the address already works. */
export function ComingPage({ path }: { path: NamedPath }) {
  const { t } = usePreferences()
  return (
    <Notice title={t.coming.title(t.routes[path])} hint={t.coming.hint}>
      <Link to="/educationNews" className="dw-portal-button">
        {t.coming.news}
      </Link>
      <Link to="/doorMain" className="dw-portal-button" data-variant="quiet">
        {t.coming.backHome}
      </Link>
    </Notice>
  )
}
