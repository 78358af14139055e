import { useSession } from '../../session/use-session'
import { PasswordForm } from './password-form'

export interface ChangePasswordProps {
  /** The password is changed; other sessions of the person have ended. */
  onChanged: () => void
  onCancel: () => void
}

/** Changes one's own password, with the rule in the server's words (specification sections 5 and 8). */
export function ChangePassword(props: ChangePasswordProps) {
  return <PasswordForm {...props} userId={useSession().user?.id} />
}
