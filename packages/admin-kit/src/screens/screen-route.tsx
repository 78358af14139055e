import { Button, StatePanel } from '@doorway/ui'
import type { ComponentType } from 'react'
import { useKitLocation, useKitNavigate } from '../context/use-location'
import { useTranslate } from '../context/use-translate'
import type { ScreenComponent } from '../features/menu-router'
import type { NavigationTarget } from '../navigation/adapter'
import { useLeavePage } from './use-leave-page'

/** Goes to another address of the console. */
export type Go = (target: NavigationTarget) => void

/** Leaves a form for the list at an address, where it was left or with a query, and closes the form's tab. */
export type Leave = (list: string, query?: NavigationTarget['query']) => void

/** A screen whose props come from the address it was opened at, and whose callbacks lead to other addresses. */
export function atAddress<Props extends object>(
  Screen: ComponentType<Props>,
  propsAt: (query: Readonly<Record<string, string>>, go: Go, leave: Leave) => Props,
): ScreenComponent {
  return function ScreenAtAddress() {
    const { query } = useKitLocation()
    const go = useKitNavigate()
    const leave = useLeavePage()
    return <Screen {...propsAt(query, go, leave)} />
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
  list: string,
  propsOf: (id: number, leave: () => void) => Props,
): ScreenComponent {
  return function ScreenOfRecord() {
    const { query } = useKitLocation()
    const leavePage = useLeavePage()
    const leave = () => leavePage(list)
    const id = Number(query['id'])
    return Number.isSafeInteger(id) && id > 0 ? <Screen {...propsOf(id, leave)} /> : <NoRecord onBack={leave} />
  }
}

/** A screen that prefetches its first data before it is rendered. */
export function withPrefetch(Screen: ComponentType, prefetch: ScreenComponent['prefetch']): ScreenComponent {
  const PrefetchingScreen = () => <Screen />
  return Object.assign(PrefetchingScreen, { prefetch })
}
