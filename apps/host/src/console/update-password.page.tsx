import { ChangePassword } from '@doorway/admin-kit'
import { useLocation, useNavigate } from 'react-router-dom'
import { useConsoleStrings } from './use-console-strings'
import { SignInFrame } from './sign-in-frame'

/** /update-password: a new password for an account whose own is initial, weak or expired, or at one's own wish. */
export function UpdatePasswordPage() {
  const words = useConsoleStrings()
  const navigate = useNavigate()
  const state = new URLSearchParams(useLocation().search).get('state')
  const reason = Object.entries(words.passwordStates).find(([name]) => name === state)?.[1]
  return (
    <SignInFrame title={words.updatePassword} hint={reason ?? ''}>
      <ChangePassword
        onChanged={() => void navigate('/home', { replace: true })}
        onCancel={() => void navigate('/home')}
      />
    </SignInFrame>
  )
}
