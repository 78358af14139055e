import { lazyPart } from '../../loading/lazy-part'

/** The form and the questions before moving, merging and deleting. */
export const columnQuestions = lazyPart(async () => (await import('./column-questions')).ColumnQuestions)

/** The lines of the tree. */
export const columnTree = lazyPart(async () => (await import('./column-tree')).ColumnTree)
