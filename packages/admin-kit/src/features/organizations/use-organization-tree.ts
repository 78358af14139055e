import { useCallback, useMemo } from 'react'
import { useLazyTree, type LazyTree } from '../../tree/use-lazy-tree'
import { useTranslate } from '../../context/use-translate'
import { organizationNode, rootNode, rootNodeId, type OrganizationLine } from './organization-nodes'
import { useOrganizationQueries } from './organizations.queries'

/** The organisation tree below the root 机构 (id 0, section 9). `autoOpenIds` are open from the start. */
export function useOrganizationTree(autoOpenIds: readonly number[]): LazyTree<OrganizationLine> {
  const t = useTranslate()
  const organizations = useOrganizationQueries()
  const root = useMemo(() => rootNode(t('users.tree.root')), [t])
  const question = useCallback((id: string) => organizations.children(Number(id)), [organizations])
  return useLazyTree({
    rootId: rootNodeId,
    root,
    question,
    nodeOf: organizationNode,
    autoOpenIds: autoOpenIds.map(String),
  })
}
