import { rootOrganizationId } from '@doorway/api-client/rules'
import { Chip, TreePicker, type TreeNode } from '@doorway/ui'
import { useQueries } from '@tanstack/react-query'
import { Controller, useFormContext } from 'react-hook-form'
import { organizationNode, useOrganizationTree, useOrganizationQueries } from '../../organizations'
import { useTranslate } from '../../../context/use-translate'
import { FormField } from './form-field'
import { MAX_ASSIGNMENTS, type UserFormValues } from './user-form.schema'

interface OrganizationChipsProps {
  ids: readonly number[]
  onRemove: (id: number) => void
}

function OrganizationChips({ ids, onRemove }: OrganizationChipsProps) {
  const t = useTranslate()
  const organizations = useOrganizationQueries()
  const names = useQueries({
    queries: ids.map((id) => organizations.path(id)),
    combine: (results) => results.map(({ data }) => data?.organization.name),
  })
  return (
    <span className="dw-user-chips">
      {ids.map((id, at) => {
        // An organisation out of this person's reach has no name here, only its number.
        const name = names[at] ?? String(id)
        return (
          <Chip key={id} removeLabel={t('users.form.removePartTime', { name })} onRemove={() => onRemove(id)}>
            {name}
          </Chip>
        )
      })}
    </span>
  )
}

/** 兼职机构: organisations a user works for in addition to their own. */
export function PartTimeField() {
  const t = useTranslate()
  const organizations = useOrganizationQueries()
  const { control } = useFormContext<UserFormValues>()
  const tree = useOrganizationTree([])
  const label = t('users.form.partTime')
  const search = async (keyword: string, signal: AbortSignal) =>
    (await organizations.search(keyword, signal)).map(({ organization, ancestors }) => ({
      node: organizationNode(organization),
      path: ancestors.map(({ name }) => name),
    }))
  return (
    <Controller
      name="partTimeOrganizationIds"
      control={control}
      render={({ field: { value, onChange } }) => {
        const add = (node: TreeNode<unknown> | null) => {
          const id = Number(node?.id ?? rootOrganizationId)
          if (id !== rootOrganizationId && !value.includes(id)) onChange([...value, id])
        }
        return (
          <div className="dw-user-part-time">
            <FormField name="partTimeOrganizationIds" label={label}>
              <TreePicker
                tree={{ ...tree, label }}
                value={null}
                placeholder={t('users.form.addPartTime')}
                isDisabled={value.length >= MAX_ASSIGNMENTS}
                onSearch={search}
                onValueChange={add}
              />
            </FormField>
            <OrganizationChips ids={value} onRemove={(id) => onChange(value.filter((other) => other !== id))} />
          </div>
        )
      }}
    />
  )
}
