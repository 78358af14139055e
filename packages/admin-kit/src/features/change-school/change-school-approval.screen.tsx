import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { ChangePanel } from './change-panel'
import { ChangeSchoolTexts } from './change-school-texts'

/** The screen takes nothing of its own. */
export type ChangeSchoolApprovalProps = ScreenProps

/** 变更学校审核: requests to leave or enter schools of the scope, step by step (domain 1.5). */
export function ChangeSchoolApproval({ handle }: ChangeSchoolApprovalProps) {
  return (
    <Widget part="change-school-approval" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <ChangeSchoolTexts>
          <ChangePanel />
        </ChangeSchoolTexts>
      </Suspense>
    </Widget>
  )
}
