import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../db/database'
import { searchHash, unseal } from '../security/personal-data'
import type { Secrets } from '../security/secrets'

/** Where a value was found. */
export interface Finding {
  table: string
  column: string
  value: string
}

const isSealed = (text: string) => /^[\w-]{1,20}\.[\w-]{16}\.[\w-]{20,}$/.test(text)

/** What a stored text says: itself, what is sealed in it, and what is packed in the bytes of a result. */
async function textsOf(secrets: Secrets, text: string): Promise<string[]> {
  if (isSealed(text)) return [text, await unseal(secrets, text).catch(() => '')]
  if (!text.startsWith('\\x')) return [text]
  const bytes = Buffer.from(text.slice(2), 'hex')
  const isZip = bytes.length > 4 && bytes.readUInt32LE(0) === 0x04034b50
  if (isZip) return Object.values(unzipSync(bytes)).map((file) => strFromU8(file))
  const plain = bytes.toString('utf8')
  return isSealed(plain) ? textsOf(secrets, plain) : [plain]
}

/**
 * Searches every column of every table for values: in plain text, in sealed values, in their search hashes, and in the
 * files of results.
 */
export async function searchDatabase(db: Db, secrets: Secrets, values: readonly string[]): Promise<Finding[]> {
  const hashes = await Promise.all(values.map((value) => searchHash(secrets, value)))
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const findings: Finding[] = []
  for (const { name: table } of tables) {
    const rows = await rowsOf<{ row: Record<string, unknown> }>(
      db,
      sql`select to_jsonb(row) as row from ${sql.identifier(table)} as row`,
    )
    for (const { row } of rows)
      for (const [column, cell] of Object.entries(row)) {
        const texts = await textsOf(secrets, typeof cell === 'string' ? cell : JSON.stringify(cell))
        for (const [index, value] of values.entries())
          if (texts.some((text) => text.includes(value) || text === hashes[index]))
            findings.push({ table, column, value })
      }
  }
  return findings
}
