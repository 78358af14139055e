import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { ResourcePanel } from './resource-panel'
import { ResourceTexts } from './resource-texts'

/** The screen takes nothing of its own. */
export type ResourceManagerProps = ScreenProps

/** 资源管理: review of teaching resources by range, recommendations and reports (domain 1.5). */
export function ResourceManager({ handle }: ResourceManagerProps) {
  return (
    <Widget part="resource-manager" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <ResourceTexts>
          <ResourcePanel />
        </ResourceTexts>
      </Suspense>
    </Widget>
  )
}
