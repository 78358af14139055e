import { Skeleton, StatePanel } from '@doorway/ui'
import { useMemo } from 'react'
import { useClientState, useClientStateStore } from '../../context/use-client-state'
import { lastTargetOf } from '../../context/last-target'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useLocale, useTranslate } from '../../context/use-translate'
import { titleIn, type BuiltMenus } from './build-routes'
import { useMenus } from './menus.queries'
import { routeAt } from './page-key'
import { SideMenu } from './side-menu'

/** Branches above the page in view, so that it is never hidden in a closed one. */
function branchNames(menus: BuiltMenus | undefined, path: string): string[] {
  const ids = menus ? (routeAt(menus.routes, path)?.ancestorIds ?? []) : []
  return (menus?.tree ?? []).flatMap(function names(node): string[] {
    return [...(ids.includes(node.item.id) ? [node.item.name] : []), ...node.children.flatMap(names)]
  })
}

export interface ConsoleMenuProps {
  /** Icons only. */
  isFolded?: boolean
  /** Called on every selection, for drawers that close then. */
  onNavigate?: () => void
}

/** The side menu of the signed-in person. Open branches are client state (currentMenuOpenNames, specification section 3). */
export function ConsoleMenu({ isFolded, onNavigate }: ConsoleMenuProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { data, isPending } = useMenus()
  const { path } = useKitLocation()
  const navigate = useKitNavigate()
  const store = useClientStateStore()
  const opened = useClientState(({ currentMenuOpenNames }) => currentMenuOpenNames)
  const above = useMemo(() => branchNames(data, path), [data, path])
  if (isPending) {
    return (
      <div className="dw-side" aria-busy="true">
        {Array.from({ length: 6 }, (_, index) => (
          <p key={index} className="dw-side-entry">
            <Skeleton />
          </p>
        ))}
      </div>
    )
  }
  if (!data || data.tree.length === 0) {
    return <StatePanel kind="empty" isCompact title={t('menuRouter.emptyMenu')} text={t('menuRouter.emptyMenuHint')} />
  }
  return (
    <SideMenu
      nodes={data.tree}
      currentPath={path}
      openNames={opened.length > 0 ? opened : above}
      onOpenNamesChange={(names) => store.setState({ currentMenuOpenNames: names })}
      onSelect={(target) => {
        // The page in view starts again; another opened one is where it was left.
        navigate(target === path ? { path: target } : lastTargetOf(store.getState().pageOpenedList, target))
        onNavigate?.()
      }}
      titleOf={({ item }) => titleIn(locale, item)}
      label={t('menuRouter.navigation')}
      externalLabel={(title) => t('menuRouter.external', { title })}
      isFolded={isFolded}
    />
  )
}
