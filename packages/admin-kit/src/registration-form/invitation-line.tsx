import { useRegistrationParts } from './registration-parts'
import type { Invitation } from './use-invitation'

/** The class that one registers for, or why the code of the address cannot be used. */
export function InvitationLine({ invitation }: { invitation: Invitation }) {
  const { text } = useRegistrationParts()
  if (typeof invitation === 'object' && invitation.state === 'open') {
    const { schoolName, gradeName, className } = invitation
    return (
      <div className="dw-register-state" role="status">
        <p className="dw-register-name">
          {text('invitedTo', { school: schoolName, grade: gradeName, name: className })}
        </p>
        <p>{text('invitedHint')}</p>
      </div>
    )
  }
  const state = typeof invitation === 'object' ? invitation.state : invitation
  return (
    <div className="dw-register-state" role="status">
      <p className="dw-register-name">{text(`invitation.${state}`)}</p>
      <p>{state === 'pending' ? text('invitedHint') : text('withoutInvitation')}</p>
    </div>
  )
}
