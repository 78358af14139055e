import type { UserFormValues } from './user-form.schema'

/** The members of the form that can differ. */
export type UserField = keyof UserFormValues

/** One member that somebody else saved differently. */
export interface ConflictingField {
  field: UserField
  /** True when this person changed it too, so that one of the two is lost. */
  isContested: boolean
}

// Parents and roles are lists; everything else compares as it is. Nothing typed and null are the same.
const comparable = (value: unknown) => JSON.stringify(value ?? '')
const same = (one: unknown, other: unknown) => comparable(one) === comparable(other)

function fieldsOf(values: UserFormValues): UserField[] {
  const isField = (name: string): name is UserField => Object.hasOwn(values, name)
  return Object.keys(values).filter(isField)
}

/** What somebody else changed since the form was opened, and this person sees differently. */
export function conflictingFields(
  opened: UserFormValues,
  mine: UserFormValues,
  theirs: UserFormValues,
): ConflictingField[] {
  return fieldsOf(theirs)
    .filter((field) => field !== 'password' && !same(opened[field], theirs[field]) && !same(mine[field], theirs[field]))
    .map((field) => ({ field, isContested: !same(opened[field], mine[field]) }))
}

/** Mine, with the members taken from theirs that were chosen. */
export function mergeChoices(
  mine: UserFormValues,
  theirs: UserFormValues,
  takeTheirs: ReadonlySet<UserField>,
): UserFormValues {
  const taken = Object.fromEntries([...takeTheirs].map((field) => [field, theirs[field]]))
  return { ...mine, ...taken }
}
