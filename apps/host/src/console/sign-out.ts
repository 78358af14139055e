import { useSignOut as useKitSignOut } from '@doorway/admin-kit'
import { useNavigate } from 'react-router-dom'
import { clearBrowser } from '../session/host-client'

/** Signs out and, besides what the kit forgets, clears both browser storages (specification section 4, logout). */
export function useSignOut(): () => Promise<void> {
  const signOut = useKitSignOut()
  const navigate = useNavigate()
  return async () => {
    if (!(await signOut())) return
    clearBrowser()
    await navigate('/login')
  }
}
