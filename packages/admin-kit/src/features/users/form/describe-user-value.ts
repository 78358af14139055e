import { inputText } from '../../../forms/input-text'
import type { Translate } from '../../../i18n/translate'
import type { UserFormChoices } from './user-form-fields'
import type { UserField, UserFormValues } from './user-form.schema'

/** What a value of the form is called on screen. */
export interface ValueWords {
  t: Translate
  choices: UserFormChoices
  /** Names of organisations that are known here. */
  organizationNames: ReadonlyMap<number, string>
}

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

function nameOfId(rows: readonly { id: number; name: string }[], id: number | null): string {
  if (id === null) return ''
  return rows.find((row) => row.id === id)?.name ?? String(id)
}

/** A value of the form in words, for comparing two of them. */
export function describeUserValue(field: UserField, values: UserFormValues, words: ValueWords): string {
  const { t, choices, organizationNames } = words
  switch (field) {
    case 'userType':
      return labelOf(choices.userTypes, values.userType)
    case 'dutyType':
      return labelOf(choices.dutyTypes, inputText(values.dutyType))
    case 'sex':
      return values.sex === '' ? '' : t(`users.sex.${values.sex}`)
    case 'roleIds':
      return values.roleIds.map((id) => labelOf(choices.roles, id)).join('、')
    case 'partTimeOrganizationIds':
      return values[field].map((id) => organizationNames.get(id) ?? String(id)).join('、')
    case 'stageCodes':
      return values[field].map((code) => labelOf(choices.stages, code)).join('、')
    case 'stageSubjects':
      return values[field].map((pair) => labelOf(choices.stageSubjects, pair)).join('、')
    case 'organizationId':
      return values.organizationId === null
        ? ''
        : (organizationNames.get(values.organizationId) ?? String(values.organizationId))
    case 'gradeId':
      return nameOfId(choices.grades, values.gradeId)
    case 'classId':
    case 'managedClassId':
      return nameOfId(
        choices.grades.flatMap(({ classes }) => classes),
        values[field],
      )
    case 'parents':
      return values.parents.map(({ name }) => name).join('、')
    default:
      return inputText(values[field])
  }
}
