import { rootOrganizationId } from '@doorway/api-client/rules'
import { TreePicker } from '@doorway/ui'
import { useState } from 'react'
import { Controller, useFormContext, useFormState } from 'react-hook-form'
import { useQuery } from '@tanstack/react-query'
import { organizationNode, useOrganizationTree, useOrganizationQueries } from '../../organizations'
import { useTranslate } from '../../../context/use-translate'
import { FormField } from './form-field'
import type { UserFormValues } from './user-form.schema'

export interface OrganizationFieldProps {
  /** Name of the organisation the record came with. */
  knownName: string | null
}

interface ChosenName {
  id: number
  name: string
}

/** 所属机构: a lazy tree with server search, since a province has more schools than one list can hold. */
export function OrganizationField({ knownName }: OrganizationFieldProps) {
  const t = useTranslate()
  const organizations = useOrganizationQueries()
  const { control, setValue } = useFormContext<UserFormValues>()
  const [chosen, setChosen] = useState<ChosenName | null>(null)
  const { defaultValues } = useFormState({ control })
  const id = defaultValues?.organizationId ?? null
  const { data } = useQuery({
    ...organizations.path(id ?? rootOrganizationId),
    enabled: id !== null && knownName === null,
  })
  const tree = useOrganizationTree([])
  const nameOf = (value: number) => {
    if (chosen?.id === value) return chosen.name
    return (value === id ? (knownName ?? data?.organization.name) : undefined) ?? String(value)
  }
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
            value={value === null ? null : { id: String(value), label: nameOf(value) }}
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
