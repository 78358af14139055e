import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

/** Waits until no other transaction changes the articles of an import. */
export async function lockArticles(tx: Db, importId: string): Promise<void> {
  await tx.execute(sql`select id from cms_article where id in
    (select article_id from content_import_item where import_id = ${importId} and state = 'imported') order by id for update`)
}

/** Deletes all articles of an import with everything that belongs to them. Returns how many there were. */
export async function deleteImportedArticles(tx: Db, importId: string): Promise<number> {
  const rows = await rowsOf<{ id: number | string }>(
    tx,
    sql`update content_import_item set state = 'undone' where import_id = ${importId} and state = 'imported'
      returning article_id as id`,
  )
  const ids = JSON.stringify(rows.map(({ id }) => Number(id)))
  const imported = sql`(select value::bigint from json_array_elements_text(${ids}::json))`
  await tx.execute(sql`update cms_article set live_revision_id = null, head_revision_id = null, correction_state = null
    where id in ${imported}`)
  await tx.execute(sql`delete from tag_ref where ref_type = 'article' and ref_id in ${imported}`)
  await tx.execute(sql`delete from cms_article_file where article_id in ${imported}`)
  await tx.execute(sql`delete from attachment where article_id in ${imported}`)
  await tx.execute(sql`delete from workgroup_article where article_id in ${imported}`)
  await tx.execute(sql`delete from cms_review where article_id in ${imported}`)
  await tx.execute(sql`delete from cms_article_revision where article_id in ${imported}`)
  await tx.execute(sql`delete from cms_article where id in ${imported}`)
  return rows.length
}

/** Files that an import has added and that nothing refers to. */
export async function listUnusedFiles(tx: Db, importId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select added.file_id as id from content_import_file added
      where added.import_id = ${importId} and not exists (select 1 from file_use used where used.file_id = added.file_id)`,
  )
  return rows.map(({ id }) => id)
}
