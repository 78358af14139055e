import { lazyPart } from '../../provider/lazy-part'

/** The form and the questions before moving and deleting. */
export const organizationQuestions = lazyPart(
  async () => (await import('./organization-questions')).OrganizationQuestions,
)
