import '@doorway/ui/tokens.css'
import './bootstrap/document.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { replayEvents } from './bootstrap/replay-events'
import { provideHydrationData } from './bootstrap/hydration-data'
import { PreferencesProvider } from './preferences/preferences-context'
import { readPreferences } from './preferences/preferences'
import { portalRoutes } from './routes/portal-routes'
import { loadStrings } from './strings/load-strings'

/** Lazy pages of the first address are loaded before hydration, so the drawn page is never torn down. */
async function loadMatchedPages() {
  const matched = matchRoutes(portalRoutes, location) ?? []
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

async function start() {
  const container = document.getElementById('app')
  if (!container)
    throw new Error('The page lacks <div id="app">, where Doorway draws. Serve it through the host document.')
  const preferences = readPreferences(document.cookie)
  const isDrawn = container.querySelector('.dw-portal') !== null
  await Promise.all([loadStrings(preferences.locale), isDrawn ? loadMatchedPages() : undefined])
  provideHydrationData()
  const router = createBrowserRouter(portalRoutes)
  const app = (
    <PreferencesProvider initial={preferences} loadWords={loadStrings}>
      <RouterProvider router={router} />
    </PreferencesProvider>
  )
  // As a transition it is done in slices: the page answers to its reader meanwhile.
  if (isDrawn) startTransition(() => void hydrateRoot(container, app))
  else createRoot(container).render(app)
  replayEvents()
}

void start()
