import { ChangePassword } from '@doorway/admin-kit'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { usePreferences } from '../preferences/preferences-context'
import { SignInFrame } from './sign-in-frame'

/** /update-password: a new password for an account whose own is initial, weak or expired, or at one's own wish. */
export function Component() {
  const { t } = usePreferences()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const state = query.get('state')
  const reason = Object.entries(t.console.passwordStates).find(([name]) => name === state)?.[1]
  return (
    <SignInFrame title={t.console.updatePassword} hint={reason ?? ''}>
      <ChangePassword
        onChanged={() => void navigate('/home', { replace: true })}
        onCancel={() => void navigate('/home')}
      />
    </SignInFrame>
  )
}
