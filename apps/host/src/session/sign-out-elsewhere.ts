import { leaveDocument } from './leave-document'
import { hasSignedOutElsewhere, hasStoredToken } from './stored-token'

/**
 * Loads this address, else the present one again, when the person signs out in another tab (or has done so before this
 * module was loaded), and when the back button restores the page after a sign-out. The storage of this tab is cleared
 * before.
 */
export function watchSignOut(address = location.href): void {
  const wasSignedIn = hasStoredToken()
  const clear = () => sessionStorage.clear()
  const forget = () => {
    clear()
    // A call that this document still begins stores its time, which goes with it.
    window.addEventListener('pagehide', clear)
    leaveDocument(address, true)
  }
  if (hasSignedOutElsewhere()) forget()
  window.addEventListener('storage', ({ key }) => {
    if (key === null) forget()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasSignedIn && !hasStoredToken()) forget()
  })
}
