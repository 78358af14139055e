import type { ConflictRow, ConflictValue } from './conflict-panel'
import { conflictingFields, type FieldOf, mergeChoices } from './conflicting-fields'

/** A form whose record was saved elsewhere since it was opened. */
export interface FormConflict<Values extends object> {
  /** What the form was opened with. */
  opened: Values
  mine: Values
  theirs: Values
  /** Continues with these values on top of what is stored now. */
  resolve: (values: Values) => void
}

/** What the comparison shows, and what follows the choice. */
export interface ConflictView {
  rows: readonly ConflictRow[]
  onApply: (takeTheirs: ReadonlySet<string>) => void
}

/** What the fields and their values are called. */
export interface ConflictWords<Values extends object> {
  labels: Readonly<Record<FieldOf<Values>, string>>
  /** A value in words; its text by default. */
  describe?: (field: FieldOf<Values>, values: Values) => ConflictValue
}

/** A text or a number of a form as it is compared; nothing for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A value of a form as it is compared. */
export const valueOf = (value: unknown): ConflictValue => (typeof value === 'boolean' ? value : textOf(value))

/** The comparison of a form with what is stored now; null without a conflict. */
export function conflictView<Values extends object>(
  conflict: FormConflict<Values> | null,
  { labels, describe = (field, values) => valueOf(values[field]) }: ConflictWords<Values>,
): ConflictView | null {
  if (!conflict) return null
  const { opened, mine, theirs, resolve } = conflict
  return {
    rows: conflictingFields(opened, mine, theirs).map((row) => ({
      ...row,
      label: labels[row.field],
      mine: describe(row.field, mine),
      theirs: describe(row.field, theirs),
    })),
    onApply: (takeTheirs) => resolve(mergeChoices(mine, theirs, takeTheirs)),
  }
}
