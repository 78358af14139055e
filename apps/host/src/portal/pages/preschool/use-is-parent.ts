import type { userTypes } from '@doorway/api-client/rules'
import { useEffect, useState } from 'react'
import { storedToken } from '../../../session/stored-token'

// The rules' own value would bring their script along; its type holds the two together.
const PARENT: (typeof userTypes)['parent'] = '6'

async function readUserType(token: string, signal: AbortSignal): Promise<unknown> {
  const headers = { accept: 'application/json', authorization: token }
  const answer = await fetch('/api/system/currentUser', { headers, signal })
  const envelope: unknown = await answer.json()
  return Object(Object(Object(envelope).data).user).userType
}

/**
 * Is a parent signed in on this browser? Undefined until the server has said so; asked without the console's client, so
 * that a page of content stays as light for them as for visitors.
 */
export function useIsParent(isSignedIn: boolean): boolean | undefined {
  const [isParent, setParent] = useState<boolean>()
  useEffect(() => {
    const token = isSignedIn ? storedToken() : null
    const stop = new AbortController()
    const ask = async () => {
      if (token === null) return
      // Without an answer it is nobody; a parent who comes by the address is answered there.
      const userType = await readUserType(token, stop.signal).catch(() => null)
      if (!stop.signal.aborted) setParent(userType === PARENT)
    }
    void ask()
    return () => stop.abort()
  }, [isSignedIn])
  return isParent
}
