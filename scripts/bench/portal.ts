// `npm run bench -- portal`: requests per second of portal pages, cached and rendered. Prints figures, asserts nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load, type LoadResult } from './load'
import { launch, portal } from './server'

// As a browser requests it: a compressed page is a fifth of the plain one.
const options = { headers: { 'accept-encoding': 'gzip, deflate, br' } }
const cell = ({ perSecond, p99 }: LoadResult) => `${Math.round(perSecond)} (p99 ${p99.toFixed(0)} ms)`

async function measure(variables: Readonly<Record<string, string>>): Promise<string> {
  const server = await launch(portal, variables)
  try {
    return cell(await load(`${server.address}/doorMain`, () => options))
  } finally {
    await server.stop()
  }
}

const measureBoth = async (variables: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> => ({
  '/doorMain, cached: requests/s': await measure(variables),
  '/doorMain, rendered: requests/s': await measure({ ...variables, PAGE_CACHE: '0' }),
})

/** Both engines side by side; `database` is the address of an empty PostgreSQL database. */
export async function benchPortal(database: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-bench-'))
  try {
    const embedded = await measureBoth({ DATA_DIR: join(folder, 'embedded') })
    const onServer = await measureBoth({ DATA_DIR: join(folder, 'server'), DATABASE_URL: database })
    console.table(
      Object.fromEntries(
        Object.keys(embedded).map((row) => [row, { PGlite: embedded[row], PostgreSQL: onServer[row] }]),
      ),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
