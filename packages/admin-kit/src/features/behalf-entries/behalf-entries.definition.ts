import type { ScreenManifest } from '../../screens/screen-manifest'
import type { BehalfEntriesProps } from '.'
import { behalfCodes } from './behalf-entries.codes'

/** 代他人报名. */
export const behalfEntries: ScreenManifest<BehalfEntriesProps> = {
  name: 'BehalfEntries',
  title: 'behalfEntries.title',
  entry: 'behalf-entries',
  codes: Object.values(behalfCodes),
  routes: [{ component: 'behalfEntries', componentNames: ['competitions/BehalfEntries'] }],
  embed: {
    position: 35,
    tag: 'doorway-behalf-entries',
    part: 'behalf-entries',
    parts: ['dialog', 'header', 'pagination', 'table', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 68, all: 100, published: 78 },
    demo: { address: '/othersSignUpList?view=behalf', shows: { role: 'grid', name: '代报名列表' } },
    page: {
      heading: 'Entries for others',
      text: 'A school enters its people in competitions, singly or out of a spreadsheet, and cancels these entries until sign-up ends.',
      story: 'Filled',
    },
  },
  stories: 'behalf-entries',
}
