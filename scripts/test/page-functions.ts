import type { Page } from 'playwright'

/** Lets functions of these scripts run in a page: the compiler that loads the scripts calls `__name` in them. */
export async function allowPageFunctions(page: Page): Promise<void> {
  await page.addInitScript('globalThis.__name = (named) => named')
}
