import { lazyPart } from '../../loading/lazy-part'

/** The form and the questions before moving and deleting. */
export const organizationQuestions = lazyPart(
  async () => (await import('./organization-questions')).OrganizationQuestions,
)

/** The lines of the tree. */
export const organizationTree = lazyPart(async () => (await import('./organization-tree')).OrganizationTree)
