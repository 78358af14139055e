import { SignIn, useKitLocation, useKitNavigate, useResetRouting, useSession } from '@doorway/admin-kit'
import type { SignInResult } from '@doorway/api-client'
import { Button, LoadingBar } from '@doorway/ui'
import { useEffect, useState } from 'react'
import { locationOf } from './console-navigation'
import { useConsoleStrings } from './use-console-strings'
import { hasToken, isStorageAvailable } from '../session/host-client'
import { safeRedirect } from '../session/safe-redirect'
import { SignInFrame } from './sign-in-frame'
import { startPage } from './start-page'

/**
 * Returns a function that navigates after signing in: first to /update-password when the password is initial, weak or
 * expired (the flag validatePaswd of /login, specification section 2).
 */
function useAfterSignIn() {
  const navigate = useKitNavigate()
  const { redirect = null } = useKitLocation().query
  return async ({ passwordState }: Pick<SignInResult, 'passwordState'>) => {
    if (passwordState !== 'ok') return navigate({ path: '/update-password', query: { state: passwordState } })
    const address = safeRedirect(redirect, location.origin) ?? (await startPage())
    return navigate(locationOf(address), { replace: true })
  }
}

/** Offers to continue with the account that is signed in, or to switch; without a valid session it switches at once. */
function SignedIn({ onSwitch }: { onSwitch: () => void }) {
  const words = useConsoleStrings()
  const { user, error } = useSession()
  const afterSignIn = useAfterSignIn()
  useEffect(() => {
    if (error) onSwitch()
  }, [error, onSwitch])
  if (!user) return <LoadingBar isLoading label={words.loading} />
  return (
    <>
      <p>{words.signedInAs(user.name)}</p>
      <div className="dw-login-actions">
        <Button variant="primary" onClick={() => void afterSignIn(user)}>
          {words.enter}
        </Button>
        <Button onClick={onSwitch}>{words.switchAccount}</Button>
      </div>
    </>
  )
}

/** /login. Visiting it resets the dynamic routing (specification section 2). */
export function LoginPage() {
  const words = useConsoleStrings()
  const afterSignIn = useAfterSignIn()
  const resetRouting = useResetRouting()
  const [isSignedIn, setSignedIn] = useState(hasToken)
  const [isStored] = useState(isStorageAvailable)
  useEffect(() => resetRouting(), [resetRouting])
  const handleSignedIn = (result: SignInResult) => void afterSignIn(result)
  const [switchAccount] = useState(() => () => setSignedIn(false))
  return (
    <SignInFrame title={words.signIn} hint={words.signInHint}>
      {!isStored && <output className="dw-login-warning">{words.storageRefused}</output>}
      {isSignedIn ? (
        <SignedIn onSwitch={switchAccount} />
      ) : (
        <SignIn onSignedIn={handleSignedIn} onPasswordRequired={handleSignedIn} />
      )}
    </SignInFrame>
  )
}
