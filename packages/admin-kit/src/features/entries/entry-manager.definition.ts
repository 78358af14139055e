import type { ScreenManifest } from '../../screens/screen-manifest'
import type { EntryManagerProps } from '.'
import { entryCodes } from './entries.codes'

/** 报名与作品. */
export const entryManager: ScreenManifest<EntryManagerProps> = {
  name: 'EntryManager',
  title: 'entries.title',
  entry: 'entry-manager',
  codes: Object.values(entryCodes),
  routes: [
    {
      component: 'entryManagement',
      componentNames: ['competitions/WorkManager'],
      firstCalls: [
        {
          path: '/api/competitionEntry/listCompetitions',
          next: {
            list: 'data',
            has: ['id'],
            calls: [
              {
                path: '/api/competitionEntry/queryPageEntryList',
                body: { currentPage: 1, pageSize: 20, t: { competitionId: '{id}' } },
              },
            ],
          },
        },
      ],
    },
  ],
  embed: {
    position: 29,
    tag: 'doorway-entry-manager',
    part: 'entry-manager',
    parts: ['dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 73, all: 92, published: 79 },
    demo: { address: '/work-management', shows: { role: 'grid', name: '报名列表' } },
    page: {
      heading: 'Entries and works',
      text: 'Entries of a competition in the scope of the reviewer, and qualification of its works with a checklist and duplicates.',
      story: 'Filled',
    },
  },
  stories: 'entry-manager',
}
