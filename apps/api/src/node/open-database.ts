import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sealLogs } from '../audit/seal-logs'
import type { Config } from '../config'
import type { Database, Db } from '../db/database'
import { migrate, NewerDatabaseError } from '../db/migrate'
import { MIN_FREE_BYTES } from './disk-reserve'
import { isNotPermitted } from '../db/server-role'
import type { Secrets } from '../security/secrets'
import { StartFault } from './start-fault'

/** The folder of the embedded database. */
export const databaseFolder = ({ DATA_DIR }: Config) => join(DATA_DIR, 'database')

async function openConfigured(config: Config, onLost?: (isLost: boolean) => void): Promise<Database> {
  const { DATABASE_URL, DATA_DIR } = config
  if (DATABASE_URL !== undefined) {
    const { openPostgres } = await import('../db/postgres')
    return openPostgres(DATABASE_URL, onLost && { onLost }).catch((error: unknown) => {
      const reason = error instanceof Error && error.message !== '' ? error.message : 'no answer'
      throw new StartFault(`The database at ${new URL(DATABASE_URL).host} cannot be used: ${reason}.`)
    })
  }
  const { bavail, bsize } = await statfs(DATA_DIR)
  if (bavail * bsize < MIN_FREE_BYTES)
    throw new StartFault(`The disk of the data folder ${DATA_DIR} is full. Free at least 64 MB first.`)
  const { openEmbedded } = await import('../db/embedded')
  return openEmbedded({ folder: databaseFolder(config) })
}

/** Opens the configured database for serving requests; its schema is up to date. `onLost` says when it stops responding. */
export async function openForServing(config: Config, onLost: (isLost: boolean) => void): Promise<Database> {
  return openConfigured(config, onLost)
}

const olderSchema = () =>
  new StartFault(
    'The schema of the database is older than this version, and the role in DATABASE_URL may not change it. Run "npm run admin -- migrate" with the address of the role that owns the tables.',
  )

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(config: Config): Promise<Database> {
  const database = await openConfigured(config)
  try {
    await migrate(database.db)
    return database
  } catch (error) {
    await database.close()
    if (error instanceof NewerDatabaseError) throw new StartFault(error.message)
    throw isNotPermitted(error) ? olderSchema() : error
  }
}

/** Seals log rows of earlier versions, once. */
export async function sealEarlierLogs(db: Db, { audit }: Secrets): Promise<void> {
  await sealLogs(db, audit).catch((error: unknown) => {
    throw isNotPermitted(error) ? olderSchema() : error
  })
}
