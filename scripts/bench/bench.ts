// `npm run bench -- <name>`: prints tables, asserts nothing. BENCH_DATABASE_URL names a PostgreSQL whose databases bench_…
// are created once and reused.
import { join } from 'node:path'
import { startPostgres } from '../../tests/support/postgres-server'
import { buildApps } from '../build/build'
import { fail, root } from '../build/project'
import { benchArticles } from './articles'
import { benchCompetition } from './competition'
import { benchContentImport } from './content-import'
import { benchEditor } from './editor'
import { benchEngines } from './engines'
import { benchFirstWidget } from './first-widget'
import { benchFloods } from './floods'
import { benchLighthouse } from './lighthouse'
import { benchLine } from './line'
import { benchPageSizes } from './page-sizes'
import { benchPortal } from './portal'
import { benchRush } from './rush'
import { benchScreen } from './screen'
import { benchScreens } from './screens'
import { benchTree } from './tree'
import { benchUi } from './ui'
import { benchWaterfall } from './waterfall'

/** Runs `work` with a PostgreSQL; the folder stores its databases for the next run. */
async function withPostgres(work: (address: string) => Promise<void>, folder?: string): Promise<void> {
  const postgres = await startPostgres(folder)
  try {
    await work(postgres.address)
  } finally {
    await postgres.stop()
  }
}

/** As `withPostgres`, with databases that are reused by the next run. */
async function withReusedDatabases(work: (address: string) => Promise<void>): Promise<void> {
  const given = process.env['BENCH_DATABASE_URL']
  if (given !== undefined) return work(given)
  return withPostgres(work, join(root, '.cache/bench-postgres'))
}

/** Every bench by its name. */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  /** Tree and table of the design system next to other libraries. */
  ui: benchUi,
  /** The user manager in the host on a slow machine and line. */
  screen: benchScreen,
  /** Every screen of the console until its data show. */
  screens: benchScreens,
  /** The steps from an empty folder to a widget. */
  'first-widget': benchFirstWidget,
  /** What a page of an embedder fetches, from the tarballs. */
  'page-sizes': benchPageSizes,
  /** Pages of portal and console on a slow line, first and later visits. */
  line: benchLine,
  /** Requests and long tasks of a page on a slow line. */
  waterfall: benchWaterfall,
  /** Typing into a long article. */
  editor: benchEditor,
  /** A WordPress export of 2,000 posts. */
  'content-import': () => withPostgres(benchContentImport),
  /** Lighthouse scores of the portal's pages. */
  lighthouse: benchLighthouse,
  /** Requests per second of the portal's pages. */
  portal: () => withPostgres(benchPortal),
  /** The largest trees of the console. */
  tree: () => withPostgres(benchTree),
  /** Lists and search over 200,000 articles. */
  articles: () => withReusedDatabases(benchArticles),
  /** Results, plans, progress and certificates of a competition with 31,000 works. */
  competition: () => withReusedDatabases(benchCompetition),
  /** The user list with up to ten million users, next to pgbench and a bare handler. */
  list: async () => withReusedDatabases((await import('./list')).benchList),
  /** /healthz and memory during attacks. */
  floods: benchFloods,
  /** The last minute of a phase of submission, with a server killed in the middle. */
  rush: () => withPostgres(benchRush),
  /** Requests for accounts at a steady rate on PostgreSQL. */
  registrations: async () => withPostgres((await import('./registrations')).benchRegistrations),
  /** Start-up, memory and throughput on both engines. */
  engines: () => withPostgres(benchEngines),
}

/** Runs the named bench; without a name `engines`, then `list`. */
export async function main(names: readonly string[]): Promise<void> {
  const chosen = names.length > 0 ? names : ['engines', 'list']
  await buildApps()
  for (const name of chosen) {
    const bench = benches[name]
    if (!bench) fail(`Unknown bench "${name}". Benches: ${Object.keys(benches).join(', ')}.`)
    await bench()
  }
  process.exit(0)
}
