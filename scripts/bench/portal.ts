// `npm run bench -- portal`: how fast the portal's pages are answered, from the page cache and drawn anew. Prints, judges
// nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from './load'
import { launch, portal } from './server'

// As a browser asks: a packed page is a fifth of the plain one.
const options = { headers: { 'accept-encoding': 'gzip, deflate, br' } }
const cell = ({ perSecond, p99 }) => `${Math.round(perSecond)} (p99 ${p99.toFixed(0)} ms)`

async function measure(variables) {
  const server = await launch(portal, variables)
  const page = `${server.address}/doorMain`
  let count = 0
  // Another query is another page to the cache, and the same one to whoever draws it.
  const fresh = () => `${page}?bench=${(count += 1)}`
  try {
    return {
      '/doorMain, kept: requests/s': cell(await load(page, () => options)),
      '/doorMain, drawn: requests/s': cell(await load(fresh, () => options)),
    }
  } finally {
    await server.stop()
  }
}

/** Both engines side by side; `database` is the address of an empty PostgreSQL database. */
export async function benchPortal(database) {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-bench-'))
  try {
    const embedded = await measure({ DATA_DIR: join(folder, 'embedded') })
    const onServer = await measure({ DATA_DIR: join(folder, 'server'), DATABASE_URL: database })
    console.table(
      Object.fromEntries(
        Object.keys(embedded).map((row) => [row, { PGlite: embedded[row], PostgreSQL: onServer[row] }]),
      ),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
