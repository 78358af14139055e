import type { Locator, Page } from 'playwright'
import { screenManifests } from '../../packages/admin-kit/src/testing/generated/screen-manifests'

/** An embeddable screen, its address in the console, and what only its data from the server can show. */
export interface ProbedScreen {
  screen: string
  path: string
  shows: (page: Page) => Locator
}

/** Every embeddable screen of the console with its probe, which is looked up within the screen. */
export const probedScreens: readonly ProbedScreen[] = screenManifests.flatMap(({ name, embed }) => {
  if (!embed?.demo) return []
  const { part, demo } = embed
  const { role, name: label, text } = demo.shows
  const shows = (page: Page) => {
    const found = page.locator(`[data-dw-part="${part}"]`).getByRole(role, { name: new RegExp(`^${label}`) })
    return text === undefined ? found.first() : found.getByText(text)
  }
  return [{ screen: name, path: demo.address, shows }]
})
