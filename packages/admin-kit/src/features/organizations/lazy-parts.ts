import { lazyPart } from '../../loading/lazy-part'

/** The form and the questions before moving and deleting. */
export const organizationQuestions = lazyPart(
  async () => (await import('./organization-questions')).OrganizationQuestions,
)

/** Organisations out of a spreadsheet. */
export const importWizard = lazyPart(async () => (await import('../imports')).ImportWizard)

/** The lines of the tree. */
export const organizationTree = lazyPart(async () => (await import('./organization-tree')).OrganizationTree)
