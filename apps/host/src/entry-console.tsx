import { createRoot } from 'react-dom/client'
import { ConsoleApp } from './console/console-app'
import { loadConsoleStrings } from './console/strings/load-console-strings'
import { PreferencesProvider } from './preferences/preferences-context'
import { readPreferences } from './preferences/preferences'
import { loadStrings } from './strings/load-strings'

async function start() {
  const container = document.getElementById('app')
  if (!container)
    throw new Error('The page lacks <div id="app">, where Doorway draws. Serve it through the host document.')
  const preferences = readPreferences(document.cookie)
  const [strings] = await Promise.all([loadStrings(preferences.locale), loadConsoleStrings(preferences.locale)])
  createRoot(container).render(
    <PreferencesProvider initial={preferences} initialStrings={strings}>
      <ConsoleApp />
    </PreferencesProvider>,
  )
}

void start()
