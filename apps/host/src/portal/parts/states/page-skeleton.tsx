import { usePreferences } from '../../../preferences/preferences-context'
import './notice.css'

/** Shown in place of a page while its first data is loading. */
export function PageSkeleton() {
  const { t } = usePreferences()
  return (
    <div className="dw-portal-container dw-page-skeleton" role="status" aria-label={t.failure.loading}>
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}
