import type { Organization } from '@doorway/api-client'

/** What can be done with an organisation; null stands for the root. */
export interface OrganizationCommands {
  onAddChild: (parent: Organization | null) => void
  onEdit: (organization: Organization) => void
  onMoveTo: (organization: Organization) => void
  /** Offered for schools alone. */
  onMerge: (organization: Organization) => void
  onDelete: (organization: Organization) => void
}
