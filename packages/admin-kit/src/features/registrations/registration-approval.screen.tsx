import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { RegistrationPanel } from './registration-panel'
import { RegistrationTexts } from './registration-texts'

/** The screen takes nothing of its own. */
export type RegistrationApprovalProps = ScreenProps

/** 注册审核: requests for accounts by state, with what the reviewer compares (domain 1.5). */
export function RegistrationApproval({ handle }: RegistrationApprovalProps) {
  return (
    <Widget part="registration-approval" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <RegistrationTexts>
          <RegistrationPanel />
        </RegistrationTexts>
      </Suspense>
    </Widget>
  )
}
