import type { Organization } from '@doorway/api-client'

/** What can be done with an organisation; null stands for the root. */
export interface OrganizationCommands {
  onAddChild: (parent: Organization | null) => void
  onEdit: (organization: Organization) => void
  onMoveTo: (organization: Organization) => void
  onDelete: (organization: Organization) => void
}

/** Button codes of the organisation screen (the contract's `x-permission` of the same calls). */
export const organizationCodes = { add: 'school:add', edit: 'school:edit', delete: 'school:delete' } as const
