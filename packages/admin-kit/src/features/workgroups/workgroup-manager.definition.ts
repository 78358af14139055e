import type { ScreenManifest } from '../../screens/screen-manifest'
import type { WorkgroupManagerProps } from '.'
import { workgroupCodes } from './workgroups.codes'

/** 工作组管理, list and editor. */
export const workgroupManager: ScreenManifest<WorkgroupManagerProps> = {
  name: 'WorkgroupManager',
  title: 'workgroups.title',
  entry: 'workgroup-manager',
  codes: Object.values(workgroupCodes),
  routes: [
    {
      component: 'workgroupManagement',
      builtInNames: ['workgroup-management'],
      firstCalls: [{ path: '/api/workgroup/queryPage', body: { currentPage: 1, pageSize: 20, t: {} } }],
    },
  ],
  embed: {
    position: 18,
    tag: 'doorway-workgroup-manager',
    part: 'workgroup-manager',
    parts: ['dialog', 'form', 'header', 'pagination', 'table', 'toast'],
    values: {},
    callbacks: { onAdd: 'property', onOpen: 'property' },
    sizes: { first: 75, all: 116, published: 77 },
    demo: { address: '/workgroup-management', shows: { role: 'grid', name: '工作组列表' } },
    page: {
      heading: 'Workgroup manager',
      text: 'Studios, centre groups and other groups of teachers: their leaders, members over time, and terms.',
      story: 'Filled',
    },
  },
  stories: 'workgroup-manager',
}
