import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'Home',
  lead: 'Top stories',
  announcements: 'Announcements',
  numbers: 'Yunze education in figures',
  topics: 'Special topics',
  links: 'Related links',
  leaves: ' (external site)',
  show: (number: number, title: string) => `Story ${number}: ${title}`,
  pause: 'Pause the stories',
  play: 'Play the stories',
  numberNames: {
    schools: 'Schools and bodies',
    teachers: 'Teachers',
    students: 'Students',
    areas: 'Administrative areas',
    articles: 'Published articles',
  },
  empty: 'Content is being prepared',
  emptyHint: 'New items appear here as soon as they are published.',
}
