import {
  ConsoleMenu,
  MenuRouter,
  TabBar,
  useDelayedSkeleton,
  useKitNavigate,
  useMenus,
  useSession,
} from '@doorway/admin-kit'
import { IconButton, lazyComponent, loadedPart, LoadingBar } from '@doorway/ui'
import { useCallback, useEffect, useState } from 'react'
import { ConsoleSkeleton } from '../bootstrap/console-skeleton'
import { useConsoleStrings } from './use-console-strings'
import { ConsoleHeader } from './console-header'
import { LateLayer } from './late-layer'
import { optionalPart } from './optional-part'
import { OfflineBanner } from './offline-banner'
import { QuickAccess, type QuickAccessKind } from './quick-access'
import { loadScreenSheet } from '../session/screen-sheet'
import { screens } from './screens'
import { useConsoleTitle } from './use-console-title'
import { useShortcuts } from './use-shortcuts'

const HOME = '/home'

// The first page of most people, and not of those who open a screen by its address.
const homePage = lazyComponent(async () => {
  const [{ Home }] = await Promise.all([import('@doorway/admin-kit/home'), loadScreenSheet()])
  return Home
})
if (location.pathname === HOME) homePage.prefetch()

const HomePage = loadedPart(homePage)

// Loaded later: it is useless before the menus, and dialogs weigh more than the frame.
const menuDrawer = lazyComponent(
  async () => (await import('./menu-drawer')).MenuDrawer,
  (error, forget) => error instanceof Error && Object.assign(error, { forget }),
)

const LoadedDrawer = loadedPart(menuDrawer)

const IdleParts = optionalPart(async () => (await import('./idle-parts')).IdleParts)

/** Widths at which the menu is in a drawer (console.css). */
const PHONE = '(max-width: 767px)'
/** Milliseconds after the menus at which the drawer is preloaded and unread messages are counted. */
const IDLE_AFTER_MS = 1000

/** The console's frame: header, menu, opened pages, screen. Screens come from the server's menus. */
export function MainLayout() {
  const words = useConsoleStrings()
  const navigate = useKitNavigate()
  const { isPending } = useMenus()
  // Requested together with the menus, for the header.
  useSession()
  const isWaiting = useDelayedSkeleton(isPending)
  const [isFolded, setFolded] = useState(false)
  const [isIdle, setIdle] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [opened, setOpened] = useState<QuickAccessKind>(null)
  const openPalette = useCallback(() => setOpened('palette'), [])
  const openSheet = useCallback(() => setOpened((kind) => kind ?? 'sheet'), [])
  const closeDrawer = () => setDrawerOpen(false)
  useShortcuts(openPalette, openSheet)
  useConsoleTitle()
  useEffect(() => {
    if (isPending) return undefined
    const timer = setTimeout(() => {
      // Only phones have the button that opens it.
      if (matchMedia(PHONE).matches) menuDrawer.prefetch()
      setIdle(true)
    }, IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isPending])
  // Without a network there is no portal either: the console stays and offers to try again.
  const handleLoadFailure = useCallback(() => {
    if (navigator.onLine) navigate({ path: '/doorway' })
  }, [navigate])
  const handleUnmatched = useCallback(() => navigate({ path: '/404' }, { replace: true }), [navigate])
  // The document has prefetched the menus, so as a rule the frame is rendered only once.
  if (isWaiting) return <ConsoleSkeleton label={words.loading} />
  return (
    <div className="dw-console" data-folded={isFolded || undefined}>
      <a className="dw-console-skip" href="#main">
        {words.skip}
      </a>
      <LoadingBar isLoading={isPending} label={words.loading} />
      <ConsoleHeader isIdle={isIdle} onSearch={openPalette} onOpenMenu={() => setDrawerOpen(true)} />
      <aside className="dw-console-side">
        <div className="dw-console-menu">
          <ConsoleMenu isFolded={isFolded} />
        </div>
        <IconButton
          className="dw-console-fold"
          icon={isFolded ? 'chevron-right' : 'chevron-left'}
          label={isFolded ? words.unfold : words.fold}
          onClick={() => setFolded(!isFolded)}
        />
      </aside>
      <div className="dw-console-work">
        <TabBar homePath={HOME} />
        <OfflineBanner />
        <main className="dw-console-page" id="main" tabIndex={-1}>
          <MenuRouter
            screens={screens}
            homePath={HOME}
            home={<HomePage />}
            onLoadFailure={handleLoadFailure}
            onUnmatched={handleUnmatched}
          />
        </main>
      </div>
      {isIdle && <IdleParts />}
      <QuickAccess kind={opened} onClose={() => setOpened(null)} />
      {isDrawerOpen && (
        <LateLayer onClose={closeDrawer}>
          <LoadedDrawer onClose={closeDrawer} />
        </LateLayer>
      )}
    </div>
  )
}
