import { lazyPart } from '../../loading/lazy-part'

/** The form of an entry, with the form library. */
export const behalfDialog = lazyPart(async () => (await import('./behalf-dialog')).BehalfDialog)

/** Entries out of a spreadsheet. */
export const importWizard = lazyPart(async () => (await import('../imports')).ImportWizard)
