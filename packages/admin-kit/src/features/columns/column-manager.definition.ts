import type { ScreenManifest } from '../../screens/screen-manifest'
import type { ColumnManagerProps } from '.'
import { columnCodes } from './columns.codes'

/** 栏目管理. */
export const columnManager: ScreenManifest<ColumnManagerProps> = {
  name: 'ColumnManager',
  title: 'columns.title',
  entry: 'column-manager',
  codes: Object.values(columnCodes),
  routes: [
    {
      component: 'columnManagement',
      componentNames: ['content/ColumnManager'],
      firstCalls: [
        {
          path: '/api/cmsSites?name=&currentPage=1&pageSize=1000',
          next: { list: 'data.data', has: ['id'], calls: [{ path: '/api/cmsColumn/getColumnTree?siteId={id}' }] },
        },
      ],
    },
  ],
  embed: {
    position: 16,
    tag: 'doorway-column-manager',
    part: 'column-manager',
    parts: ['card', 'dialog', 'form', 'header', 'toast', 'tree'],
    values: { height: 'number' },
    callbacks: {},
    sample: { height: 400 },
    sizes: { first: 49, all: 126, published: 52 },
    demo: { address: '/column-management', shows: { role: 'treeitem', name: '通知公告' } },
    page: {
      heading: 'Column manager',
      text: 'Columns of a site as a tree: their routes, readers, reviews and freshness; moved, merged and hidden in place.',
      story: 'Filled',
    },
  },
  stories: 'column-manager',
  withoutStates: { 'filtered-empty': 'it filters nothing: the columns of a site are one short tree' },
}
