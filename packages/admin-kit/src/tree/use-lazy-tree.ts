import type { TreeNode } from '@doorway/ui'
import { useQueries, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'

/** A lazily loaded tree, as the tree component and the tree picker take it. */
export interface LazyTree<T> {
  items: readonly TreeNode<T>[]
  openIds: ReadonlySet<string>
  onOpenChange: (openIds: ReadonlySet<string>) => void
  loadingIds: ReadonlySet<string>
  failedIds: ReadonlySet<string>
  onRetry: (id: string) => void
}

/** Where a lazy tree gets its lines from. Keep the functions stable. */
export interface LazyTreeSource<Row, T, Key extends QueryKey> {
  /** Branch that is open from the start: the root, rendered or not. */
  rootId: string
  /** The root's own row, where it is rendered. */
  root?: TreeNode<T>
  /** The question for the children of a branch. */
  question: (id: string) => UseQueryOptions<Row[], Error, Row[], Key>
  nodeOf: (row: Row) => TreeNode<T>
  /** Further branches open by themselves; they may grow when a path becomes known. */
  autoOpenIds?: readonly string[]
}

/** Branches open by themselves, and opened or closed by the person, in one set. What the person closed stays so. */
function useOpenIds(rootId: string, autoOpenIds: readonly string[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const auto = autoOpenIds.join(',')
  const openIds = useMemo(() => {
    const all = new Set([rootId, ...auto.split(',').filter(Boolean), ...opened])
    for (const id of closed) all.delete(id)
    return all
  }, [rootId, auto, opened, closed])
  const onOpenChange = useCallback(
    (next: ReadonlySet<string>) => {
      setOpened(next)
      setClosed((before) => new Set([...before, ...openIds].filter((id) => !next.has(id))))
    },
    [openIds],
  )
  return { openIds, onOpenChange }
}

/** Every open branch requests its children separately, so that branches open from the start load in parallel. */
export function useLazyTree<Row, T, Key extends QueryKey>(source: LazyTreeSource<Row, T, Key>): LazyTree<T> {
  const { rootId, root, question, nodeOf, autoOpenIds = [] } = source
  const cache = useQueryClient()
  const { openIds, onOpenChange } = useOpenIds(rootId, autoOpenIds)
  const ids = useMemo(() => [...openIds], [openIds])
  const combine = useCallback(
    (results: { data: Row[] | undefined; isPending: boolean; isError: boolean }[]) => ({
      nodes: results.flatMap(({ data = [] }) => data.map(nodeOf)),
      loadingIds: new Set(ids.filter((_id, place) => results[place]?.isPending)),
      failedIds: new Set(ids.filter((_id, place) => results[place]?.isError)),
    }),
    [ids, nodeOf],
  )
  const { nodes, loadingIds, failedIds } = useQueries({ queries: ids.map(question), combine })
  return useMemo(
    () => ({
      items: root ? [root, ...nodes] : nodes,
      openIds,
      onOpenChange,
      loadingIds,
      failedIds,
      onRetry: (id) => void cache.refetchQueries({ queryKey: question(id).queryKey }),
    }),
    [root, nodes, openIds, onOpenChange, loadingIds, failedIds, cache, question],
  )
}
