import { useKitNavigate, useSignOut as useKitSignOut } from '@doorway/admin-kit'
import { clearBrowser } from '../session/host-client'

/** Returns a function that signs out and clears both browser storages (specification section 4, logout). */
export function useSignOut(): () => Promise<void> {
  const signOut = useKitSignOut()
  const navigate = useKitNavigate()
  return async () => {
    if (!(await signOut())) return
    clearBrowser()
    navigate({ path: '/login' })
  }
}
