import { Link, useNavigate } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import { Notice } from '../layout/notice'

/** /404: every address that leads nowhere ends here (specification section 2). */
export function NotFoundPage() {
  const { t } = usePreferences()
  const navigate = useNavigate()
  return (
    <Notice title={t.notFound.title} hint={t.notFound.hint}>
      <Link to="/doorMain" className="dw-portal-button">
        {t.notFound.backHome}
      </Link>
      <button type="button" className="dw-portal-button" data-variant="quiet" onClick={() => void navigate(-1)}>
        {t.notFound.back}
      </button>
    </Notice>
  )
}
