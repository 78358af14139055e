import { lazyPart } from '../../loading/lazy-part'

/** The form of an entry, with the form library. */
export const entryDialog = lazyPart(async () => (await import('./entry-dialog')).EntryDialog)
