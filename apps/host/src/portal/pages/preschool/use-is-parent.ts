import type { userTypes } from '@doorway/api-client/rules'
import { useSignedInUser } from '../../data/use-signed-in-user'

// The value of the rules would bundle their script; the type makes sure that both are equal.
const PARENT: (typeof userTypes)['parent'] = '6'

/**
 * Returns whether a parent is signed in on this browser; undefined until the server has responded. A failed request
 * counts as no parent; the submission page itself decides for those who open it.
 */
export function useIsParent(isSignedIn: boolean): boolean | undefined {
  const user = useSignedInUser(isSignedIn)
  return user === undefined ? undefined : user?.userType === PARENT
}
