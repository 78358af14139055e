import { PageHeader, Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCodesPending } from '../../session/use-session'
import { menuPanel } from './lazy-parts'
import { MenuConfigTexts } from './menu-config-texts'

export type MenuConfigProps = ScreenProps

function Ready() {
  return useCodesPending() ? <Skeleton width="full" /> : <menuPanel.Part />
}

/** 动态路由配置: the menu of the console, its checks, and what each role gets of it. */
export function MenuConfig({ handle }: MenuConfigProps) {
  const t = useTranslate()
  return (
    <Widget part="menu-config" handle={handle}>
      <div className="dw-menu-config">
        <PageHeader title={t('menuConfig.title')} />
        <Suspense fallback={<Skeleton width="full" />}>
          <MenuConfigTexts>
            <Ready />
          </MenuConfigTexts>
        </Suspense>
      </div>
    </Widget>
  )
}
