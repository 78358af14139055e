import { rootOrganizationId } from '@doorway/api-client/rules'
import { TreePicker } from '@doorway/ui'
import { useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import {
  type NamedOrganization,
  organizationNode,
  useOrganizationName,
  useOrganizationQueries,
  useOrganizationTree,
} from '../../organizations'
import { useTranslate } from '../../../context/use-translate'
import { FormField } from './form-field'
import type { UserFormValues } from './user-form.schema'

export interface OrganizationFieldProps {
  /** The organisation that the record came with. */
  known: NamedOrganization | null
}

/** 所属机构: a lazy tree with server search, since a province has more schools than one list can hold. */
export function OrganizationField({ known }: OrganizationFieldProps) {
  const t = useTranslate()
  const organizations = useOrganizationQueries()
  const { control, setValue } = useFormContext<UserFormValues>()
  const [chosen, setChosen] = useState<NamedOrganization | null>(null)
  const shownName = useOrganizationName(useWatch({ control, name: 'organizationId' }), [chosen, known])
  const tree = useOrganizationTree([])
  const search = async (keyword: string, signal: AbortSignal) =>
    (await organizations.search(keyword, signal)).map(({ organization, ancestors }) => ({
      node: organizationNode(organization),
      path: ancestors.map(({ name }) => name),
    }))
  const leaveSchool = () => {
    for (const name of ['gradeId', 'classId', 'managedClassId'] as const) setValue(name, null, { shouldDirty: true })
  }
  return (
    <FormField name="organizationId" label={t('users.form.school')} isRequired>
      <Controller
        name="organizationId"
        control={control}
        render={({ field: { value, onChange } }) => (
          <TreePicker
            tree={{ ...tree, label: t('users.form.school') }}
            value={value === null ? null : { id: String(value), label: shownName }}
            onSearch={search}
            onValueChange={(node) => {
              const next = node === null ? null : Number(node.id)
              // The root 机构 stands for all of them and is no organisation itself.
              if (next === rootOrganizationId) return
              if (node && next !== null) setChosen({ id: next, name: node.label })
              if (next !== value) leaveSchool()
              onChange(next)
            }}
          />
        )}
      />
    </FormField>
  )
}
