import { createRoot } from 'react-dom/client'
import { ConsoleApp } from './console/console-app'
import { loadConsoleStrings } from './console/strings/load-console-strings'
import { PreferencesProvider } from './preferences/preferences-context'
import { readPreferences } from './preferences/preferences'

async function start() {
  const container = document.getElementById('app')
  if (!container)
    throw new Error('The page lacks <div id="app">, where Doorway draws. Serve it through the host document.')
  const preferences = readPreferences(document.cookie)
  await loadConsoleStrings(preferences.locale)
  createRoot(container).render(
    <PreferencesProvider initial={preferences} loadWords={loadConsoleStrings}>
      <ConsoleApp />
    </PreferencesProvider>,
  )
}

void start()
