import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../db/database'
import type { ClosedPerson } from './identity.queries'

/** Columns that refer to files in use. A test compares them with the foreign keys of the database. */
export const fileReferences = [
  ['attachment', 'file_id'],
  ['certificate', 'pdf_file_id'],
  ['change_school_file', 'file_id'],
  ['cms_article', 'cover_file_id'],
  ['cms_article_file', 'file_id'],
  ['cms_site', 'logo_file_id'],
  ['comp_recommend', 'confirmed_file_id'],
  ['comp_recommend_list', 'confirmed_file_id'],
  ['comp_work', 'cover_file_id'],
  ['comp_work_draft_file', 'file_id'],
  ['comp_work_file', 'file_id'],
  ['comp_work_file', 'replaced_by'],
  ['competition', 'cover_file_id'],
  ['file_copy', 'copy_id'],
  ['file_poster', 'poster_id'],
  ['file_transcode', 'copy_id'],
  ['content_import_file', 'file_id'],
  ['library_file', 'file_id'],
  ['library_file_redirect', 'file_id'],
  ['preschool_submission_file', 'file_id'],
  ['principal_draft', 'photo_file_id'],
  ['principal_profile', 'photo_file_id'],
  ['resource', 'cover_file_id'],
  ['resource_file', 'file_id'],
  ['school_picture', 'file_id'],
  ['school_profile', 'cover_file_id'],
  ['school_profile', 'video_file_id'],
  ['school_profile', 'video_poster_id'],
  ['school_profile_draft_file', 'file_id'],
  ['site_topic', 'cover_file_id'],
] as const

const isReferred = sql.join(
  fileReferences.map(
    ([table, column]) =>
      sql`exists (select 1 from ${sql.identifier(table)} as held where held.${sql.identifier(column)} = file_object.id)`,
  ),
  sql` or `,
)

/** Files of a person that nothing refers to. */
export async function listUnusedFiles(tx: Db, { id }: ClosedPerson): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from file_object where owner_id = ${id} and not (${isReferred})
      and not exists (select 1 from objection where file_object.id = any (file_ids))`,
  )
  return rows.map((row) => row.id)
}

/** Ends the uploads of a person; bytes that have arrived are removed after the transaction. */
export async function removeUploads(tx: Db, { id }: ClosedPerson): Promise<void> {
  await tx.execute(sql`insert into stored_removal (storage_id)
    select id from upload_session where owner_id = ${id} and not is_complete on conflict do nothing`)
  await tx.execute(sql`delete from upload_session where owner_id = ${id}`)
}

/** Replaces the name of a person in the names of the files that stay. */
export async function renameFiles(tx: Db, { id, name }: ClosedPerson, replacement: string): Promise<void> {
  await tx.execute(sql`update file_object set name = left(replace(name, ${name}, ${replacement}), 200)
    where owner_id = ${id} and position(${name} in name) > 0`)
  await tx.execute(sql`update attachment set name = left(replace(name, ${name}, ${replacement}), 200)
    where position(${name} in name) > 0 and file_id in (select id from file_object where owner_id = ${id})`)
}
