import type { Area } from '@doorway/api-client'
import type { TreeNode } from '@doorway/ui'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../provider/use-api'
import { areaChildren, ROOT_CODE } from './areas.queries'

/** The root as the specification draws it: code 0, depth -1, never disabled, nothing to edit. */
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

/** The open part of the area tree: each open branch is one question, kept and reloaded by itself. */
export function useAreaTree(rootName: string) {
  const { areas } = useApi()
  const cache = useQueryClient()
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => new Set([ROOT_CODE]))
  const codes = [...openIds]
  const branches = useQueries({
    queries: codes.map((code) => areaChildren(areas, code)),
    combine: (results) => ({
      children: results.map(({ data }) => data),
      loading: results.map(({ isPending, isError }) => isPending && !isError),
      failed: results.map(({ isError, data }) => isError && data === undefined),
    }),
  })
  const items = useMemo(() => {
    const root = rootArea(rootName)
    return [
      toNode(root, null),
      ...branches.children.flatMap((children, index) =>
        (children ?? []).map((area) => toNode(area, codes[index] ?? null)),
      ),
    ]
    // The codes change together with the branches.
    // oxlint-disable-next-line react/exhaustive-deps -- codes is rebuilt on every drawing, branches.children is stable
  }, [branches.children, rootName])

  const pick = (flags: boolean[]) => new Set(codes.filter((_, index) => flags[index]))
  return {
    items,
    openIds,
    setOpenIds,
    loadingIds: pick(branches.loading),
    failedIds: pick(branches.failed),
    retry: (code: string) => void cache.refetchQueries({ queryKey: areaChildren(areas, code).queryKey }),
    find: (code: string): Area | undefined => items.find(({ id }) => id === code)?.data,
  }
}
