import '@doorway/ui/tokens.css'
import './bootstrap/document.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { appContainer } from './bootstrap/app-container'
import { boundedPage, latePage } from './bootstrap/late-page'
import { replayEvents, replayFrameEvents, takePageEvents } from './bootstrap/replay-events'
import { dropRefusals, hasFailed, hasLoaderRun, provideHydrationData } from './bootstrap/hydration-data'
import { PreferencesProvider } from './preferences/preferences-context'
import { readPreferences } from './preferences/preferences'
import { portalRoutes } from './portal/portal-routes'
import { isPageHandle } from './routes/page-handle'
import { isPortalPath } from './routes/paths'
import { hasStoredToken } from './session/stored-token'
import { loadStrings } from './strings/load-strings'

/**
 * Makes the page of the first address ready for hydration, so that the server's markup is never discarded. Readers with a
 * token have parts of their own on some pages, which are loaded at once.
 */
async function prepareMatchedPage(isAtOnce: boolean): Promise<{ isLate: boolean }> {
  const matched = matchRoutes(portalRoutes, isPortalPath(location.pathname) ? location : '/404') ?? []
  const route = matched.at(-1)?.route
  if (!route || !isPageHandle(route.handle)) return { isLate: false }
  const { load, isEager, trackState } = route.handle
  const isStored = await trackState?.().catch(() => false)
  const isLate = !isAtOnce && !isEager && !isStored
  const hasLoader = route.id !== undefined && hasLoaderRun(route.id)
  if (isLate) Object.assign(route, latePage(load, hasLoader), { lazy: undefined })
  else Object.assign(route, isEager ? await load() : boundedPage(await load()), { lazy: undefined })
  return { isLate }
}

async function start() {
  const container = appContainer()
  const preferences = readPreferences(document.cookie)
  const isPrerendered = container.querySelector('.dw-portal') !== null
  provideHydrationData()
  const [{ isLate = false } = {}] = await Promise.all([
    isPrerendered ? prepareMatchedPage(hasStoredToken()) : undefined,
    loadStrings(preferences.locale),
  ])
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
  replayFrameEvents()
  // In place of a page that has failed there is the frame's own notice.
  if (!isLate || hasFailed()) replayEvents(takePageEvents())
}

void start()
