import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import type { FieldFault } from '../../http/refusals'
import type { MessageKey } from '../../strings/catalogue'

/** What a file holds. */
export type ImportKindName = 'user' | 'school' | 'area' | 'entry'

/** What happens to rows of things that exist already. */
export type ImportMode = 'skip' | 'update'

/** A column that a file may have. */
export interface ImportColumn {
  /** Name in the contract; the field that faults name. */
  field: string
  title: MessageKey
  isRequired?: boolean
  /** Never shown again, not even to the person who sent it. */
  isSecret?: boolean
  /** How a personal value is shown. */
  mask?: (value: string) => string
  /** Width in characters. */
  width: number
}

/** A row of the file: its line, and its cells by field. An absent cell is an empty one. */
export interface ImportLine {
  row: number
  values: Readonly<Record<string, string>>
}

/** The text of a cell; empty when the file has no such column or the cell is blank. */
export const cellOf = (values: ImportLine['values'], field: string): string => values[field] ?? ''

/** A row after its check. */
export interface CheckedLine {
  row: number
  faults: readonly FieldFault[]
  /** There is such a thing already. */
  isExisting: boolean
}

/** What became of a row. `undo` is what taking it back needs. */
export interface StoredLine {
  row: number
  state: 'created' | 'updated' | 'skipped' | 'invalid'
  faults?: readonly FieldFault[]
  id?: string
  label?: string
  undo?: unknown
}

/** A stored row that is to be taken back. */
export interface UndoLine {
  row: number
  state: 'created' | 'updated'
  id: string
  label: string
  undo: unknown
}

/** The outcome of undoing one row. */
export interface UndoneLine {
  row: number
  /** Why the row cannot be undone; absent when it was. */
  reason?: MessageKey
}

/** One walk through a file. Rows come in the order of the file, so that later ones may build on earlier ones. */
export interface ImportRun {
  /** What is wrong with each row, by the rules of section 5, the scope, and what the rows refer to. */
  check: (db: Db, lines: readonly ImportLine[]) => Promise<CheckedLine[]>
  /** Does the slow part outside the transaction, and returns the function that writes the rows within it. */
  prepare: (db: Db, lines: readonly ImportLine[]) => Promise<(tx: Db) => Promise<StoredLine[]>>
}

/** A kind of import. */
export interface ImportKind {
  name: ImportKindName
  /** Permission code of the import, and the one that the mode `update` needs in addition. */
  code: string
  editCode: string
  columns: readonly ImportColumn[]
  open: (call: AnyCall, mode: ImportMode) => ImportRun
  /** Takes rows back, the last one first. */
  undo: (tx: Db, call: AnyCall, lines: readonly UndoLine[]) => Promise<UndoneLine[]>
  /** One row that shows how, and the values that a column allows. */
  example: Readonly<Record<string, string | MessageKeyed>>
  /** Cells of the example that name what is there, such as places of this region; null where no row would pass the check. */
  exampleCells?: (call: AnyCall) => Promise<Readonly<Record<string, string | undefined>> | null>
  allowed: (call: AnyCall) => Promise<Readonly<Record<string, readonly string[]>>>
}

/** A cell of the example in the reader's language. */
export interface MessageKeyed {
  key: MessageKey
}
