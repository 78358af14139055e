import { useNavigate } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { Notice } from '../../parts/layout/notice'
import { SiteLink } from '../../parts/links/site-link'

/** /404: every address that leads nowhere ends here (specification section 2). */
export function Component() {
  const { t } = usePreferences()
  const navigate = useNavigate()
  return (
    <Notice title={t.notFound.title} hint={t.notFound.hint}>
      <SiteLink to="/doorMain" className="dw-portal-button">
        {t.notFound.backHome}
      </SiteLink>
      <button type="button" className="dw-portal-button" data-variant="quiet" onClick={() => void navigate(-1)}>
        {t.notFound.back}
      </button>
    </Notice>
  )
}
