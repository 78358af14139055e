import { ConsoleMenu, MenuRouter, TabBar, useMenus } from '@doorway/admin-kit'
import { Drawer, IconButton, LoadingBar } from '@doorway/ui'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePreferences } from '../preferences/preferences-context'
import { useConsoleWords } from './use-console-words'
import { ConsoleHeader } from './console-header'
import { HomeScreen } from './home-screen'
import { screens } from './screens'
import { useConsoleTitle } from './use-console-title'

const HOME = '/home'

/** The console's frame: header, menu, opened pages, screen. Screens come from the server's menus. */
export function MainLayout() {
  const { t } = usePreferences()
  const words = useConsoleWords()
  const navigate = useNavigate()
  const { isPending } = useMenus()
  const [isFolded, setFolded] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  useConsoleTitle()
  const handleLoadFailure = useCallback(() => void navigate('/doorway'), [navigate])
  const handleUnmatched = useCallback(() => void navigate('/404', { replace: true }), [navigate])
  return (
    <div className="dw-console" data-folded={isFolded || undefined}>
      <LoadingBar isLoading={isPending} label={t.failure.loading} />
      <ConsoleHeader onOpenMenu={() => setDrawerOpen(true)} />
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
        <main className="dw-console-page" id="main">
          <MenuRouter
            screens={screens}
            homePath={HOME}
            home={<HomeScreen />}
            onLoadFailure={handleLoadFailure}
            onUnmatched={handleUnmatched}
          />
        </main>
      </div>
      <Drawer isOpen={isDrawerOpen} size="s" title={t.header.menu} onClose={() => setDrawerOpen(false)}>
        <ConsoleMenu onNavigate={() => setDrawerOpen(false)} />
      </Drawer>
    </div>
  )
}
