/** One member that was saved differently in between. */
export interface ConflictingField<Field extends string> {
  field: Field
  /** True when this person changed it too, so that one of the two is lost. */
  isContested: boolean
}

/** A text or a number of a form as it is compared; nothing for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The names of the members of a form. */
export type FieldOf<Values> = keyof Values & string

// Lists compare by their content; everything else compares as it is. Nothing typed and null are the same.
const comparable = (value: unknown) => JSON.stringify(value ?? '')
const same = (one: unknown, other: unknown) => comparable(one) === comparable(other)

function fieldsOf<Values extends object>(values: Values): FieldOf<Values>[] {
  return Object.keys(values).filter((name): name is FieldOf<Values> => name in values)
}

/** What was changed elsewhere since the form was opened, and this person sees differently. */
export function conflictingFields<Values extends object>(
  opened: Values,
  mine: Values,
  theirs: Values,
): ConflictingField<FieldOf<Values>>[] {
  return fieldsOf(theirs)
    .filter((field) => !same(opened[field], theirs[field]) && !same(mine[field], theirs[field]))
    .map((field) => ({ field, isContested: !same(opened[field], mine[field]) }))
}

/** Mine, with the members taken from theirs that were chosen. */
export function mergeChoices<Values extends object>(
  mine: Values,
  theirs: Values,
  takeTheirs: ReadonlySet<string>,
): Values {
  const merged = { ...mine }
  for (const field of fieldsOf(theirs)) if (takeTheirs.has(field)) merged[field] = theirs[field]
  return merged
}
