import { PageHeader, Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCodesPending } from '../../session/use-session'
import { ActivityList } from './activity-list'
import { ActivityTexts } from './activity-texts'

export interface ActivityManagerProps extends ScreenProps {
  /** Origin of the portal, for the QR code of the check-in; without one that of the page. */
  portalOrigin?: string
}

function ActivityScreen({ portalOrigin }: { portalOrigin: string }) {
  return useCodesPending() ? <Skeleton width="full" /> : <ActivityList portalOrigin={portalOrigin} />
}

/** 教研活动: research activities of the reader's organisations, who has signed up for them and who has come. */
export function ActivityManager({ portalOrigin = '', handle }: ActivityManagerProps) {
  const t = useTranslate()
  return (
    <Widget part="activity-manager" handle={handle}>
      <div style={{ display: 'grid', gap: 'var(--dw-space-3)', minInlineSize: 0 }}>
        <PageHeader title={t('activities.title')} />
        <Suspense fallback={<Skeleton width="full" />}>
          <ActivityTexts>
            <ActivityScreen portalOrigin={portalOrigin} />
          </ActivityTexts>
        </Suspense>
      </div>
    </Widget>
  )
}
