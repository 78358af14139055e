import type { Area } from '@doorway/api-client'
import { TreePicker, type TreeNode } from '@doorway/ui'
import { useCallback, useState } from 'react'
import { useLazyTree } from '../../tree/use-lazy-tree'
import { ROOT_CODE, useAreaQueries } from './areas.queries'

export interface AreaPickerProps {
  /** Name of the tree that opens. */
  label: string
  /** Code of the chosen area; empty for none. */
  value: string
  /** Names of the area the record came with and of those above it; null where they are not known. */
  knownName: string | null
  onChange: (code: string) => void
}

function areaNode({ code, parentCode, name, isLeaf, isEnabled }: Area): TreeNode<null> {
  const parentId = parentCode === ROOT_CODE ? null : parentCode
  return { id: code, parentId, label: name, hasChildren: !isLeaf, isMuted: !isEnabled, data: null }
}

/** Chooses an area: a lazy tree with server search. Rendered in a Field. */
export function AreaPicker({ label, value, knownName, onChange }: AreaPickerProps) {
  const areas = useAreaQueries()
  const [chosen, setChosen] = useState<{ id: string; label: string } | null>(null)
  const question = useCallback((code: string) => areas.children(code), [areas])
  const tree = useLazyTree({ rootId: ROOT_CODE, question, nodeOf: areaNode })
  const search = async (keyword: string, signal: AbortSignal) =>
    (await areas.search(keyword, signal)).map(({ area, ancestors }) => ({
      node: areaNode(area),
      path: ancestors.map(({ name }) => name),
    }))
  const nameOf = (code: string) => (chosen?.id === code ? chosen.label : (knownName ?? code))
  return (
    <TreePicker
      tree={{ ...tree, label }}
      value={value === '' ? null : { id: value, label: nameOf(value) }}
      onSearch={search}
      onValueChange={(node) => {
        if (!node) return onChange('')
        setChosen({ id: node.id, label: node.label })
        return onChange(node.id)
      }}
    />
  )
}
