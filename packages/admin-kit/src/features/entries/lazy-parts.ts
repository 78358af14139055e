import { lazyPart } from '../../loading/lazy-part'

/** A work with its files, duplicates and checklist. */
export const workReview = lazyPart(async () => (await import('./work-review')).WorkReview)

/** Units with their lists of recommended works. */
export const recommendPanel = lazyPart(async () => (await import('./recommend-panel')).RecommendPanel)
