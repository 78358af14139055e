import { ChangePassword, useKitLocation, useKitNavigate } from '@doorway/admin-kit'
import { useConsoleStrings } from './use-console-strings'
import { SignInFrame } from './sign-in-frame'

/** /update-password: a new password, required when the current one is initial, weak or expired. */
export function UpdatePasswordPage() {
  const words = useConsoleStrings()
  const navigate = useKitNavigate()
  const { state } = useKitLocation().query
  const reason = Object.entries(words.passwordStates).find(([name]) => name === state)?.[1]
  return (
    <SignInFrame title={words.updatePassword} hint={reason}>
      <ChangePassword
        onChanged={() => navigate({ path: '/home' }, { replace: true })}
        onCancel={() => navigate({ path: '/home' })}
      />
    </SignInFrame>
  )
}
