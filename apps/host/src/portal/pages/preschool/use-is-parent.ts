import type { userTypes } from '@doorway/api-client/rules'
import { useEffect, useState } from 'react'
import { leaveDocument } from '../../../session/leave-document'
import { authorizationHeader, hasLostToken } from '../../../session/stored-token'

// The value of the rules would bundle their script; the type makes sure that both are equal.
const PARENT: (typeof userTypes)['parent'] = '6'

/** Renews a refused token with the console's client, loaded for it. Without success the token is removed by then. */
async function renewToken(): Promise<void> {
  const { hostAuth } = await import('../../../session/host-client')
  await hostAuth()
    .getCurrentUser()
    .catch(() => undefined)
}

async function readUserType(signal: AbortSignal): Promise<unknown> {
  const load = async () => {
    const headers = { accept: 'application/json', ...authorizationHeader() }
    const response = await fetch('/api/system/currentUser', { headers, signal })
    const envelope: unknown = await response.json()
    return { isRefused: response.status === 401, userType: Object(Object(Object(envelope).data).user).userType }
  }
  const first = await load()
  if (!first.isRefused) return first.userType
  await renewToken()
  // Specification section 4: the page loads again without the person, once, since no token is left.
  if (hasLostToken()) return leaveDocument(location.href, true)
  return (await load()).userType
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
