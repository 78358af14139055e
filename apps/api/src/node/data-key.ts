import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '../config'
import { type Db, rowsOf } from '../db/database'
import { base64Url, createSecrets, fromBase64Url, KEY_BYTES, type Secrets } from '../security/secrets'
import { StartFault } from './start-fault'

/** The key in the data folder, made at the first start. */
async function keyOfFolder(folder: string): Promise<Secrets> {
  const file = join(folder, 'data-key')
  const half = `${file}.${process.pid}`
  await writeFile(half, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600 })
  // Linking fails when there is a key already.
  await link(half, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(half)
  const bytes = fromBase64Url((await readFile(file, 'utf8')).trim())
  if (bytes.byteLength !== KEY_BYTES)
    throw new StartFault(`${file} does not hold a key of ${KEY_BYTES} bytes. Put the right file back.`)
  return createSecrets(bytes)
}

/** The key that the first server left in the database. Two that start together insert one row and read the same. */
async function keyOfDatabase(db: Db): Promise<Secrets> {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  const { fingerprint } = await createSecrets(bytes)
  await db.execute(sql`
    insert into data_key (id, fingerprint, kept_key) values (1, ${fingerprint}, ${base64Url(bytes)})
    on conflict do nothing`)
  const [row] = await rowsOf<{ kept_key: string | null }>(db, sql`select kept_key from data_key`)
  if (typeof row?.kept_key === 'string') return createSecrets(fromBase64Url(row.kept_key))
  throw new StartFault('The key to the personal data of this database is kept outside it. Set DATA_KEY to that key.')
}

async function requireSameKey(db: Db, { fingerprint }: Secrets, source: string): Promise<void> {
  await db.execute(sql`insert into data_key (id, fingerprint) values (1, ${fingerprint}) on conflict do nothing`)
  const [row] = await rowsOf<{ fingerprint: string }>(db, sql`select fingerprint from data_key`)
  if (row?.fingerprint === fingerprint) return
  throw new StartFault(
    `The personal data of this database was written with another key than the one in ${source}. Put the right one there.`,
  )
}

/**
 * The key of personal data: DATA_KEY where it is set, else the one in the data folder (embedded engine) or the one that
 * the servers of one PostgreSQL share in it. Refuses another key than the one that the data was written with.
 */
export async function openSecrets(db: Db, { DATA_KEY, DATA_DIR, DATABASE_URL }: Config): Promise<Secrets> {
  if (DATA_KEY === undefined && DATABASE_URL !== undefined) return keyOfDatabase(db)
  const secrets = DATA_KEY === undefined ? await keyOfFolder(DATA_DIR) : await createSecrets(DATA_KEY)
  await requireSameKey(db, secrets, DATA_KEY === undefined ? join(DATA_DIR, 'data-key') : 'DATA_KEY')
  return secrets
}
