import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../db/database'

/** A column with sealed values, and the column of the hashes that find them. */
export interface SealedColumn {
  enc: string
  hash?: string
}

/** A table with sealed values: the columns of its key with their types, and the sealed ones. */
export interface SealedTable {
  name: string
  key: Readonly<Record<string, 'bigint' | 'integer' | 'uuid'>>
  columns: readonly SealedColumn[]
}

/** Every place of the database that holds sealed values, apart from the key of the logs. */
export const sealedTables: readonly SealedTable[] = [
  {
    name: 'app_user',
    key: { id: 'bigint' },
    columns: [
      { enc: 'id_card_enc', hash: 'id_card_hash' },
      { enc: 'mobile_enc', hash: 'mobile_hash' },
    ],
  },
  {
    name: 'user_student',
    key: { user_id: 'bigint' },
    columns: [{ enc: 'enrollment_number_enc', hash: 'enrollment_number_hash' }],
  },
  { name: 'import_row', key: { job_id: 'uuid', row_no: 'integer' }, columns: [{ enc: 'cells' }, { enc: 'undo' }] },
  {
    name: 'registration_request',
    key: { id: 'bigint' },
    columns: [
      { enc: 'id_card_enc', hash: 'id_card_hash' },
      { enc: 'mobile_enc', hash: 'mobile_hash' },
      { enc: 'enrollment_number_enc', hash: 'enrollment_number_hash' },
      { enc: 'guardian_enc' },
    ],
  },
  { name: 'outbox_message', key: { id: 'uuid' }, columns: [{ enc: 'payload' }] },
]

/** The key of a row by column. */
export type RowKey = Readonly<Record<string, string | number>>

/** A row with its sealed values by column. */
export interface SealedRow {
  key: RowKey
  values: Readonly<Record<string, string | null>>
}

const list = (names: readonly string[]) => sql.raw(names.join(', '))
const membersOf = (names: readonly string[]) => list(names.map((name) => `'${name}', ${name}`))

function isStale({ columns }: SealedTable, keyId: string): SQL {
  const stale = columns.map(({ enc }) => {
    const column = sql.raw(enc)
    return sql`(${column} is not null and not starts_with(${column}, ${`${keyId}.`}))`
  })
  return sql`(${sql.join(stale, sql` or `)})`
}

/** How many rows hold a value of another key than this one. */
export async function countStale(db: Db, table: SealedTable, keyId: string): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${sql.raw(table.name)} where ${isStale(table, keyId)}`,
  )
  return row?.n ?? 0
}

/** The next rows with a value of another key, after the one where the last batch ended. */
export async function listStale(
  db: Db,
  table: SealedTable,
  keyId: string,
  { after, limit }: { after: RowKey | undefined; limit: number },
): Promise<SealedRow[]> {
  const names = Object.keys(table.key)
  const place = Object.entries(table.key).map(([name, type]) => sql`${after?.[name] ?? null}::${sql.raw(type)}`)
  const isNext = after ? sql`(${list(names)}) > (${sql.join(place, sql`, `)})` : sql`true`
  return rowsOf<SealedRow>(
    db,
    sql`
      select json_build_object(${membersOf(names)}) as key,
        json_build_object(${membersOf(table.columns.map(({ enc }) => enc))}) as values
      from ${sql.raw(table.name)} where ${isStale(table, keyId)} and ${isNext}
      order by ${list(names)} limit ${limit}`,
  )
}

/** A value under the current key. `former` is the stored one that it replaces. */
export interface RenewedValue {
  key: RowKey
  former: string
  enc: string
  hash?: string
}

/** Stores values of one column, each only where the former one is still stored: a person who saves meanwhile wins. */
export async function storeRenewed(
  db: Db,
  table: SealedTable,
  { enc, hash }: SealedColumn,
  values: readonly RenewedValue[],
): Promise<void> {
  if (values.length === 0) return
  const rows = JSON.stringify(values.map(({ key, ...value }) => ({ ...key, ...value })))
  const types = list(Object.entries(table.key).map(([name, type]) => `${name} ${type}`))
  const isSame = list([
    Object.keys(table.key)
      .map((name) => `stored.${name} = fresh.${name}`)
      .join(' and '),
  ])
  await db.execute(sql`
    update ${sql.raw(table.name)} as stored
    set ${sql.raw(enc)} = fresh.enc ${hash === undefined ? sql`` : sql.raw(`, ${hash} = fresh.hash`)}
    from json_to_recordset(${rows}::json) as fresh (${types}, former text, enc text, hash text)
    where ${isSame} and stored.${sql.raw(enc)} = fresh.former`)
}

/** Stores the key of the logs, sealed. */
export async function storeAuditKey(db: Db, sealed: string): Promise<void> {
  await db.execute(sql`update data_key set audit_key_enc = ${sealed}`)
}

/** From now on the database belongs to this key; one that was stored in it is removed. */
export async function finishKeyChange(db: Db, fingerprint: string): Promise<void> {
  await db.execute(sql`update data_key set fingerprint = ${fingerprint}, kept_key = null`)
}
