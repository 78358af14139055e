import type { Organization, OrganizationHit } from '@doorway/api-client'
import { rootOrganizationId } from '@doorway/api-client/rules'
import type { TreeNode } from '@doorway/ui'

/** What a line of the tree knows about its organisation. */
export interface OrganizationLine {
  /** The path to it, itself included. */
  path: readonly number[]
  /** People in it and below, where they may be listed. */
  userCount?: number
  /** The whole record; null for the root and for what is only the way to a hit. */
  organization: Organization | null
}

/** An organisation as a line of the tree. */
export type OrganizationNode = TreeNode<OrganizationLine>

/** Id of the root's line. */
export const rootNodeId = String(rootOrganizationId)

/** The virtual root (section 9: id 0). */
export function rootNode(label: string): OrganizationNode {
  return { id: rootNodeId, parentId: null, label, hasChildren: true, data: { path: [], organization: null } }
}

/** A line for an organisation. */
export function organizationNode(organization: Organization): OrganizationNode {
  const { id, parentId, name, hasChildren, path, userCount } = organization
  return {
    id: String(id),
    parentId: String(parentId),
    label: name,
    hasChildren,
    data: { path, userCount, organization },
  }
}

/** The lines of a search: every hit under its ancestors, each ancestor once, in the order of the hits. */
export function nodesOfHits(hits: readonly OrganizationHit[], root: OrganizationNode): OrganizationNode[] {
  const nodes = new Map<string, OrganizationNode>([[root.id, root]])
  for (const { organization, ancestors } of hits) {
    const path: number[] = []
    for (const { id, name } of ancestors) {
      const parentId = String(path.at(-1) ?? rootOrganizationId)
      path.push(id)
      const known = nodes.get(String(id))
      const node = known ?? { id: String(id), parentId, label: name, data: { path: [...path], organization: null } }
      nodes.set(String(id), { ...node, hasChildren: true })
    }
    const own = organizationNode(organization)
    const isAbove = nodes.get(own.id)?.hasChildren ?? false
    nodes.set(own.id, { ...own, parentId: String(path.at(-1) ?? rootOrganizationId), hasChildren: isAbove })
  }
  return [...nodes.values()]
}

/** Every line that can be opened, for showing hits at once. */
export function branchIds(nodes: readonly OrganizationNode[]): Set<string> {
  return new Set(nodes.filter(({ hasChildren }) => hasChildren).map(({ id }) => id))
}
