import type { Browser } from 'playwright'

/** Milliseconds within which the list of a search shows a component. */
const SEARCH_LIMIT = 10_000

/** A component of the static Storybook: its place in the tree, and the part that its stories' ids share. */
export interface ListedComponent {
  title: string
  id: string
}

/** Returns the components of stories and pages, each once. */
export function componentsOf(entries: readonly { id: string; title: string }[]): ListedComponent[] {
  const titles = new Map(entries.map(({ id, title }) => [id.slice(0, id.indexOf('--')), title]))
  return [...titles].map(([id, title]) => ({ id, title }))
}

/** Types the name of each component into the search of the static Storybook; returns those that it does not find. */
export async function findUnlisted(
  browser: Browser,
  address: string,
  components: readonly ListedComponent[],
): Promise<ListedComponent[]> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await page.goto(address)
  const field = page.locator('#storybook-explorer-searchfield')
  await field.waitFor()
  const unlisted: ListedComponent[] = []
  for (const component of components) {
    await field.fill(component.title.slice(component.title.lastIndexOf('/') + 1))
    const result = page.locator(`.search-result-item:is([data-id="${component.id}"], [data-id^="${component.id}--"])`)
    const isListed = await result
      .first()
      .waitFor({ timeout: SEARCH_LIMIT })
      .then(
        () => true,
        () => false,
      )
    if (!isListed) unlisted.push(component)
  }
  await page.close()
  return unlisted
}
