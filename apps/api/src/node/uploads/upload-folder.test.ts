import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config'
import { openTestDatabase } from '../../testing/test-database'
import { foreignUploads } from './upload-folder'

const { db, close } = await openTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'doorway-folders-'))
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})

const server = (name: string, more: Record<string, string> = {}) =>
  readConfig({ DATABASE_URL: 'postgres://somewhere/doorway', DATA_DIR: join(folder, name), ...more })

describe('servers with one database and separate folders', () => {
  it('store uploads in the folder of the first, also after its restart', async () => {
    expect(await foreignUploads(db, server('first'))).toBeUndefined()
    expect(await foreignUploads(db, server('first'))).toBeUndefined()
    expect(await foreignUploads(db, server('second'))).toMatch(
      /^The uploads of this database are in the data folder .*first of .*: set FILE_STORE to a folder or bucket that all servers share\.$/,
    )
  })

  it('are refused once there are uploads elsewhere', async () => {
    await db.execute(sql`
      insert into file_object (id, sha256, size, ext, mime, name, place, created_at)
      values (gen_random_uuid(), repeat('a', 64), 1, 'pdf', 'application/pdf', 'x.pdf', 'store', now())`)
    await expect(foreignUploads(db, server('second'))).rejects.toThrow(/set FILE_STORE/)
    expect(await foreignUploads(db, server('first'))).toBeUndefined()
  })

  it('start with a store that they share, and on the embedded engine', async () => {
    expect(await foreignUploads(db, server('second', { FILE_STORE: 'file:/var/uploads' }))).toBeUndefined()
    expect(await foreignUploads(db, readConfig({ DATA_DIR: join(folder, 'third') }))).toBeUndefined()
  })
})
