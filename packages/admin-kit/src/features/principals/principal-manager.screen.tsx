import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { PrincipalPanel } from './principal-panel'
import { PrincipalTexts } from './principal-texts'

/** The screen takes nothing of its own. */
export type PrincipalManagerProps = ScreenProps

/** 校长管理: schools and research staff write profiles of principals, bureaus review them (domain 1.5). */
export function PrincipalManager({ handle }: PrincipalManagerProps) {
  return (
    <Widget part="principal-manager" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <PrincipalTexts>
          <PrincipalPanel />
        </PrincipalTexts>
      </Suspense>
    </Widget>
  )
}
