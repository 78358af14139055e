import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '../config'
import { type Db, rowsOf } from '../db/database'
import { unseal } from '../security/personal-data'
import {
  auditBytesOf,
  base64Url,
  createSecrets,
  fingerprintOf,
  fromBase64Url,
  KEY_BYTES,
  type Secrets,
} from '../security/secrets'
import { StartFault } from './start-fault'

type Bytes = Uint8Array<ArrayBuffer>

/** The bytes that the keys of a server are made of. */
export interface KeyRing {
  /** The data key that values are written with. */
  current: Bytes
  /** Data keys that stored values may still have. */
  old: Bytes[]
  /** The key of the logs. */
  audit: Bytes
}

const keyFile = (folder: string) => join(folder, 'data-key')

async function readKeyFile(folder: string): Promise<Bytes> {
  const file = keyFile(folder)
  const bytes = fromBase64Url((await readFile(file, 'utf8')).trim())
  if (bytes.byteLength !== KEY_BYTES)
    throw new StartFault(`${file} does not hold a key of ${KEY_BYTES} bytes. Put the right file back.`)
  return bytes
}

/** The key in the data folder, made at the first start. */
async function keyOfFolder(folder: string): Promise<Bytes> {
  const file = keyFile(folder)
  const half = `${file}.${process.pid}`
  await writeFile(half, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600 })
  // Linking fails when there is a key already.
  await link(half, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(half)
  return readKeyFile(folder)
}

async function storedKey(db: Db): Promise<Bytes | undefined> {
  const [row] = await rowsOf<{ kept_key: string | null }>(db, sql`select kept_key from data_key`)
  return typeof row?.kept_key === 'string' ? fromBase64Url(row.kept_key) : undefined
}

/** The key that the first server left in the database. Two that start together insert one row and read the same. */
async function keyOfDatabase(db: Db): Promise<Bytes> {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  await db.execute(sql`
    insert into data_key (id, fingerprint, kept_key) values (1, ${await fingerprintOf(bytes)}, ${base64Url(bytes)})
    on conflict do nothing`)
  const stored = await storedKey(db)
  if (stored) return stored
  throw new StartFault('The key to the personal data of this database is kept outside it. Set DATA_KEY to that key.')
}

/** The key among these that the database was written with. */
async function requireKnownKey(db: Db, keys: readonly Bytes[], source: string) {
  const prints = await Promise.all(keys.map(fingerprintOf))
  await db.execute(sql`insert into data_key (id, fingerprint) values (1, ${prints[0]}) on conflict do nothing`)
  const [row] = await rowsOf<{ fingerprint: string; audit_key_enc: string | null }>(
    db,
    sql`select fingerprint, audit_key_enc from data_key`,
  )
  const known = keys[prints.indexOf(row?.fingerprint ?? '')]
  if (known) return { known, auditEnc: row?.audit_key_enc ?? null }
  throw new StartFault(
    `The personal data of this database was written with another key than the one in ${source}. Put the right one there.`,
  )
}

/** The keys in these places, the first of which is the current one, if the database was written with one of them. */
async function ringOf(db: Db, [current, ...old]: [Bytes, ...Bytes[]], source: string): Promise<KeyRing> {
  const { known, auditEnc } = await requireKnownKey(db, [current, ...old], source)
  // Logs are sealed with the key that the database began with. Once the data key has changed, it is stored sealed.
  const audit =
    auditEnc === null
      ? await auditBytesOf(known)
      : fromBase64Url(await unseal(await createSecrets(current, { old }), auditEnc))
  return { current, old, audit }
}

async function currentKey(db: Db, { DATA_KEY, DATA_DIR, DATABASE_URL }: Config): Promise<Bytes> {
  if (DATA_KEY !== undefined) return DATA_KEY
  return DATABASE_URL === undefined ? keyOfFolder(DATA_DIR) : keyOfDatabase(db)
}

/**
 * The key of personal data: DATA_KEY where it is set, else the one in the data folder (embedded engine) or the one that
 * the servers of one PostgreSQL share in it. Refuses another key than the one that the data was written with, unless
 * that one is in DATA_KEY_OLD.
 */
export async function openSecrets(db: Db, config: Config): Promise<Secrets> {
  const source = config.DATA_KEY === undefined ? keyFile(config.DATA_DIR) : 'DATA_KEY'
  const { current, ...others } = await ringOf(db, [await currentKey(db, config), ...config.DATA_KEY_OLD], source)
  return createSecrets(current, others)
}

/** As {@link openSecrets}, for changing the key: the former one is also looked for where servers without DATA_KEY have it. */
export async function openKeyRing(db: Db, config: Config & { DATA_KEY: Bytes }): Promise<KeyRing> {
  const stored = await storedKey(db)
  const inFolder = await readKeyFile(config.DATA_DIR).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const former = [...config.DATA_KEY_OLD, ...(stored ? [stored] : []), ...(inFolder ? [inFolder] : [])]
  return ringOf(db, [config.DATA_KEY, ...former], 'DATA_KEY or DATA_KEY_OLD')
}

/** Does stored personal data still have another key than the current one? */
export async function isRekeyNeeded(db: Db, { fingerprint }: Secrets): Promise<boolean> {
  const [row] = await rowsOf<{ fingerprint: string }>(db, sql`select fingerprint from data_key`)
  return row !== undefined && row.fingerprint !== fingerprint
}
