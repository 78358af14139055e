import { SignIn, useKitLocation, useKitNavigate, useResetRouting, useSession } from '@doorway/admin-kit'
import type { SignInResult } from '@doorway/api-client'
import { menuEndpoints } from '@doorway/api-client/endpoints'
import { Button, LoadingBar } from '@doorway/ui'
import { useEffect, useState } from 'react'
import { locationOf } from './console-navigation'
import { useConsoleStrings } from './use-console-strings'
import { hostClient } from '../session/host-client'
import { safeRedirect } from '../session/safe-redirect'
import { hasStoredToken } from '../session/stored-token'
import { SignInFrame } from './sign-in-frame'

/** People with menus start in the console, all others at the portal (domain 1.2). */
async function startPage(): Promise<string> {
  const menus = await hostClient().endpoints(menuEndpoints).list()
  return menus.some(({ type, url }) => type !== 'button' && url) ? '/home' : '/doorMain'
}

/**
 * Where to go after signing in: first to a new password when one is initial, weak or expired (the flag validatePaswd of
 * /login, specification section 2).
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

/** /login: signing in with the words of the specification. Visiting it resets the dynamic routing (section 2). */
export function LoginPage() {
  const words = useConsoleStrings()
  const afterSignIn = useAfterSignIn()
  const resetRouting = useResetRouting()
  const [isSignedIn, setSignedIn] = useState(hasStoredToken)
  useEffect(() => resetRouting(), [resetRouting])
  const [switchAccount] = useState(() => () => setSignedIn(false))
  return (
    <SignInFrame title={words.signIn} hint={words.signInHint}>
      {isSignedIn ? (
        <SignedIn onSwitch={switchAccount} />
      ) : (
        <SignIn onSignedIn={(result) => void afterSignIn(result)} />
      )}
    </SignInFrame>
  )
}
