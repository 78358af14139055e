import { useNavigation } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'

/** The loading bar shown while a navigation is pending (specification section 2, route guard). */
export function NavigationBar() {
  const { t } = usePreferences()
  const isLoading = useNavigation().state !== 'idle'
  return isLoading ? <div className="dw-portal-progress" role="progressbar" aria-label={t.failure.loading} /> : null
}
