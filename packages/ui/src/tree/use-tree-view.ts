import { useMemo } from 'react'
import { useVirtualRows } from '../virtual-rows/use-virtual-rows'
import { checkedCounts, leafCounts, stateOf } from './check-states'
import { flattenVisible, sliceLines } from './visible-lines'
import { indexNodes, numberAt } from './tree-node'
import type { TreeProps } from './tree-props'
import { useTreeSize } from './use-tree-size'

/** From the caller's nodes to the lines in view: each step is done again only when what it rests on has changed. */
export function useTreeView<T>(props: TreeProps<T>) {
  const { items, checkItems = items, openIds, loadingIds, failedIds, remaining, checkedIds } = props
  const size = useTreeSize()
  const index = useMemo(() => indexNodes(items), [items])
  const lines = useMemo(
    () => flattenVisible(index, { openIds, loadingIds, failedIds, remaining }),
    [index, openIds, loadingIds, failedIds, remaining],
  )
  const { first, last } = useVirtualRows({ ...size, count: lines.count })
  const slice = useMemo(() => sliceLines(lines, first, last), [lines, first, last])
  const hasChecks = checkedIds !== undefined
  const all = useMemo(() => (checkItems === items ? index : indexNodes(checkItems)), [checkItems, items, index])
  const leaves = useMemo(() => (hasChecks ? leafCounts(all) : null), [all, hasChecks])
  const checked = useMemo(() => (checkedIds ? checkedCounts(all, checkedIds) : null), [all, checkedIds])
  const checkOf =
    leaves && checked
      ? (id: string) => {
          const place = all.placeOf.get(id)
          // A line outside of what can be checked, such as a group of search hits, is not ticked.
          return place !== undefined && stateOf(numberAt(checked, place), numberAt(leaves, place))
        }
      : null
  return { ...size, index, lines, slice, first, last, checkOf }
}
