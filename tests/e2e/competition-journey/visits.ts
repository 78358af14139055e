import type { Page } from 'playwright'
import { expect } from 'vitest'
import { hydrate, newVisitor, openAs, openMenu, startOf } from '../../support/journey'
import type { ServedPortal } from '../../support/serve-portal'
import { COMPETITION } from './plan'

/** Opens a browser of its own for a visitor, who leaves when the steps are done; a page without faults is part of them. */
export async function asVisitor<T>(
  { browser }: Pick<ServedPortal, 'browser'>,
  steps: (page: Page) => Promise<T>,
): Promise<T> {
  const { page, context, faults } = await newVisitor(browser)
  const result = await steps(page)
  expect(faults).toEqual([])
  await context.close()
  return result
}

/** As {@link asVisitor}, signed in. */
export function asPerson<T>(
  { url, browser }: ServedPortal,
  username: string,
  steps: (page: Page) => Promise<T>,
): Promise<T> {
  return asVisitor({ browser }, async (page) => {
    await openAs(page, url + startOf(username), username)
    return steps(page)
  })
}

/** Opens a page of the portal that has its script. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrate(page)
}

/** Opens a screen of the console for the competition of the journey. */
export async function openScreen(page: Page, branch: string, title: string, tab?: string): Promise<void> {
  await openMenu(page, branch, title)
  await page.getByRole('combobox', { name: '赛事' }).selectOption({ label: COMPETITION })
  if (tab !== undefined) await page.getByRole('tab', { name: tab, exact: true }).click()
}

/** The id of the competition, as every visitor gets it. */
export async function competitionId(url: string): Promise<number> {
  const response = await fetch(`${url}/api/portal/competitions?currentPage=1&pageSize=50`)
  const rows: { id: number; name: string }[] = Object(await response.json()).data.data
  const found = rows.find(({ name }) => name === COMPETITION)
  if (!found) throw new Error(`The portal does not show “${COMPETITION}”.`)
  return found.id
}
