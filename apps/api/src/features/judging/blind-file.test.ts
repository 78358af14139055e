import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { openFolderStore } from '../../node/uploads/folder-store'
import { required } from '../../required'
import { openTestApp } from '../../testing/open-test-app'
import { signedDocument } from '../../testing/signed-document'
import { findFile } from '../files/files.queries'
import { blindFile } from './blind-file'

const { db } = await openTestApp()
const folder = await mkdtemp(join(tmpdir(), 'doorway-blind-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const reading = { db, files: await openFolderStore(folder) }

/** Gives a file other bytes. */
async function store(id: string, bytes: Uint8Array): Promise<void> {
  const body = Buffer.from(bytes).toString('base64url')
  await db.execute(sql`insert into file_body (file_id, body) values (${id}, ${body})
    on conflict (file_id) do update set body = excluded.body`)
  await db.execute(sql`update file_object set size = ${bytes.length}, place = 'database' where id = ${id}`)
}

it('a file whose bytes are replaced at its id is searched again', async () => {
  const files = await rowsOf<{ id: string }>(
    db,
    sql`select id from file_object where ext = 'docx' and id in (select file_id from comp_work_file) limit 1`,
  )
  const { id } = onlyRow(files)
  const found = async () => (await blindFile(reading, required(await findFile(db, id), 'file'))).patches.length
  await store(id, signedDocument().slice(0, 0))
  expect(await found()).toBe(0)
  await store(id, signedDocument())
  expect(await found()).toBeGreaterThan(0)
})
