import { lazyPart } from '../../loading/lazy-part'

/** What was changed about a record. */
export const historyDialog = lazyPart(async () => (await import('./history-dialog')).HistoryDialog)
