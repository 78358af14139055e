import { Skeleton } from '@doorway/ui'
import { useMemo } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { FailurePanel } from '../../loading/failure-panel'
import { usePrefetch } from '../../loading/use-prefetch'
import { useReady } from '../../loading/use-ready'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { PersonalCenterPartsProvider } from '../../personal-center/personal-center-parts'
import { PersonalCenterTexts } from '../../personal-center/personal-center-texts'
import { childOf, childTabNames, type TabName, tabNames } from '../../personal-center/tab-data'
import { personalSections } from './lazy-parts'
import { usePersonalData, useReloadPersonalData } from './personal-center.queries'
import { personalControls, PersonalPlacesProvider } from './personal-controls'

export interface PersonalCenterProps extends ScreenProps {
  /** The tab that is shown first, as the portal's address spells it: `privacy`, `devices`. */
  tab?: string
  /** The tabs that are offered, in the screen's order; all of them without it. */
  tabs?: readonly TabName[]
  /** The portal's address: links to its pages open there. */
  portalUrl?: string
  /** Another tab is shown. */
  onTabChange?: (tab: TabName) => void
  /** Opens a page of the portal by its address; without it, and without `portalUrl`, names are text. */
  onOpenPage?: (address: string) => void
}

const addressOf = (query: Readonly<Record<string, string>>) => `http://portal/?${new URLSearchParams(query).toString()}`

/** Which tab of whom the screen's location names, of those that are offered. */
function useRequest({ tab, tabs }: PersonalCenterProps) {
  const { query } = useKitLocation()
  const childId = childOf(addressOf(query))
  const own: readonly TabName[] = childId === undefined ? tabNames : childTabNames
  const offered = own.filter((name) => tabs === undefined || tabs.includes(name))
  const named = offered.find((name) => name === query['tab']) ?? offered.find((name) => name === tab)
  const page = Math.max(1, Math.trunc(Number(query['page']) || 1))
  return { tab: named ?? offered[0] ?? own[0] ?? 'works', page, childId }
}

function PersonalCenterScreen(props: PersonalCenterProps) {
  const { tabs, portalUrl, onOpenPage, onTabChange } = props
  const navigate = useKitNavigate()
  const request = useRequest(props)
  const reload = useReloadPersonalData()
  const { data, error, refetch } = usePersonalData(request)
  useReady(Boolean(data))
  usePrefetch(personalSections.prefetch)
  const parts = useMemo(() => ({ ...personalControls, reload }), [reload])
  const places = useMemo(
    () => ({
      portalUrl,
      openPage: onOpenPage,
      show: (address: string) => {
        const { searchParams } = new URL(address, 'http://portal')
        const tab = tabNames.find((name) => name === searchParams.get('tab'))
        navigate({ query: { tab: tab ?? null, child: searchParams.get('child'), page: searchParams.get('page') } })
        if (tab) onTabChange?.(tab)
      },
    }),
    [portalUrl, onOpenPage, onTabChange, navigate],
  )
  if (error && !data) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width="full" />
  return (
    <PersonalPlacesProvider value={places}>
      <PersonalCenterPartsProvider value={parts}>
        <personalSections.Part data={data} offered={tabs} />
      </PersonalCenterPartsProvider>
    </PersonalPlacesProvider>
  )
}

/** 个人中心: who one is, what one has, and one's rights over one's own data and that of one's children (domain 1.2). */
export function PersonalCenter({ handle, ...props }: PersonalCenterProps) {
  return (
    <Widget part="personal-center" handle={handle} fallback={<Skeleton width="full" />}>
      <PersonalCenterTexts>
        <PersonalCenterScreen {...props} />
      </PersonalCenterTexts>
    </Widget>
  )
}
