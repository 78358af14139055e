import type { UseFormReturn } from 'react-hook-form'
import { type ConflictWords, conflictView, textOf } from '../../forms/conflict/conflict-view'
import { RecordConflict } from '../../forms/conflict/record-conflict'
import { useTranslate } from '../../context/use-translate'
import {
  type OrganizationEdit,
  type OrganizationFormValues,
  organizationTypes,
  type OrganizationUpdate,
  schoolTypeOptions,
} from './organization-draft'
import { currentOrganization } from './organization-form.schema'

/** The organisation with what is stored of it now; null where that is not known. */
export function updateOf(
  edit: OrganizationEdit,
  current: unknown,
  nameOf: (id: number | null) => string,
): OrganizationUpdate | null {
  const stored = currentOrganization.safeParse(current).data
  if (edit.mode === 'append' || !stored) return null
  const organization = { ...edit.organization, ...stored }
  return { mode: 'update', organization, parentName: nameOf(stored.parentId) }
}

/** What the members of an organisation and their values are called. */
export function useOrganizationWords(nameOf: (id: number | null) => string): ConflictWords<OrganizationFormValues> {
  const t = useTranslate()
  const labels = {
    name: t('organizations.form.name'),
    orgId: t('organizations.form.parent'),
    type: t('organizations.form.type'),
    code: t('organizations.form.code'),
    schoolType: t('organizations.form.schoolType'),
    areaCode: t('organizations.form.area'),
    displayOrder: t('organizations.form.order'),
  }
  const describe = (field: string, values: OrganizationFormValues) => {
    if (field === 'orgId') return nameOf(values.orgId)
    const type = organizationTypes.find((known) => known === values.type)
    if (field === 'type' && type) return t(`organizations.types.${type}`)
    if (field === 'schoolType') {
      const kind = schoolTypeOptions(t, values.schoolType).find(({ value }) => value === values.schoolType)
      return kind ? kind.label : values.schoolType
    }
    return textOf(values[field])
  }
  return { labels, describe }
}

export interface OrganizationConflictProps {
  form: UseFormReturn<OrganizationFormValues>
  opened: OrganizationFormValues
  theirs: OrganizationFormValues
  /** Name of an organisation by its id. */
  nameOf: (id: number | null) => string
  onResolve: () => void
  onOverwrite: () => void
}

/** The values of the form next to those that were saved in between. */
export function OrganizationConflict(props: OrganizationConflictProps) {
  const { form, opened, theirs, nameOf, onResolve, onOverwrite } = props
  const words = useOrganizationWords(nameOf)
  const resolve = (values: OrganizationFormValues) => {
    form.reset(theirs)
    form.reset(values, { keepDefaultValues: true })
    onResolve()
  }
  const view = conflictView({ opened, mine: form.getValues(), theirs, resolve }, words)
  return <RecordConflict view={view} onOverwrite={onOverwrite} />
}
