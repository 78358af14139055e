/** Types of organizations, as the contract spells them (section 7). */
export const organizationTypes = ['1', '2', '3', '4'] as const
