import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '../../config'
import { type Db, rowsOf } from '../../db/database'
import { StartFault } from '../start-fault'

interface UploadFolder {
  folder_id: string
  host: string
  path: string
}

async function folderId(dataFolder: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true })
  const file = join(dataFolder, 'uploads-id')
  await writeFile(file, `${randomUUID()}\n`, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim()
}

/**
 * May this server store uploads in its data folder? Servers that share a database without FILE_STORE have one folder
 * for uploads: that of the first of them. Returns undefined where this is it, else a sentence that says so; once there
 * are uploads elsewhere, the start is refused with it.
 */
export async function foreignUploads(db: Db, config: Config): Promise<string | undefined> {
  if (config.DATABASE_URL === undefined || config.FILE_STORE !== undefined) return undefined
  const own = await folderId(config.DATA_DIR)
  await db.execute(sql`
    insert into upload_folder (id, folder_id, host, path)
    values (1, ${own}::uuid, ${hostname()}, ${resolve(config.DATA_DIR)}) on conflict do nothing`)
  const [claimed] = await rowsOf<UploadFolder>(db, sql`select folder_id::text, host, path from upload_folder`)
  if (claimed === undefined || claimed.folder_id === own) return undefined
  const sentence = `The uploads of this database are in the data folder ${claimed.path} of ${claimed.host}, not in this one: set FILE_STORE to a folder or bucket that all servers share.`
  const uploads = await rowsOf(db, sql`select 1 from file_object where place = 'store' limit 1`)
  if (uploads.length > 0) throw new StartFault(sentence)
  return sentence
}
