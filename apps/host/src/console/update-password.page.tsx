import { ChangePassword, useKitLocation, useKitNavigate } from '@doorway/admin-kit'
import { locationOf } from './console-navigation'
import { useConsoleStrings } from './use-console-strings'
import { SignInFrame } from './sign-in-frame'
import { startPage } from './start-page'

/** /update-password: a new password, required when the current one is initial, weak or expired. */
export function UpdatePasswordPage() {
  const words = useConsoleStrings()
  const navigate = useKitNavigate()
  const { state } = useKitLocation().query
  const reason = Object.entries(words.passwordStates).find(([name]) => name === state)?.[1]
  const handleChanged = async () => navigate(locationOf(await startPage()), { replace: true })
  return (
    <SignInFrame title={words.updatePassword} hint={reason}>
      <ChangePassword onChanged={() => void handleChanged()} onCancel={() => navigate({ path: '/home' })} />
    </SignInFrame>
  )
}
