import { PageHeader, Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCodesPending } from '../../session/use-session'
import { schemeEditor } from './lazy-parts'
import { SchemeList } from './scheme-list'
import { SchemeTexts } from './scheme-texts'

export type SchemeManagerProps = ScreenProps

const NEW = 'new'

function SchemeScreen() {
  const t = useTranslate()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const isPending = useCodesPending()
  const shown = query['scheme']
  const id = Number(shown)
  const open = (scheme: number | typeof NEW | null) =>
    navigate({ query: { scheme: scheme === null ? null : String(scheme), tab: null } })
  if (isPending) return <Skeleton width="full" />
  if (shown !== NEW && !(id > 0))
    return (
      <div className="dw-scheme-stack">
        <PageHeader title={t('schemes.title')} />
        <SchemeList onOpen={open} />
      </div>
    )
  return (
    <Suspense fallback={<Skeleton width="full" />}>
      <schemeEditor.Part key={String(shown)} id={shown === NEW ? null : id} onOpen={open} onClose={() => open(null)} />
    </Suspense>
  )
}

/** 评分配置: what judges score, how marks become a score, and what given marks would become. */
export function SchemeManager({ handle }: SchemeManagerProps) {
  return (
    <Widget part="scheme-manager" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <SchemeTexts>
          <SchemeScreen />
        </SchemeTexts>
      </Suspense>
    </Widget>
  )
}
