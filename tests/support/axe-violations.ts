import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'

const AXE = join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js')

/** Returns what axe finds on a page: rule and place. `alone` are the only rules, also those that axe does not run by itself. */
export async function axeViolations(page: Page, alone?: readonly string[]): Promise<string[]> {
  await page.evaluate(readFileSync(AXE, 'utf8'))
  return page.evaluate(async (rules) => {
    const { violations } = await Reflect.get(window, 'axe').run(rules ? { runOnly: rules } : {})
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
      nodes.map(({ target }) => `${id} ${target.join(' ')}`),
    )
  }, alone)
}
