export { OrganizationManager, type OrganizationManagerProps } from './organization-manager.screen'
export {
  branchIds,
  nodesOfHits,
  organizationNode,
  rootNode,
  rootNodeId,
  type OrganizationNode,
} from './organization-nodes'
export { promotionButton } from './promotion/lazy-parts'
export { OrganizationPicker, type OrganizationPickerProps } from './organization-picker'
export { useOrganizationQueries } from './organizations.queries'
export { useOrganizationTree } from './use-organization-tree'
