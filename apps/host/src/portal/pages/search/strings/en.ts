import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'Search this site',
  heading: 'Search this site',
  tagged: 'Articles with this tag',
  words: 'Search words',
  hint: 'Enter two or more characters, for example 微课 or 招生.',
  found: (count) => `${count} results`,
  more: (count) => `More than ${count} results; add words to narrow them`,
  kinds: {
    article: 'Articles',
    school: 'Schools',
    principal: 'People',
    activity: 'Activities',
    resource: 'Resources',
    studio: 'Studios',
    work: 'Winning works',
    page: 'Pages',
  },
  nothing: (words) => `Nothing found for “${words}”`,
  nothingHint: 'Try fewer or other words, or start from the site map.',
  siteMap: 'Site map',
}
