import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { PreschoolReviewTexts } from './preschool-review-texts'
import { SubmissionPanel } from './submission-panel'

/** The screen takes nothing of its own. */
export type PreschoolManagerProps = ScreenProps

/** 学前教育管理: works of families and kindergartens wait for their review here (domain 1.5). */
export function PreschoolManager({ handle }: PreschoolManagerProps) {
  return (
    <Widget part="preschool-manager" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <PreschoolReviewTexts>
          <SubmissionPanel />
        </PreschoolReviewTexts>
      </Suspense>
    </Widget>
  )
}
