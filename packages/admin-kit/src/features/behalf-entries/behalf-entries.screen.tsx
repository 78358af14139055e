import { PageHeader, Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCodesPending } from '../../session/use-session'
import { BehalfList } from './behalf-list'
import { BehalfTexts } from './behalf-texts'

export type BehalfEntriesProps = ScreenProps

function BehalfScreen() {
  return useCodesPending() ? <Skeleton width="full" /> : <BehalfList />
}

/** 代他人报名: what the reader's school has entered for its people in other competitions (domain 1.3). */
export function BehalfEntries({ handle }: BehalfEntriesProps) {
  const t = useTranslate()
  return (
    <Widget part="behalf-entries" handle={handle}>
      <div style={{ display: 'grid', gap: 'var(--dw-space-3)', minInlineSize: 0 }}>
        <PageHeader title={t('behalfEntries.title')} />
        <Suspense fallback={<Skeleton width="full" />}>
          <BehalfTexts>
            <BehalfScreen />
          </BehalfTexts>
        </Suspense>
      </div>
    </Widget>
  )
}
