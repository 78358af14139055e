import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'Page not found',
  hint: 'The page you asked for does not exist or has moved.',
  similar: 'You may be looking for:',
  frequent: 'Often visited:',
}
