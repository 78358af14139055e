import { useEffect, useState } from 'react'
import { leaveDocument } from '../../session/leave-document'
import { authorizationHeader, hasLostToken } from '../../session/stored-token'

/** What a page needs to know of its reader. */
export interface SignedInUser {
  userType: unknown
  permissionCodes: readonly unknown[]
}

/** Renews a refused token with the console's client, loaded for it. Without success the token is removed by then. */
async function renewToken(): Promise<void> {
  const { hostAuth } = await import('../../session/host-client')
  await hostAuth()
    .getCurrentUser()
    .catch(() => undefined)
}

async function readUser(signal: AbortSignal): Promise<SignedInUser | null> {
  const load = async () => {
    const headers = { accept: 'application/json', ...authorizationHeader() }
    const response = await fetch('/api/system/currentUser', { headers, signal })
    const { user, permissionCodes } = Object(Object(await response.json()).data)
    return {
      isRefused: response.status === 401,
      user: {
        userType: Object(user).userType,
        permissionCodes: Array.isArray(permissionCodes) ? permissionCodes : [],
      },
    }
  }
  const first = await load()
  if (!first.isRefused) return first.user
  await renewToken()
  // Specification section 4: the page loads again without the person, once, since no token is left.
  if (hasLostToken()) {
    leaveDocument(location.href, true)
    return null
  }
  return (await load()).user
}

/**
 * Returns who is signed in on this browser; undefined until the server has responded, null without a person or after a
 * failure. Does not use the console's client, so that content pages stay as light for signed-in readers as for visitors.
 */
export function useSignedInUser(isSignedIn: boolean): SignedInUser | null | undefined {
  const [user, setUser] = useState<SignedInUser | null>()
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      if (!isSignedIn) return
      const read = await readUser(stop.signal).catch(() => null)
      if (!stop.signal.aborted) setUser(read)
    }
    void load()
    return () => stop.abort()
  }, [isSignedIn])
  return user
}
