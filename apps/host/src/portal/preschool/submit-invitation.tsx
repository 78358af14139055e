import { lazy, Suspense } from 'react'
import { usePreferences } from '../../preferences/preferences-context'
import { useSignedIn } from '../../session/use-signed-in'
import { SiteLink } from '../site/site-link'
import { submitAddress } from './home/submit-address'
import './submit-invitation.css'

const ForParents = lazy(() => import('./home/for-parents'))

function Invitation({ to, label }: { to: string; label: string }) {
  const { t } = usePreferences()
  return (
    <section className="dw-invitation" aria-labelledby="invitation">
      <h2 id="invitation">{t.preschool.submit}</h2>
      <p>{t.preschool.submitLead}</p>
      <SiteLink to={to} className="dw-portal-button">
        {label}
      </SiteLink>
    </section>
  )
}

/** Asks parents to share what they made; visitors sign in first. Who is signed in is known only in the browser. */
export function SubmitInvitation() {
  const { t } = usePreferences()
  const isSignedIn = useSignedIn()
  const address = submitAddress()
  if (!isSignedIn)
    return <Invitation to={`/login?redirect=${encodeURIComponent(address)}`} label={t.preschool.submitSignIn} />
  return (
    <Suspense>
      <ForParents>
        <Invitation to={address} label={t.preschool.submitWrite} />
      </ForParents>
    </Suspense>
  )
}
