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

/** What a visitor reads: the activity's phase, and the way in while there is room. */
function VisitorPanel({ item }: { item: ContentDetail }) {
  const strings = usePageStrings(route)
  const { wordOf } = useMetadataText()
  const phase = metadataValue(item, 'phase') ?? ''
  return (
    <>
      <p>{wordOf({ key: 'phase', value: phase })}</p>
      {phase === 'open' && (
        <SiteLink to={`/login?redirect=${encodeURIComponent(articleLink(item))}`} className="dw-portal-button">
          {strings.signInFirst}
        </SiteLink>
      )}
    </>
  )
}

/** Taking part in an activity. Whoever is signed in is known only in the browser, and brings the rest then. */
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
