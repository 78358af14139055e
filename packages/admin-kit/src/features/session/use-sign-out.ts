import { authEndpoints } from '@doorway/api-client/endpoints'
import { useCallback } from 'react'
import { useApi } from '../../context/use-api'
import { useClearClientState } from '../../context/use-client-state'
import { useReportError } from '../../context/use-events'
import { useMayLeave } from '../../forms/use-dirty-guard'

/**
 * Signs out: asks about unsaved entries, ends the session, and forgets menu, routes, codes and what this provider
 * stored (section 4). A host application clears both browser storages besides. Answers whether it happened.
 */
export function useSignOut(): () => Promise<boolean> {
  const auth = useApi().endpoints(authEndpoints)
  const clear = useClearClientState()
  const mayLeave = useMayLeave()
  const reportError = useReportError()
  return useCallback(async () => {
    if (!(await mayLeave())) return false
    try {
      await auth.signOut()
    } catch (error) {
      // The server may be away or the session already over; here the person is signed out all the same.
      reportError(error)
    }
    clear()
    return true
  }, [auth, clear, mayLeave, reportError])
}
