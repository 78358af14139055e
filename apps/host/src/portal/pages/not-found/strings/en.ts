import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'Page not found',
  hint: 'The page you are looking for does not exist or has been removed.',
  similar: 'You may be looking for:',
  frequent: 'Often visited:',
}
