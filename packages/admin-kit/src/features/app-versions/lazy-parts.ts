import { lazyPart } from '../../loading/lazy-part'

/** The form of a release, with the form library. */
export const versionDialog = lazyPart(async () => (await import('./version-dialog')).VersionDialog)
