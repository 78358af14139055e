import { useCallback } from 'react'
import { useClearClientState } from '../../context/use-client-state'
import { StoppedByHostError } from '../../mutations/use-host-mutation'
import { useMayLeave } from '../../forms/use-dirty-guard'
import { useEndOwnSession } from './session.queries'

/**
 * Signs out: confirms the loss of unsaved entries, ends the session, and clears menu, routes, codes and what this provider
 * stored (section 4). A host application clears both browser storages as well. Resolves to false when the user or the host stopped it.
 */
export function useSignOut(): () => Promise<boolean> {
  const endSession = useEndOwnSession()
  const clear = useClearClientState()
  const mayLeave = useMayLeave()
  return useCallback(async () => {
    if (!(await mayLeave())) return false
    try {
      await endSession()
    } catch (error) {
      if (error instanceof StoppedByHostError) return false
      // The server may be unreachable or the session already over; here the user is signed out all the same.
    }
    clear()
    return true
  }, [endSession, clear, mayLeave])
}
