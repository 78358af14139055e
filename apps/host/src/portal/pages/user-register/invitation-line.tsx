import { usePageStrings } from '../../use-page-strings'
import type { Invitation } from './use-invitation'
import { route } from './user-register.route'

/** The class that one registers for, or why the code of the address cannot be used. */
export function InvitationLine({ invitation }: { invitation: Invitation }) {
  const texts = usePageStrings(route)
  if (typeof invitation === 'object' && invitation.state === 'open') {
    const { schoolName, gradeName, className } = invitation
    return (
      <div className="dw-register-state" role="status">
        <p className="dw-register-name">{texts.invitedTo(schoolName, gradeName, className)}</p>
        <p>{texts.invitedHint}</p>
      </div>
    )
  }
  const state = typeof invitation === 'object' ? invitation.state : invitation
  return (
    <div className="dw-register-state" role="status">
      <p className="dw-register-name">{texts.invitation[state]}</p>
      <p>{state === 'pending' ? texts.invitedHint : texts.withoutInvitation}</p>
    </div>
  )
}
