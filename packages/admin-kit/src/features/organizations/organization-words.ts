import type { ConflictWords } from '../../forms/conflict/conflict-view'
import { useTranslate } from '../../context/use-translate'
import {
  type OrganizationEdit,
  type OrganizationFormValues,
  type OrganizationUpdate,
  schoolTypeOptions,
  typeOptions,
} from './organization-draft'
import { currentOrganization } from './organization-form.schema'

/** What the members of an organisation are called, in the log too. */
export const organizationLabels = {
  name: 'organizations.form.name',
  orgId: 'organizations.form.parent',
  type: 'organizations.form.type',
  code: 'organizations.form.code',
  schoolType: 'organizations.form.schoolType',
  areaCode: 'organizations.form.area',
  displayOrder: 'organizations.form.order',
} as const

/** The organisation with what is stored of it now; null where that is not known. */
export function updateOf(
  edit: OrganizationEdit,
  current: unknown,
  nameOf: (id: number | null) => string,
): OrganizationUpdate | null {
  const stored = currentOrganization.safeParse(current).data
  if (edit.mode === 'append' || !stored) return null
  return { ...edit, organization: { ...edit.organization, ...stored }, parentName: nameOf(stored.parentId) }
}

/** Words for the values that the log holds of an organisation as codes. */
export function useLoggedOrganization() {
  const t = useTranslate()
  return (field: string, value: string): string | undefined => {
    const options = field === 'type' ? typeOptions(t) : field === 'schoolType' ? schoolTypeOptions(t, undefined) : []
    return options.find((option) => option.value === value)?.label
  }
}

/** What the members of an organisation and their values are called. */
export function useOrganizationWords(nameOf: (id: number | null) => string): ConflictWords<OrganizationFormValues> {
  const t = useTranslate()
  const describe = (field: string, values: OrganizationFormValues) => {
    if (field === 'orgId') return nameOf(values.orgId)
    const options =
      field === 'type' ? typeOptions(t) : field === 'schoolType' ? schoolTypeOptions(t, values.schoolType) : []
    return options.find(({ value }) => value === values[field])?.label ?? values[field]
  }
  return { labels: organizationLabels, describe }
}
