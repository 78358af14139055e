import { Button, StatePanel } from '@doorway/ui'
import type { ComponentType } from 'react'
import { useKitLocation, useKitNavigate } from '../context/use-location'
import { useTranslate } from '../context/use-translate'
import type { ScreenComponent } from '../features/menu-router'
import type { NavigationTarget } from '../navigation/adapter'

/** Goes to another address of the console. */
export type Go = (target: NavigationTarget) => void

/** A screen whose props come from the address it was opened at, and whose callbacks lead to other addresses. */
export function atAddress<Props extends object>(
  Screen: ComponentType<Props>,
  propsAt: (query: Readonly<Record<string, string>>, go: Go) => Props,
): ScreenComponent {
  return function ScreenAtAddress() {
    const { query } = useKitLocation()
    const go = useKitNavigate()
    return <Screen {...propsAt(query, go)} />
  }
}

function NoRecord({ onBack }: { onBack: () => void }) {
  const t = useTranslate()
  return (
    <StatePanel
      kind="empty"
      title={t('menuRouter.noRecord')}
      action={<Button onClick={onBack}>{t('menuRouter.backToList')}</Button>}
    />
  )
}

/** A screen of the record whose id the address names as `id`; without one it offers the way back to `list`. */
export function atRecord<Props extends object>(
  Screen: ComponentType<Props>,
  list: NavigationTarget,
  propsOf: (id: number, go: Go) => Props,
): ScreenComponent {
  return function ScreenOfRecord() {
    const { query } = useKitLocation()
    const go = useKitNavigate()
    const id = Number(query['id'])
    return Number.isSafeInteger(id) && id > 0 ? <Screen {...propsOf(id, go)} /> : <NoRecord onBack={() => go(list)} />
  }
}

/** A screen that prefetches its first data before it is rendered. */
export function withPrefetch(Screen: ComponentType, prefetch: ScreenComponent['prefetch']): ScreenComponent {
  const PrefetchingScreen = () => <Screen />
  return Object.assign(PrefetchingScreen, { prefetch })
}
