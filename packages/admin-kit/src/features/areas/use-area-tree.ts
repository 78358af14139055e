import type { Area } from '@doorway/api-client'
import type { TreeNode } from '@doorway/ui'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ROOT_CODE, useAreaQueries } from './areas.queries'

/** Each opened branch is a request, so a wide level opens in portions of this many. */
const MAX_OPENED = 50

/** The root as the specification shows it: code 0, depth -1, never disabled, nothing to edit. */
export function rootArea(name: string): Area {
  return {
    code: ROOT_CODE,
    name,
    displayOrder: 0,
    depth: -1,
    parentCode: '',
    isLeaf: false,
    isEnabled: true,
    version: 0,
  }
}

function toNode(area: Area, parentId: string | null): TreeNode<Area> {
  return { id: area.code, parentId, label: area.name, hasChildren: !area.isLeaf, isMuted: !area.isEnabled, data: area }
}

/** The open part of the area tree: each open branch is one query, cached and reloaded by itself. */
export function useAreaTree(rootName: string) {
  const areas = useAreaQueries()
  const cache = useQueryClient()
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => new Set([ROOT_CODE]))
  const codes = [...openIds]
  const branches = useQueries({
    queries: codes.map((code) => areas.children(code)),
    combine: (results) => ({
      children: results.map(({ data }) => data),
      loading: results.map(({ isPending }) => isPending),
      failed: results.map(({ isLoadingError }) => isLoadingError),
    }),
  })
  const items = useMemo(() => {
    return [
      toNode(rootArea(rootName), null),
      ...branches.children.flatMap((children = [], index) =>
        children.map((area) => toNode(area, codes[index] ?? null)),
      ),
    ]
    // The codes change together with the branches.
    // oxlint-disable-next-line react/exhaustive-deps -- codes is rebuilt on every drawing, branches.children is stable
  }, [branches.children, rootName])

  // What a reader sees: nodes whose ancestors are all open.
  const parentOf = new Map(items.map(({ id, parentId }) => [id, parentId]))
  const isShown = (id: string): boolean => {
    const parentId = parentOf.get(id)
    return parentId === null || (parentId !== undefined && openIds.has(parentId) && isShown(parentId))
  }
  const shown = items.filter(({ id }) => isShown(id))
  const foldable = shown.filter(({ id }) => openIds.has(id) && id !== ROOT_CODE)
  const deepest = Math.max(...foldable.map(({ data }) => data.depth))
  const closed = shown.filter(({ id, hasChildren }) => hasChildren && !openIds.has(id))
  const shallowest = Math.min(...closed.map(({ data }) => data.depth))
  const nextLevel = closed.filter(({ data }) => data.depth === shallowest).slice(0, MAX_OPENED)
  const pick = (flags: boolean[]) => new Set(codes.filter((_, index) => flags[index]))
  return {
    items,
    openIds,
    setOpenIds,
    loadingIds: pick(branches.loading),
    failedIds: pick(branches.failed),
    retry: (code: string) => void cache.refetchQueries({ queryKey: areas.children(code).queryKey }),
    /** Opens the uppermost closed level of what is shown; a wide one in portions. */
    openLevel: () => setOpenIds(new Set([...openIds, ...nextLevel.map(({ id }) => id)])),
    canOpenLevel: nextLevel.length > 0,
    /** Folds the lowest open level of what is shown. */
    foldLevel: () => {
      const folded = new Set(foldable.filter(({ data }) => data.depth === deepest).map(({ id }) => id))
      setOpenIds(new Set([...openIds].filter((id) => !folded.has(id))))
    },
    canFoldLevel: foldable.length > 0,
    find: (code: string): Area | undefined => items.find(({ id }) => id === code)?.data,
  }
}

/** What the area screen knows of its tree. */
export type AreaTreeState = ReturnType<typeof useAreaTree>
