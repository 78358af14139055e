import type { ScreenManifest } from '../../screens/screen-manifest'
import type { JudgeManagerProps } from '.'
import { judgeCodes } from './judges.codes'

/** 评委与分配. */
export const judgeManager: ScreenManifest<JudgeManagerProps> = {
  name: 'JudgeManager',
  title: 'judges.title',
  entry: 'judge-manager',
  codes: Object.values(judgeCodes),
  routes: [
    {
      component: 'judgeManagement',
      componentNames: ['judging/JudgeManager'],
      firstCalls: [
        {
          path: '/api/judgeAdmin/listCompetitions',
          next: {
            list: 'data',
            has: ['id', 'firstPanelId'],
            where: { state: 'announced' },
            calls: [
              { path: '/api/judgeAdmin/getPanels?competitionId={id}' },
              {
                path: '/api/judgeAdmin/queryPageAssignmentList',
                body: { currentPage: 1, pageSize: 20, t: { panelId: '{firstPanelId}' } },
              },
            ],
          },
        },
      ],
    },
  ],
  embed: {
    position: 32,
    tag: 'doorway-judge-manager',
    part: 'judge-manager',
    parts: ['dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 75, all: 101, published: 85 },
    demo: { address: '/judge-management', shows: { role: 'grid', name: '作品分配' } },
    page: {
      heading: 'Judges',
      text: 'The pool of judges, panels of a competition, and who judges which work: planned by a solver or given by hand, without conflicts of interest.',
      story: 'Filled',
    },
  },
  stories: 'judge-manager',
}
