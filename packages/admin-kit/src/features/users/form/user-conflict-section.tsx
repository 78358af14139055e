import { useTranslate } from '../../../context/use-translate'
import { conflictingFields, mergeChoices } from '../../../forms/conflict/conflicting-fields'
import { ConflictPanel } from '../../../forms/conflict/conflict-panel'
import { describeUserValue } from './describe-user-value'
import type { UserEditor } from './use-user-editor'
import { userFieldLabels } from './user-field-labels'
import type { UserFormChoices } from './user-form-fields'
import { formValuesOf, type UserRecord } from './user-record'

export interface UserConflictSectionProps {
  editor: UserEditor
  /** The record the form was opened with, for names that its ids stand for. */
  record: UserRecord | null
  /** What is stored now. */
  conflict: UserRecord
  choices: UserFormChoices
}

/** What somebody else saved meanwhile, next to what is in the form. Rare, therefore loaded when it happens. */
export function UserConflictSection({ editor, record, conflict, choices }: UserConflictSectionProps) {
  const t = useTranslate()
  const { form, opened, resolveConflict } = editor
  const mine = form.getValues()
  const theirs = formValuesOf(conflict)
  const organizationNames = new Map<number, string>()
  for (const known of [record, conflict]) {
    const { organizationId = null, organizationName = null } = known?.user ?? {}
    if (organizationId !== null && organizationName !== null) organizationNames.set(organizationId, organizationName)
  }
  const words = { t, choices, organizationNames }
  const rows = conflictingFields(opened, mine, theirs).map((row) => ({
    ...row,
    label: userFieldLabels[row.field],
    mine: describeUserValue(row.field, mine, words),
    theirs: describeUserValue(row.field, theirs, words),
  }))
  return (
    <ConflictPanel
      rows={rows}
      onApply={(takeTheirs) => resolveConflict((current) => mergeChoices(current, theirs, takeTheirs))}
    />
  )
}
