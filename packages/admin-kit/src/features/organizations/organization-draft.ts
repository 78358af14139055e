import type { Organization, OrganizationDraft } from '@doorway/api-client'
import type { SelectOption } from '@doorway/ui'
import { inputTexts } from '../../forms/input-text'
import type { Translate } from '../../i18n/translate'

/** What the form holds: text, as it is typed. `orgId` is the parent, as the rules and the wire call it. */
export interface OrganizationFormValues extends Record<string, unknown> {
  code: string
  name: string
  /** 0 at the top; null until one is chosen. */
  orgId: number | null
  type: string
  schoolType: string
  areaCode: string
  displayOrder: string
}

const organizationTypes = ['1', '2', '3', '4'] as const

/** Kinds of organisations to choose from. */
export const typeOptions = (t: Translate): SelectOption[] =>
  organizationTypes.map((value) => ({ value, label: t(`organizations.types.${value}`) }))

/** The commonest kinds of schools by the ministry's codes, which the organisation stores. */
const schoolTypes = ['111', '211', '311', '312', '341', '342', '345', '361', '511'] as const

/** Kinds of schools to choose from; a stored code that is none of them stays what it is. */
export function schoolTypeOptions(t: Translate, stored: string | undefined): SelectOption[] {
  const options: SelectOption[] = schoolTypes.map((value) => ({
    value,
    label: t(`organizations.schoolTypes.${value}`),
  }))
  if (stored && !options.some(({ value }) => value === stored)) options.push({ value: stored, label: stored })
  return options
}

/** An organisation to add, below a parent if one is known, or one to change. */
export type OrganizationEdit = { mode: 'append'; parent: { id: number; name: string } | null } | OrganizationUpdate

/** An organisation to change. */
export interface OrganizationUpdate {
  mode: 'update'
  organization: Organization
  parentName: string
}

/** What the form starts from. */
export function organizationFormValues(edit: OrganizationEdit): OrganizationFormValues {
  if (edit.mode === 'append') {
    const nothing = { code: '', name: '', type: '', schoolType: '', areaCode: '', displayOrder: '' }
    return { ...nothing, orgId: edit.parent?.id ?? null }
  }
  const { code, name, parentId, type, schoolType, areaCode, displayOrder } = edit.organization
  return {
    ...inputTexts({ code, schoolType, areaCode }),
    name,
    orgId: parentId,
    type,
    displayOrder: String(displayOrder),
  }
}

/** What is saved. Without an order a new organisation goes behind its siblings. */
export function organizationDraft(edit: OrganizationEdit, values: OrganizationFormValues): OrganizationDraft {
  const { orgId, displayOrder, name, ...typed } = values
  const order = displayOrder.trim() === '' ? {} : { displayOrder: Number(displayOrder) }
  const draft = {
    name: name.trim(),
    code: typed.code.trim(),
    type: typed.type,
    schoolType: typed.schoolType.trim(),
    areaCode: typed.areaCode,
    parentId: orgId,
    ...order,
  }
  return edit.mode === 'append' ? draft : { ...draft, id: edit.organization.id, version: edit.organization.version }
}

/** An organisation as it is stored, to be saved with one member changed. */
export function draftOf(organization: Organization): OrganizationDraft {
  const { id, name, parentId, code, type, schoolType, areaCode, displayOrder, version } = organization
  return { id, name, parentId, code, type, schoolType, areaCode, displayOrder, version }
}
