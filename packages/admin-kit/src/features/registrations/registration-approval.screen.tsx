import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { RegistrationPanel } from './registration-panel'
import { RegistrationTexts } from './registration-texts'

export interface RegistrationApprovalProps extends ScreenProps {
  /** Origin of the portal, for the links of invitation codes; without one that of the page. */
  portalOrigin?: string
}

/** 注册审核: requests for accounts by state, with what the reviewer compares (domain 1.5). */
export function RegistrationApproval({ portalOrigin = '', handle }: RegistrationApprovalProps) {
  return (
    <Widget part="registration-approval" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <RegistrationTexts>
          <RegistrationPanel portalOrigin={portalOrigin} />
        </RegistrationTexts>
      </Suspense>
    </Widget>
  )
}
