import { useNavigate } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { Notice } from '../../parts/layout/notice'
import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { route } from './not-found.route'

/** /404: every address that leads nowhere ends here (specification section 2). */
export function Component() {
  const { t } = usePreferences()
  const strings = usePageStrings(route)
  const navigate = useNavigate()
  return (
    <Notice title={strings.title} hint={strings.hint}>
      <SiteLink to="/doorMain" className="dw-portal-button">
        {t.nav.backHome}
      </SiteLink>
      <button type="button" className="dw-portal-button" data-variant="quiet" onClick={() => void navigate(-1)}>
        {strings.back}
      </button>
    </Notice>
  )
}
