import { lazy, Suspense, useState } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { useSignedIn } from '../../../../session/use-signed-in'
import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../preschool.route'
import '../submit-invitation.css'

const PAGE = '/preschoolEducation/aiBaby?part=answers'
const OwnQuestions = lazy(() => import('./own-questions'))

/** Invites readers to ask; visitors sign in first. The form and one's own questions are loaded when they are opened. */
export function AskInvitation() {
  const { ask } = usePageStrings(route)
  const { t } = usePreferences()
  const isSignedIn = useSignedIn()
  const [isOpen, setOpen] = useState(false)
  if (isOpen && isSignedIn) {
    return (
      <Suspense fallback={<p role="status">{t.failure.loading}</p>}>
        <OwnQuestions onClose={() => setOpen(false)} />
      </Suspense>
    )
  }
  return (
    <section className="dw-invitation" aria-labelledby="ask-expert">
      <h2 id="ask-expert">{ask.title}</h2>
      <p>{ask.lead}</p>
      {isSignedIn ? (
        <button type="button" className="dw-portal-button" onClick={() => setOpen(true)}>
          {ask.open}
        </button>
      ) : (
        <SiteLink to={`/login?redirect=${encodeURIComponent(PAGE)}`} className="dw-portal-button">
          {ask.signIn}
        </SiteLink>
      )}
    </section>
  )
}
