import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { Db } from '../db/database'
import { openEmbedded } from '../db/embedded'
import { type DatabaseFiles, filesOf } from '../db/memory-files'
import { migrate } from '../db/migrate'
import { branchOf, parseAreaCsv } from '../demo/area-data'
import { demoSecrets, SEED_NOW, STORY_PASSWORD } from '../demo/demo-secrets'
import { loadDemo } from '../demo/load-demo'
import { readDemoPictures } from '../node/demo-pictures'

const source = dirname(dirname(fileURLToPath(import.meta.url)))
const root = join(source, '../../..')

/** Province whose real areas the small demo has in addition to the fictional one. */
const REAL_PROVINCE = '430000'

/** Loads the small demo: fixed moment and password, one real province. */
export async function loadSmallDemo(db: Db): Promise<void> {
  const csv = await readFile(join(root, 'data/administrative-divisions.csv'), 'utf8')
  await migrate(db)
  await loadDemo({
    db,
    secrets: await demoSecrets(),
    now: SEED_NOW,
    password: STORY_PASSWORD,
    pictures: await readDemoPictures(),
    areas: branchOf(parseAreaCsv(csv), REAL_PROVINCE),
  })
}

/** The small demo as an archive of its files. */
export async function buildDemoDump(): Promise<Blob> {
  const database = await openEmbedded()
  await loadSmallDemo(database.db)
  return database.closeAndPack()
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['db/migrations', 'demo', 'security', 'audit']) {
    for (const name of (await readdir(join(source, folder))).toSorted())
      hash.update(await readFile(join(source, folder, name)))
  }
  for (const [name, bytes] of await readDemoPictures()) hash.update(name).update(bytes)
  return hash.digest('hex').slice(0, 16)
}

/** The dump out of the cache; made again when anything it is made from has changed. */
export async function cachedDemoDump(): Promise<Blob> {
  const file = join(root, '.cache', `demo-database-${await fingerprint()}.tar.gz`)
  const cached = await readFile(file).catch(() => undefined)
  if (cached) return new Blob([new Uint8Array(cached)], { type: 'application/x-gzip' })
  const dump = await buildDemoDump()
  await mkdir(dirname(file), { recursive: true })
  const half = `${file}.${process.pid}`
  await writeFile(half, new Uint8Array(await dump.arrayBuffer()))
  await rename(half, file)
  return dump
}

let unpacked: Promise<DatabaseFiles> | undefined

/** The files of the same, for the many databases of one run. */
export function demoFiles(): Promise<DatabaseFiles> {
  unpacked ??= cachedDemoDump()
    .then((dump) => dump.arrayBuffer())
    .then((packed) => filesOf(new Uint8Array(gunzipSync(packed)).buffer))
  return unpacked
}
