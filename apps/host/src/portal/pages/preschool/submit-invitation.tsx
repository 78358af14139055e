import { useSignedIn } from '../../../session/use-signed-in'
import { SiteLink } from '../../parts/links/site-link'
import { submitAddress } from './submissions/submit-address'
import { useIsParent } from './use-is-parent'
import { usePageStrings } from '../../use-page-strings'
import { route } from './preschool.route'
import './submit-invitation.css'

/** Invites parents to submit; visitors sign in first. Renders nothing for users who are not parents. */
export function SubmitInvitation() {
  const strings = usePageStrings(route)
  const isSignedIn = useSignedIn()
  const isParent = useIsParent(isSignedIn)
  const address = submitAddress()
  if (isSignedIn && isParent === false) return null
  // Takes its space while the user type is loading, so that nothing shifts for parents.
  const isChecking = isSignedIn && isParent === undefined
  return (
    <section className="dw-invitation" aria-labelledby="invitation" data-checking={isChecking || undefined}>
      <h2 id="invitation">{strings.submit}</h2>
      <p>{strings.submitLead}</p>
      <SiteLink
        to={isSignedIn ? address : `/login?redirect=${encodeURIComponent(address)}`}
        className="dw-portal-button"
      >
        {isSignedIn ? strings.submitWrite : strings.submitSignIn}
      </SiteLink>
    </section>
  )
}
