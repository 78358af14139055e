import { PageHeader, Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCodesPending } from '../../session/use-session'
import { AppVersionTexts } from './app-version-texts'
import { VersionList } from './version-list'

export type AppVersionsProps = ScreenProps

function VersionScreen() {
  return useCodesPending() ? <Skeleton width="full" /> : <VersionList />
}

/** 版本管理: releases of the apps, which share of the devices is offered them, and which builds have to update. */
export function AppVersions({ handle }: AppVersionsProps) {
  const t = useTranslate()
  return (
    <Widget part="app-versions" handle={handle}>
      <div style={{ display: 'grid', gap: 'var(--dw-space-3)', minInlineSize: 0 }}>
        <PageHeader title={t('appVersions.title')} />
        <Suspense fallback={<Skeleton width="full" />}>
          <AppVersionTexts>
            <VersionScreen />
          </AppVersionTexts>
        </Suspense>
      </div>
    </Widget>
  )
}
