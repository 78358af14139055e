import type { SiteTime } from './user'

/** What a file holds. */
export type ImportKind = 'user' | 'school' | 'area' | 'entry'

/** What happens to rows of things that exist already. */
export type ImportMode = 'skip' | 'update'

/** One cell at fault. */
export interface ImportFault {
  /** Line of the file; the heading is line 1. */
  row: number
  field: string
  /** Heading of the column. */
  title: string
  message: string
}

/** A row of the file as the server understood it. Personal numbers are masked, passwords left out. */
export interface ImportRow {
  row: number
  /** `existing` rows are valid; the mode says whether they are skipped or updated. */
  state: 'valid' | 'existing' | 'invalid' | 'created' | 'updated' | 'skipped' | 'undone'
  /** In the order of the columns. */
  cells: string[]
  faults: ImportFault[]
}

/** One import from its check to its undoing. */
export interface ImportJob {
  id: string
  kind: ImportKind
  mode: ImportMode
  fileName: string
  state: 'checking' | 'checked' | 'committing' | 'committed' | 'failed' | 'undone'
  counts: { total: number; valid: number; invalid: number; existing: number }
  progress: { done: number; total: number }
  /** What the commit did; null before. */
  result: { created: number; updated: number; skipped: number } | null
  columns: { field: string; title: string }[]
  /** Up to 20 rows, those at fault first. */
  sample: ImportRow[]
  /** The background task at work; null when the result was returned at once. */
  taskId: string | null
  /** Null when there is nothing to undo. */
  undoUntil: SiteTime | null
}

/** What an undo did. */
export interface ImportUndo {
  removed: number
  restored: number
  /** What stays as it is, and why. */
  retained: { row: number; label: string; message: string }[]
}
