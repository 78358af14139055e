import { lazyPart } from '../../loading/lazy-part'

/** The form and the questions before moving and deleting. */
export const organizationQuestions = lazyPart(
  async () => (await import('./organization-questions')).OrganizationQuestions,
)

/** Organisations out of a spreadsheet. */
export const importWizard = lazyPart(async () => (await import('../imports')).ImportWizard)

/** The button that opens 学年升级, with its words. */
export const promotionButton = lazyPart(async () => (await import('./promotion/promotion-button')).PromotionButton)

/** 学年升级. */
export const promotionWizard = lazyPart(async () => (await import('./promotion/promotion-wizard')).PromotionWizard)

/** The lines of the tree. */
export const organizationTree = lazyPart(async () => (await import('./organization-tree')).OrganizationTree)
