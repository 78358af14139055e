import type { Area } from '@doorway/api-client'
import { TreePicker, type TreeNode } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLazyTree } from '../../tree/use-lazy-tree'
import { ROOT_CODE, useAreaQueries } from './areas.queries'

export interface AreaPickerProps {
  /** Name of the tree that opens. */
  label: string
  /** Code of the chosen area; empty for none. */
  value: string
  /** The area that the record came with and its name after those above it; absent or null: the picker looks it up. */
  known?: { code: string; name: string } | null
  onChange: (code: string) => void
}

function areaNode({ code, parentCode, name, isLeaf, isEnabled }: Area): TreeNode<null> {
  const parentId = parentCode === ROOT_CODE ? null : parentCode
  return { id: code, parentId, label: name, hasChildren: !isLeaf, isMuted: !isEnabled, data: null }
}

/** The name of an area after those above it, so that a chosen one reads like a loaded one. */
function useAreaName(code: string, known: AreaPickerProps['known'], chosen: { id: string; label: string } | null) {
  const isKnown = known?.code === code
  const { data: hits } = useQuery({ ...useAreaQueries().hits(code), enabled: code !== '' && !isKnown })
  if (isKnown) return known.name
  if (!hits) return chosen?.id === code ? chosen.label : ''
  const hit = hits.find(({ area }) => area.code === code)
  return hit ? [...hit.ancestors, hit.area].map(({ name }) => name).join('') : code
}

/** Chooses an area: a lazy tree with server search. Rendered in a Field. */
export function AreaPicker({ label, value, known, onChange }: AreaPickerProps) {
  const areas = useAreaQueries()
  const [chosen, setChosen] = useState<{ id: string; label: string } | null>(null)
  const question = useCallback((code: string) => areas.children(code), [areas])
  const tree = useLazyTree({ rootId: ROOT_CODE, question, nodeOf: areaNode })
  const search = async (keyword: string, signal: AbortSignal) =>
    (await areas.search(keyword, signal)).map(({ area, ancestors }) => ({
      node: areaNode(area),
      path: ancestors.map(({ name }) => name),
    }))
  const name = useAreaName(value, known, chosen)
  return (
    <TreePicker
      tree={{ ...tree, label }}
      value={value === '' ? null : { id: value, label: name }}
      onSearch={search}
      onValueChange={(node) => {
        if (!node) return onChange('')
        setChosen({ id: node.id, label: node.label })
        return onChange(node.id)
      }}
    />
  )
}
