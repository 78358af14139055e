import { lazyPart } from '../../loading/lazy-part'

// Apart from the other parts: the review queue loads none of them.

/** The dialogs of the list. */
export const articleQuestions = lazyPart(async () => (await import('./list-dialogs')).ArticleQuestions)

/** The import of articles from other systems. */
export const contentImport = lazyPart(async () => (await import('./list-dialogs')).ContentImportWizard)
