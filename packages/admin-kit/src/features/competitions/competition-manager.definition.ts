import type { ScreenManifest } from '../../screens/screen-manifest'
import type { CompetitionManagerProps } from '.'
import { competitionCodes } from './competitions.codes'

/** 赛事配置. */
export const competitionManager: ScreenManifest<CompetitionManagerProps> = {
  name: 'CompetitionManager',
  title: 'competitions.title',
  entry: 'competition-manager',
  codes: Object.values(competitionCodes),
  routes: [
    {
      component: 'competitionManagement',
      componentNames: ['competitions/CompetitionManager'],
      firstCalls: [
        { path: '/api/competition/queryPageCompetitionList', body: { currentPage: 1, pageSize: 20, t: {} } },
      ],
    },
  ],
  embed: {
    position: 28,
    tag: 'doorway-competition-manager',
    part: 'competition-manager',
    parts: ['dialog', 'header', 'pagination', 'table', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 70, all: 116, published: 78 },
    demo: { address: '/competition-management', shows: { role: 'grid', name: '赛事列表' } },
    page: {
      heading: 'Competition manager',
      text: 'Competitions of an organiser: list, editor step by step, what is missing before publication, next edition.',
      story: 'Filled',
    },
  },
  stories: 'competition-manager',
}
