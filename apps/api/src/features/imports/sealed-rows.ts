import type { Secrets } from '../../security/secrets'
import { seal, unseal } from '../../security/personal-data'
import type { SealedRow } from './import-jobs.queries'
import type { ImportLine } from './import-kind'

/** Any value as ciphertext: rows hold identity numbers and passwords until the import is over. */
export async function sealJson(secrets: Secrets, value: unknown): Promise<string> {
  return (await seal(secrets, JSON.stringify(value))).enc
}

/** A value back from {@link sealJson}. */
export async function unsealJson(secrets: Secrets, sealed: string): Promise<unknown> {
  return JSON.parse(await unseal(secrets, sealed))
}

/** The cells of a row in the order of the file's columns. */
export async function cellsOf(secrets: Secrets, row: SealedRow): Promise<string[]> {
  const cells = await unsealJson(secrets, row.cells)
  return Array.isArray(cells) ? cells.map(String) : []
}

/** A row by field. Empty cells are absent. */
export async function lineOf(secrets: Secrets, fields: readonly string[], row: SealedRow): Promise<ImportLine> {
  const cells = await cellsOf(secrets, row)
  const filled = fields.flatMap((field, index): [string, string][] => (cells[index] ? [[field, cells[index]]] : []))
  return { row: row.rowNo, values: Object.fromEntries(filled) }
}
