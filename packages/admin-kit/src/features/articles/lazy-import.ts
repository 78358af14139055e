import { lazyPart } from '../../loading/lazy-part'

// Apart from the other parts: the review queue does not load it.
/** The import of articles from other systems. */
export const contentImport = lazyPart(async () => (await import('../content-imports')).ContentImportWizard)
