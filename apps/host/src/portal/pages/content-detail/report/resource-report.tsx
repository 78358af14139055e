import { lazy, Suspense } from 'react'
import { useSignedIn } from '../../../../session/use-signed-in'

const ReportPanel = lazy(() => import('./report-panel'))

/** Lets signed-in readers report what is wrong with a resource. Visitors load nothing of it. */
export function ResourceReport({ resourceId }: { resourceId: number }) {
  if (!useSignedIn()) return null
  return (
    <Suspense>
      <ReportPanel key={resourceId} resourceId={resourceId} />
    </Suspense>
  )
}
