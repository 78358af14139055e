import type { NewVersionStrings } from './load-new-version-strings'

/** The notice of a new version in words. */
export const en: NewVersionStrings = {
  available: 'The platform has been updated. Reload to use the new version.',
  reload: 'Reload',
}
