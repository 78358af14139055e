import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { systemClock } from '../clock'
import { readConfig, type Config } from '../config'
import { rowsOf, type Db } from '../db/database'
import { openEmbedded } from '../db/embedded'
import { lockDataFolder } from '../node/data-folder-lock'
import { openSecrets } from '../node/data-key'
import { fillEmptyDatabase } from '../node/first-start'
import { openDatabase } from '../node/open-database'
import { isExpectedFault, StartFault } from '../node/start-fault'
import { embeddedCopy, openServerCopy } from './copy-streams'
import { loadSet } from './load-set'
import { presets, scaled, type PresetName } from './presets'
import { progressLines } from './progress'
import type { OpenCopy } from './table-writer'

const USAGE = 'npm run seed -- --preset small|full [--scale 0.01…1] [--seed <number>] [--people-only]'
const DEFAULT_SEED = '20261121'
/** Organizations of sets begin here; the demo's come before. */
const FIRST_ORGANISATION = 1_001

const print = (line: string) => void process.stdout.write(`${line}\n`)

function readOptions() {
  const { values } = parseArgs({
    options: {
      preset: { type: 'string', default: 'small' },
      seed: { type: 'string', default: DEFAULT_SEED },
      scale: { type: 'string', default: '1' },
      'people-only': { type: 'boolean', default: false },
    },
  })
  const name = Object.keys(presets).find((each): each is PresetName => each === values.preset)
  const scale = Number(values.scale)
  if (!name || !/^\d{1,19}$/.test(values.seed) || !(scale > 0 && scale <= 1)) throw new StartFault(`Usage: ${USAGE}`)
  return { name, preset: scaled(presets[name], scale), seed: BigInt(values.seed), isPeopleOnly: values['people-only'] }
}

/** The database, opened a second time where COPY needs a way of its own. */
async function openTarget(config: Config): Promise<{ db: Db; openCopy: OpenCopy; close: () => Promise<void> }> {
  const database = await openDatabase(config)
  if (config.DATABASE_URL !== undefined) {
    const copy = await openServerCopy(config.DATABASE_URL)
    return {
      db: database.db,
      openCopy: copy.open,
      close: async () => {
        await copy.close()
        await database.close()
      },
    }
  }
  await database.close()
  const embedded = await openEmbedded({ folder: join(config.DATA_DIR, 'database') })
  return { db: embedded.db, openCopy: embeddedCopy(embedded), close: embedded.close }
}

async function requireNoSet(db: Db): Promise<void> {
  const rows = await rowsOf(db, sql`select 1 from school where id >= ${FIRST_ORGANISATION} limit 1`)
  if (rows.length > 0)
    throw new StartFault(
      'This database holds more than the demo already. Seed an empty one: another DATA_DIR or DATABASE_URL.',
    )
}

async function seed(): Promise<void> {
  const { name, preset, seed: number, isPeopleOnly } = readOptions()
  const config = readConfig(process.env)
  const unlock = config.DATABASE_URL === undefined ? await lockDataFolder(config.DATA_DIR) : () => Promise.resolve()
  const target = await openTarget(config)
  const progress = progressLines(print)
  try {
    const secrets = await openSecrets(target.db, config)
    await fillEmptyDatabase(target.db, secrets, systemClock, config)
    await requireNoSet(target.db)
    progress.say(`demo is there, loading ${name}`)
    const now = systemClock.now()
    const { db, openCopy } = target
    const tables = await loadSet({
      db,
      openCopy,
      secrets,
      preset,
      seed: number,
      now,
      isPeopleOnly,
      ...progress,
    })
    const manifest = join(config.DATA_DIR, 'manifest.json')
    await writeFile(manifest, `${JSON.stringify({ preset: name, seed: String(number), tables }, null, 2)}\n`)
    progress.say(`done: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows, counts in ${manifest}`)
  } finally {
    await target.close()
    await unlock()
  }
}

seed().catch((error: unknown) => {
  process.stderr.write(
    `${isExpectedFault(error) ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exitCode = 1
})
