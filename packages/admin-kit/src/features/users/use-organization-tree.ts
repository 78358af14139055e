import type { Organization } from '@doorway/api-client'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useApi } from '../../provider/use-api'
import { organizationNode, rootNode, rootNodeId, type OrganizationNode } from './organization-nodes'
import { organizationChildren } from './users.queries'

/** A lazily loaded organisation tree, as the tree component takes it. */
export interface OrganizationTree {
  items: readonly OrganizationNode[]
  openIds: ReadonlySet<string>
  onOpenChange: (openIds: ReadonlySet<string>) => void
  loadingIds: ReadonlySet<string>
  failedIds: ReadonlySet<string>
  onRetry: (id: string) => void
}

interface BranchAnswer {
  id: string
  children: Organization[] | undefined
  isLoading: boolean
  isFailed: boolean
}

/** Branches open by themselves, opened and closed by the person, in one set. */
function useOpenIds(autoOpenIds: readonly number[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const auto = autoOpenIds.join(',')
  const openIds = useMemo(() => {
    const all = new Set([rootNodeId, ...auto.split(',').filter(Boolean), ...opened])
    for (const id of closed) all.delete(id)
    return all
  }, [auto, opened, closed])
  const onOpenChange = useCallback(
    (next: ReadonlySet<string>) => {
      setOpened(next)
      setClosed((before) => new Set([...before, ...openIds].filter((id) => !next.has(id))))
    },
    [openIds],
  )
  return { openIds, onOpenChange }
}

/**
 * The tree below the root 机构 (id 0). Every open branch asks for its children by itself, so that branches opened
 * from the start load side by side. `autoOpenIds` may grow when a path becomes known; what the person closed stays so.
 */
export function useOrganizationTree(rootLabel: string, autoOpenIds: readonly number[]): OrganizationTree {
  const { organizations } = useApi()
  const cache = useQueryClient()
  const { openIds, onOpenChange } = useOpenIds(autoOpenIds)
  const ids = useMemo(() => [...openIds], [openIds])
  const combine = useCallback(
    (answers: { data: Organization[] | undefined; isPending: boolean; isError: boolean }[]): BranchAnswer[] =>
      answers.map(({ data, isPending, isError }, place) => ({
        id: ids[place] ?? rootNodeId,
        children: data,
        isLoading: isPending,
        isFailed: isError,
      })),
    [ids],
  )
  const branches = useQueries({ queries: ids.map((id) => organizationChildren(organizations, Number(id))), combine })

  return useMemo(
    () => ({
      items: [rootNode(rootLabel), ...branches.flatMap(({ children = [] }) => children.map(organizationNode))],
      openIds,
      onOpenChange,
      loadingIds: new Set(branches.filter(({ isLoading }) => isLoading).map(({ id }) => id)),
      failedIds: new Set(branches.filter(({ isFailed }) => isFailed).map(({ id }) => id)),
      onRetry: (id: string) => void cache.refetchQueries(organizationChildren(organizations, Number(id))),
    }),
    [branches, openIds, onOpenChange, rootLabel, cache, organizations],
  )
}
