import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'

const AXE = join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js')

/** Returns what axe finds on a page: rule and place. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(AXE, 'utf8'))
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run()
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
      nodes.map(({ target }) => `${id} ${target.join(' ')}`),
    )
  })
}
