import { organizationEndpoints } from '@doorway/api-client/endpoints'
import { useCallback, useMemo } from 'react'
import { useApi } from '../../context/use-api'
import { useLazyTree, type LazyTree } from '../../tree/use-lazy-tree'
import { useTranslate } from '../../context/use-translate'
import { organizationNode, rootNode, rootNodeId, type OrganizationLine } from './organization-nodes'
import { organizationChildren } from './organizations.queries'

/** The organisation tree below the root 机构 (id 0, section 9). `autoOpenIds` are open from the start. */
export function useOrganizationTree(autoOpenIds: readonly number[]): LazyTree<OrganizationLine> {
  const t = useTranslate()
  const organizations = useApi().endpoints(organizationEndpoints)
  const root = useMemo(() => rootNode(t('users.tree.root')), [t])
  const question = useCallback((id: string) => organizationChildren(organizations, Number(id)), [organizations])
  return useLazyTree({
    rootId: rootNodeId,
    root,
    question,
    nodeOf: organizationNode,
    autoOpenIds: autoOpenIds.map(String),
  })
}
