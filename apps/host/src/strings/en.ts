import type { CommonStrings } from './load-strings'

/** The host's words in English. */
export const strings: CommonStrings = {
  siteName: 'Yunze Education Portal',
  description: (page) =>
    `${page}: notices, news, disclosed information, teaching research and teaching resources of Yunze Province.`,
  skipToContent: 'Skip to content',
  header: {
    menu: 'Menu',
    sites: 'Sites',
    personalCenter: 'My centre',
    uploads: 'Upload resources',
    account: 'My account',
    signOut: 'Sign out',
    search: 'Search',
    searchPlaceholder: 'Search news, schools, activities',
    suggestions: 'Suggestions',
    suggestionCount: (count) => `${count} suggestions, use the arrow keys`,
    language: 'Language',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' },
    accessibility: 'Accessibility',
    elderMode: 'Senior mode',
    elderModeOff: 'Leave senior mode',
    signIn: 'Sign in',
    register: 'Register',
    console: 'Open console',
    navigation: 'Main navigation',
    more: 'More',
  },
  footer: {
    feed: 'RSS feed',
    organiser: 'Organiser',
    undertaker: 'Operated by',
    phone: 'Phone',
    icp: 'ICP filing',
    police: 'Public security filing',
    siteCode: 'Site identifier',
    links: 'About this site',
    siteMap: 'Site map',
  },
  nav: {
    home: 'Home',
    backHome: 'Back to home',
  },
  rows: {
    more: 'More',
    isNew: 'New',
    pinned: 'Pinned',
    members: (count: string) => `${count} members`,
  },
  reading: {
    size: 'Text size',
    linear: 'Single column',
    keys: 'Move with Tab, open with Enter; the first link jumps to the content.',
    sizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  },
  failure: {
    search: 'Search this site',
    loading: 'Loading',
  },
}
