import { lazy, Suspense } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { useSignedIn } from '../../../../session/use-signed-in'
import type { ContentDetail } from '../../../data/portal-reader'
import { metadataValue, useMetadataText } from '../../../parts/metadata/metadata'
import { articleLink } from '../../../parts/links/article-link'
import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../content-detail.route'
import './activity-sign-up.css'

const SignUpPanel = lazy(() => import('./sign-up-panel'))

/** The panel of visitors: the activity's phase, and a sign-in link while seats are left. */
function VisitorPanel({ item }: { item: ContentDetail }) {
  const strings = usePageStrings(route)
  const { wordOf } = useMetadataText()
  const phase = metadataValue(item, 'phase')
  return (
    <>
      {phase && <p>{wordOf({ key: 'phase', value: phase })}</p>}
      {phase === 'open' && (
        <SiteLink to={`/login?redirect=${encodeURIComponent(articleLink(item))}`} className="dw-portal-button">
          {strings.signInFirst}
        </SiteLink>
      )}
    </>
  )
}

/** Registration for an activity. The panel for signed-in users is loaded in the browser, which alone knows the user. */
export function ActivitySignUp({ item }: { item: ContentDetail }) {
  const { t } = usePreferences()
  const strings = usePageStrings(route)
  const isSignedIn = useSignedIn()
  return (
    <section className="dw-sign-up" aria-labelledby="sign-up">
      <h2 id="sign-up">{strings.takePart}</h2>
      {isSignedIn ? (
        <Suspense fallback={<p>{t.failure.loading}</p>}>
          <SignUpPanel key={item.id} activityId={item.id} />
        </Suspense>
      ) : (
        <VisitorPanel item={item} />
      )}
    </section>
  )
}
