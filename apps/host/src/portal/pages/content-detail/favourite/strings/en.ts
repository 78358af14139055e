import type { zh } from './zh'

/** Words of the favourite button, in English. */
export const en: typeof zh = {
  favourite: 'Save',
  added: 'Saved',
  removed: 'Removed',
  list: 'My favourites',
  failed: 'That did not work. Try again later.',
}
