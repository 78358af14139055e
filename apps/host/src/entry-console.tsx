import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { appContainer } from './bootstrap/app-container'
import { ConsoleApp } from './console/console-app'
import { createConsoleNavigation } from './console/console-navigation'
import { prefetchConsoleState } from './console/prefetch-console-state'
import { loadConsoleStrings } from './console/strings/load-console-strings'
import { PreferencesProvider } from './preferences/preferences-context'
import { readPreferences } from './preferences/preferences'

async function start() {
  const preferences = readPreferences(document.cookie)
  const { locale } = preferences
  const [preloadedState] = await Promise.all([prefetchConsoleState(locale), loadConsoleStrings(locale)])
  const navigation = createConsoleNavigation()
  navigation.listen()
  const app = (
    <PreferencesProvider initial={preferences} loadWords={loadConsoleStrings}>
      <ConsoleApp navigation={navigation} preloadedState={preloadedState} />
    </PreferencesProvider>
  )
  // A transition renders in slices, so the page stays responsive.
  startTransition(() => createRoot(appContainer()).render(app))
}

void start()
