import type { ScreenManifest } from '../../screens/screen-manifest'
import type { ResultManagerProps } from '.'
import { resultCodes } from './results.codes'

/** 成绩管理. */
export const resultManager: ScreenManifest<ResultManagerProps> = {
  name: 'ResultManager',
  title: 'results.title',
  entry: 'result-manager',
  codes: Object.values(resultCodes),
  routes: [
    {
      component: 'resultManagement',
      componentNames: ['results/ResultManager'],
      firstCalls: [
        {
          path: '/api/result/listCompetitions',
          next: {
            list: 'data',
            has: ['id', 'latestRunId'],
            calls: [
              { path: '/api/result/listRuns?competitionId={id}' },
              { path: '/api/result/getRun?id={latestRunId}' },
            ],
          },
        },
      ],
    },
  ],
  embed: {
    position: 30,
    tag: 'doorway-result-manager',
    part: 'result-manager',
    parts: ['dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 75, all: 96, published: 81 },
    demo: { address: '/result-management', shows: { role: 'grid', name: '成绩列表' } },
    page: {
      heading: 'Results',
      text: 'Results of a competition: computed by one person, confirmed by another, announced and published, with every step of a score.',
      story: 'Filled',
    },
  },
  stories: 'result-manager',
}
