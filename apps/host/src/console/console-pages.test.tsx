// @vitest-environment happy-dom
import { DoorwayProvider } from '@doorway/admin-kit'
import { createDoorwayClient } from '@doorway/api-client'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PreferencesProvider } from '../preferences/preferences-context'
import { readPreferences } from '../preferences/preferences'
import { TOKEN_KEY } from '../session/stored-token'
import { createConsoleNavigation } from './console-navigation'
import { ConsolePages } from './console-pages'
import { loadConsoleStrings } from './strings/load-console-strings'

const client = createDoorwayClient({ baseUrl: 'http://localhost', fetch: () => new Promise(() => undefined) })
let root: Root

/** Renders the pages at the current address; the kit's context changes with the theme. */
async function open() {
  await loadConsoleStrings('zh')
  const navigation = createConsoleNavigation()
  const render = (theme: 'light' | 'dark') =>
    act(async () =>
      root.render(
        <PreferencesProvider initial={readPreferences('')} loadWords={loadConsoleStrings}>
          <DoorwayProvider client={client} locale="zh" theme={theme} navigation={navigation} instanceId="test">
            <ConsolePages />
          </DoorwayProvider>
        </PreferencesProvider>,
      ),
    )
  await render('light')
  return { navigation, render }
}

const address = () => window.location.pathname + window.location.search

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the guard of the console', () => {
  it('redirects to /login without a token, and returns after it', async () => {
    window.history.replaceState(null, '', '/user-management?page=2')
    await open()
    expect(address()).toBe('/login?redirect=%2Fuser-management%3Fpage%3D2')
  })

  it('leaves an open page alone while its user signs out, who then gets to /login without a way back', async () => {
    localStorage.setItem(TOKEN_KEY, JSON.stringify({ token: 'valid' }))
    window.history.replaceState(null, '', '/home')
    const { navigation, render } = await open()
    localStorage.clear()
    await render('dark')
    expect(address()).toBe('/home')
    await act(async () => navigation.navigate({ path: '/login' }))
    expect(address()).toBe('/login')
  })
})
