import { leaveDocument } from './leave-document'
import { hasStoredToken } from './stored-token'

/**
 * Loads this address, else the present one again, when the person signs out in another tab, and when the back button restores
 * the page after a sign-out. The storage of this tab is cleared before.
 */
export function watchSignOut(address = location.href): void {
  const wasSignedIn = hasStoredToken()
  const forget = () => {
    sessionStorage.clear()
    leaveDocument(address, true)
  }
  window.addEventListener('storage', ({ key }) => {
    // Without a key: the whole storage was cleared, which only signing out does.
    if (key === null) forget()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasSignedIn && !hasStoredToken()) forget()
  })
}
