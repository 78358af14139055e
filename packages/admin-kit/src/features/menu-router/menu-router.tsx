import { ApiError } from '@doorway/api-client'
import { LoadingBar } from '@doorway/ui'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { DirtyScope } from '../../forms/use-dirty-guard'
import { FailurePanel } from '../../loading/failure-panel'
import { KitContext, useKit } from '../../context/kit-context'
import { useClientState } from '../../context/use-client-state'
import { useKitLocation } from '../../context/use-location'
import { useLocale, useTranslate } from '../../context/use-translate'
import { useOpenedPages } from '../tabs'
import { titleIn, type BuiltMenus } from './build-routes'
import { scopedNavigation } from './scoped-navigation'
import { isRetainedPage, keepAlivePages } from './keep-alive-pages'
import { useMenus } from './menus.queries'
import { pageKey, routeAt } from './page-key'
import { Screen } from './screen'
import type { ScreenRegistry } from './screen-registry'
import { useScrollPlace } from './use-scroll-place'

export interface MenuRouterProps {
  /** Screens by built-in name and by component field. */
  screens: ScreenRegistry
  /** Address of the first tab. */
  homePath: string
  home: ReactNode
  /** The menus could not be loaded: the host goes to the portal (specification section 2, /doorway). An ended sign-in is none. */
  onLoadFailure?: (error: Error) => void
  /** The address belongs to no menu: the host goes to /404. Only said once the routes are complete. */
  onUnmatched?: () => void
}

interface KeepAlivePageProps {
  pageId: string
  isActive: boolean
  children: ReactNode
}

/** One mounted page. Hidden, it stands still at its last place. */
function KeepAlivePage({ pageId, isActive, children }: KeepAlivePageProps) {
  const kit = useKit()
  const { navigation } = kit
  const own = useMemo(
    () => scopedNavigation(navigation, (path, query) => pageKey({ path, query }) === pageId),
    [navigation, pageId],
  )
  const value = useMemo(() => ({ ...kit, navigation: own }), [kit, own])
  const page = useScrollPlace(isActive)
  return (
    <div ref={page} className="dw-kept-page" hidden={!isActive}>
      <KitContext.Provider value={value}>
        <DirtyScope value={pageId}>{children}</DirtyScope>
      </KitContext.Provider>
    </div>
  )
}

function Pages({ menus, screens, homePath, home, onUnmatched }: MenuRouterProps & { menus: BuiltMenus }) {
  const t = useTranslate()
  const locale = useLocale()
  const location = useKitLocation()
  const key = pageKey(location)
  const { pages, open } = useOpenedPages(homePath)
  const reloads = useClientState(({ pageReloads }) => pageReloads)
  const route = location.path === homePath ? null : routeAt(menus.routes, location.path)
  const isUnmatched = route === undefined
  const title = route ? titleIn(locale, route) : t('tabs.home')
  const name = route?.name ?? 'home'
  const search = new URLSearchParams(location.query).toString()

  useEffect(() => {
    if (isUnmatched) onUnmatched?.()
    else open({ path: key, name, title, search })
  }, [isUnmatched, onUnmatched, open, key, name, title, search])

  const { dirty } = useKit()
  const [live, setLive] = useState<string[]>([])
  const opened = pages.map(({ path }) => path)
  const isRetained = (path: string) =>
    opened.includes(path) && isRetainedPage(routeAt(menus.routes, path), dirty.isDirty(path))
  const next = isUnmatched ? live : keepAlivePages(live, key, isRetained)
  if (next.join('\n') !== live.join('\n')) setLive(next)

  return [...next].sort().map((pageId) => {
    const page = pageId === homePath ? null : routeAt(menus.routes, pageId)
    return (
      <KeepAlivePage key={`${pageId} ${reloads[pageId]}`} pageId={pageId} isActive={pageId === key && !isUnmatched}>
        {page ? <Screen route={page} title={titleIn(locale, page)} screens={screens} /> : home}
      </KeepAlivePage>
    )
  })
}

/**
 * Shows the screen of the present address. Opened pages keep their state, at most eight at a time (domain 0.15), unless
 * their menu item says that they do not.
 */
export function MenuRouter(props: MenuRouterProps) {
  const t = useTranslate()
  const menus = useMenus()
  const { onLoadFailure } = props
  useEffect(() => {
    // A sign-in that has ended leads to /login, after its notice (section 8).
    const isExpired = menus.error instanceof ApiError && menus.error.kind === 'unauthenticated'
    if (menus.error && !isExpired) onLoadFailure?.(menus.error)
  }, [menus.error, onLoadFailure])
  if (menus.data) return <Pages menus={menus.data} {...props} />
  if (menus.error) return <FailurePanel error={menus.error} onRetry={() => void menus.refetch()} />
  return (
    <div className="dw-screen-loading">
      <LoadingBar isLoading label={t('menuRouter.loading')} />
    </div>
  )
}
