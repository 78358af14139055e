import { lazyPart } from '../../loading/lazy-part'

// The first responses and the tree's library load in parallel.

/** The lines of the tree. */
export const areaTree = lazyPart(async () => (await import('./area-tree')).AreaTree)

/** The form and the questions before moving and deleting. */
export const areaDialogs = lazyPart(async () => (await import('./area-dialogs')).AreaDialogs)
