import { lazyPart } from '../../loading/lazy-part'

/** The button that opens the promotion of grades. */
export const promotionButton = lazyPart(async () => (await import('../organizations')).promotionButton.Part)

/** The form of an entry, with the form library. */
export const entryDialog = lazyPart(async () => (await import('./entry-dialog')).EntryDialog)
