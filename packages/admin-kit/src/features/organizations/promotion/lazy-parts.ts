import { lazyPart } from '../../../loading/lazy-part'

/** The button that opens 学年升级, with its words. */
export const promotionButton = lazyPart(async () => (await import('./promotion-button')).PromotionButton)
