import { PageHeader, Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { StagePanel } from './stage-panel'
import { StageTexts } from './stage-texts'

export type StageManagerProps = ScreenProps

/** 学段学科: stages, their subjects, and a preview of the choice (domain 1.5). */
export function StageManager({ handle }: StageManagerProps) {
  const t = useTranslate()
  return (
    <Widget part="stage-manager" handle={handle}>
      <div className="dw-stage-screen">
        <PageHeader title={t('stages.title')} />
        <Suspense fallback={<Skeleton width="full" />}>
          <StageTexts>
            <StagePanel />
          </StageTexts>
        </Suspense>
      </div>
    </Widget>
  )
}
