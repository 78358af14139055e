import type { ScreenManifest } from '../../screens/screen-manifest'
import type { SchemeManagerProps } from '.'
import { schemeCodes } from './schemes.codes'

/** 评分配置. */
export const schemeManager: ScreenManifest<SchemeManagerProps> = {
  name: 'SchemeManager',
  title: 'schemes.title',
  entry: 'scheme-manager',
  codes: Object.values(schemeCodes),
  routes: [
    {
      component: 'schemeManagement',
      componentNames: ['judging/SchemeManager'],
      firstCalls: [{ path: '/api/score/queryPageSchemeList', body: { currentPage: 1, pageSize: 20, t: {} } }],
    },
  ],
  embed: {
    position: 33,
    tag: 'doorway-scheme-manager',
    part: 'scheme-manager',
    parts: ['dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 75, all: 95, published: 85 },
    demo: { address: '/score-config', shows: { role: 'grid', name: '评分方案列表' } },
    page: {
      heading: 'Score schemes',
      text: 'Schemes by which works are scored: dimensions with weights and anchors, how marks become a score, versions that stay as they were judged, and a simulator that shows every step.',
      story: 'Filled',
    },
  },
  stories: 'scheme-manager',
}
