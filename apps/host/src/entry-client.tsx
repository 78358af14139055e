import '@doorway/ui/tokens.css'
import './bootstrap/document.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { appContainer } from './bootstrap/app-container'
import { replayEvents } from './bootstrap/replay-events'
import { dropRefusals, provideHydrationData } from './bootstrap/hydration-data'
import { PreferencesProvider } from './preferences/preferences-context'
import { readPreferences } from './preferences/preferences'
import { portalRoutes } from './portal/portal-routes'
import { isPortalPath } from './routes/paths'
import { hasStoredToken } from './session/stored-token'
import { loadStrings } from './strings/load-strings'

/** Loads the lazy pages of the first address before hydration, so that the server's markup is never discarded. */
async function loadMatchedPages() {
  const matched = matchRoutes(portalRoutes, isPortalPath(location.pathname) ? location : '/404') ?? []
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

async function start() {
  const container = appContainer()
  const preferences = readPreferences(document.cookie)
  const isPrerendered = container.querySelector('.dw-portal') !== null
  await Promise.all([loadStrings(preferences.locale), isPrerendered ? loadMatchedPages() : undefined])
  provideHydrationData()
  // The page for missing addresses was rendered in place of the requested one (specification section 2).
  if (isPrerendered && !isPortalPath(location.pathname)) history.replaceState(null, '', `/404${location.search}`)
  const isRefused = hasStoredToken() && dropRefusals()
  const router = createBrowserRouter(portalRoutes)
  const app = (
    <PreferencesProvider initial={preferences} loadWords={loadStrings}>
      <RouterProvider router={router} />
    </PreferencesProvider>
  )
  // A transition renders in slices, so the page stays responsive.
  if (isRefused) {
    flushSync(() => createRoot(container).render(app))
    delete document.documentElement.dataset['session']
  } else if (isPrerendered) startTransition(() => void hydrateRoot(container, app))
  else createRoot(container).render(app)
  replayEvents()
}

void start()
