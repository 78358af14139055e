import { leaveDocument } from './leave-document'
import { hasLostToken } from './stored-token'

let hasSignedOut = false
let leave: (() => void) | undefined

// From the first script on: a page begins to watch once it has rendered. Without a key: the whole storage was cleared,
// which only signing out does.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== null) return
  hasSignedOut = true
  leave?.()
})

/**
 * Loads this address, else the present one again, when the person signs out in another tab (or has done so since this
 * document was loaded), and when the back button restores the page after a sign-out. The storage of this tab is cleared
 * before.
 */
export function watchSignOut(address = location.href): void {
  const clear = () => sessionStorage.clear()
  leave = () => {
    clear()
    // A call that this document still begins stores its time, which goes with it.
    globalThis.addEventListener('pagehide', clear)
    leaveDocument(address, true)
  }
  if (hasSignedOut) leave()
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasLostToken()) leave?.()
  })
}
