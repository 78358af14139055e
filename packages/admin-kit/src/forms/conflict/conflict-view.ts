import type { MessageKey } from '../../i18n/catalogue'
import type { ConflictRow } from './conflict-panel'
import { conflictingFields, type FieldOf, mergeChoices } from './conflicting-fields'

/** A form whose record was saved elsewhere since it was opened. */
export interface FormConflict<Values extends object> {
  /** What the form was opened with. */
  opened: Values
  mine: Values
  theirs: Values
  /** Continues on top of what is stored now. Gets the values of that moment, since the form stays editable. */
  resolve: (merge: (mine: Values) => Values) => void
}

/** What the comparison shows, and what follows the choice. */
export interface ConflictView {
  rows: readonly ConflictRow[]
  onApply: (takeTheirs: ReadonlySet<string>) => void
}

/** What the fields and their values are called. */
export interface ConflictWords<Values extends object> {
  labels: Readonly<Record<FieldOf<Values>, MessageKey>>
  /** A value in words; as it is by default. What is on or off is said in the reader's language. */
  describe?: (field: FieldOf<Values>, values: Values) => unknown
}

/** The comparison of a form with what is stored now. */
export function conflictView<Values extends object>(
  { opened, mine, theirs, resolve }: FormConflict<Values>,
  { labels, describe = (field, values) => values[field] }: ConflictWords<Values>,
): ConflictView {
  return {
    rows: conflictingFields(opened, mine, theirs).map((row) => ({
      ...row,
      label: labels[row.field],
      mine: describe(row.field, mine),
      theirs: describe(row.field, theirs),
    })),
    onApply: (takeTheirs) => resolve((current) => mergeChoices(current, theirs, takeTheirs)),
  }
}
