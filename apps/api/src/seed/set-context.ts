import type { Db } from '../db/database'
import type { Secrets } from '../security/secrets'
import type { Preset } from './presets'
import type { Random } from './random'
import type { TableWriter } from './table-writer'

/** What every part of the load works with. */
export interface SetContext {
  db: Db
  secrets: Secrets
  preset: Preset
  /** Anchor of every date. */
  now: Date
  createdAt: string
  /** The stream of numbers of one table. */
  random: (stream: string) => Random
  /** Opens a table for writing; what it held before counts for nothing in the manifest. */
  table: (name: string, columns: readonly string[]) => Promise<TableWriter>
}
