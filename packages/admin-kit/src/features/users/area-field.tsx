import type { Area } from '@doorway/api-client'
import { rootArea } from '@doorway/api-client/rules'
import { TreePicker, type TreeNode } from '@doorway/ui'
import { useCallback, useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useApi } from '../../provider/use-api'
import { useLazyTree } from '../../provider/use-lazy-tree'
import { useTranslate } from '../../provider/use-translate'
import { areaChildren } from '../areas'
import { FormField } from './form-field'
import type { UserFormValues } from './user-form.schema'

export interface AreaFieldProps {
  /** Names of the area the record came with and of those above it. */
  knownName: string | null
}

function areaNode({ code, parentCode, name, isLeaf, isEnabled }: Area): TreeNode<null> {
  const parentId = parentCode === rootArea.code ? null : parentCode
  return { id: code, parentId, label: name, hasChildren: !isLeaf, isMuted: !isEnabled, data: null }
}

/** 区域: a lazy tree of areas with server search. */
export function AreaField({ knownName }: AreaFieldProps) {
  const t = useTranslate()
  const { areas } = useApi()
  const { control } = useFormContext<UserFormValues>()
  const [chosen, setChosen] = useState<{ id: string; label: string } | null>(null)
  const question = useCallback((code: string) => areaChildren(areas, code), [areas])
  const tree = useLazyTree({ rootId: rootArea.code, question, nodeOf: areaNode })
  const search = async (keyword: string, signal: AbortSignal) =>
    (await areas.search(keyword, signal)).map(({ area, ancestors }) => ({
      node: areaNode(area),
      path: ancestors.map(({ name }) => name),
    }))
  return (
    <FormField name="areaCode" label={t('users.form.area')} isRequired>
      <Controller
        name="areaCode"
        control={control}
        render={({ field: { value, onChange } }) => (
          <TreePicker
            tree={{ ...tree, label: t('users.form.area') }}
            value={
              value === '' ? null : { id: value, label: chosen?.id === value ? chosen.label : (knownName ?? value) }
            }
            onSearch={search}
            onValueChange={(node) => {
              if (node) setChosen({ id: node.id, label: node.label })
              onChange(node?.id ?? '')
            }}
          />
        )}
      />
    </FormField>
  )
}
