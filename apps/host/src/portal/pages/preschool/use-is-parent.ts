import type { userTypes } from '@doorway/api-client/rules'
import { useEffect, useState } from 'react'
import { authorizationHeader } from '../../../session/stored-token'

// The value of the rules would bundle their script; the type makes sure that both are equal.
const PARENT: (typeof userTypes)['parent'] = '6'

async function readUserType(signal: AbortSignal): Promise<unknown> {
  const headers = { accept: 'application/json', ...authorizationHeader() }
  const response = await fetch('/api/system/currentUser', { headers, signal })
  const envelope: unknown = await response.json()
  return Object(Object(Object(envelope).data).user).userType
}

/**
 * Returns whether a parent is signed in on this browser; undefined until the server has responded. Does not use the
 * console's client, so that content pages stay as light for signed-in readers as for visitors.
 */
export function useIsParent(isSignedIn: boolean): boolean | undefined {
  const [isParent, setParent] = useState<boolean>()
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      if (!isSignedIn) return
      // A failed request counts as no parent; the submission page itself decides for those who open it.
      const userType = await readUserType(stop.signal).catch(() => null)
      if (!stop.signal.aborted) setParent(userType === PARENT)
    }
    void load()
    return () => stop.abort()
  }, [isSignedIn])
  return isParent
}
