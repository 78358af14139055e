import { lazyPart } from '../../loading/lazy-part'

/** The comparison with what was saved in between. Rare, therefore loaded when it happens. */
export const conflictPanel = lazyPart(async () => (await import('./conflict-panel')).ConflictPanel<string>)
