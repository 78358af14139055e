import { useClearClientState, useMayLeave } from '@doorway/admin-kit'
import { useNavigate } from 'react-router-dom'
import { clearBrowser, hostClient } from '../session/host-client'

/** Signs out: asks for what is unsaved, ends the session, clears menu, routes, codes and both storages (specification section 4). */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const mayLeave = useMayLeave()
  const clearClientState = useClearClientState()
  return async () => {
    if (!(await mayLeave())) return
    try {
      await hostClient().auth.signOut()
    } finally {
      clearClientState()
      clearBrowser()
      await navigate('/login')
    }
  }
}
