import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { searchHashes } from '../../security/personal-data'
import type { Secrets } from '../../security/secrets'

const columns = {
  idCard: { table: 'app_user', hash: 'id_card_hash' },
  enrollmentNumber: { table: 'user_student', hash: 'enrollment_number_hash' },
} as const

/**
 * While the data key changes, the same number may be stored under two hashes, and its unique index would not notice a
 * double. Gives those that hold one of these numbers the current hash. Without an old key there is nothing to do.
 */
export async function renewHashes(
  db: Db,
  secrets: Secrets,
  field: keyof typeof columns,
  values: readonly string[],
): Promise<void> {
  if (secrets.old.length === 0 || values.length === 0) return
  const hashes = await Promise.all(values.map((value) => searchHashes(secrets, value)))
  const pairs = hashes.flatMap(([current, ...old]) => old.map((former) => ({ former, current })))
  const { table, hash } = columns[field]
  const [name, column] = [sql.raw(table), sql.raw(hash)]
  await db.execute(sql`
    update ${name} as stored set ${column} = fresh.current
    from json_to_recordset(${JSON.stringify(pairs)}::json) as fresh (former text, current text)
    where stored.${column} = fresh.former
      and not exists (select from ${name} other where other.${column} = fresh.current)`)
}
