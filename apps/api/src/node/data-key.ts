import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../db/database'
import { createSecrets, fromBase64Url, KEY_BYTES, type Secrets } from '../security/secrets'
import { StartFault } from './start-fault'

/** The key of personal data in the data folder, made at the first start. Processes that share a database share this file. */
export async function readDataKey(folder: string): Promise<Secrets> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'data-key')
  const half = `${file}.${process.pid}`
  await writeFile(half, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600 })
  // Linking keeps a key that is already there, also when two processes start together.
  await link(half, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(half)
  const bytes = fromBase64Url((await readFile(file, 'utf8')).trim())
  if (bytes.byteLength !== KEY_BYTES)
    throw new StartFault(`${file} does not hold a key of ${KEY_BYTES} bytes. Put the right file back.`)
  return createSecrets(bytes)
}

/** Refuses a database whose personal data was written with another key: what is added could not be read together. */
export async function requireSameKey(db: Db, { fingerprint }: Secrets, folder: string): Promise<void> {
  await db.execute(sql`insert into data_key (id, fingerprint) values (1, ${fingerprint}) on conflict do nothing`)
  const [row] = await rowsOf<{ fingerprint: string }>(db, sql`select fingerprint from data_key`)
  if (row?.fingerprint === fingerprint) return
  throw new StartFault(
    `The personal data of this database was written with another key than ${join(folder, 'data-key')}. Copy that key file here.`,
  )
}
