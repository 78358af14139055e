import type { Locator, Page } from 'playwright'
import { screenManifests } from '../../packages/admin-kit/src/testing/generated/screen-manifests'

/** An embeddable screen, its address in the console where it has one, and what only its data from the server can show. */
export interface ProbedScreen {
  screen: string
  path: string | undefined
  shows: (page: Page) => Locator
}

/** Every embeddable screen with its probe, which is looked up within the screen. */
export const probedScreens: readonly ProbedScreen[] = screenManifests.flatMap(({ name, embed }) => {
  if (!embed) return []
  const { part, demo } = embed
  const { role, name: label, text } = demo.shows
  const shows = (page: Page) => {
    const found = page.locator(`[data-dw-part="${part}"]`).getByRole(role, { name: new RegExp(`^${label}`) })
    return text === undefined ? found.first() : found.getByText(text)
  }
  return [{ screen: name, path: demo.address, shows }]
})

/** Those that the console has an address for. */
export const consoleScreens = probedScreens.flatMap(({ path, ...screen }) =>
  path === undefined ? [] : [{ ...screen, path }],
)
