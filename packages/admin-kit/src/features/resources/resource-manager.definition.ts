import type { ScreenManifest } from '../../screens/screen-manifest'
import type { ResourceManagerProps } from '.'
import { resourceCodes } from './resources.codes'

/** 资源管理: review of teaching resources and reports about them. */
export const resourceManager: ScreenManifest<ResourceManagerProps> = {
  name: 'ResourceManager',
  title: 'resources.title',
  entry: 'resource-manager',
  codes: Object.values(resourceCodes),
  routes: [
    {
      component: 'resourceManagement',
      componentNames: ['resources/ResourceManager'],
      firstCalls: [
        { path: '/api/resource/queryPage', body: { currentPage: 1, pageSize: 10, t: { state: 'pending' } } },
      ],
    },
  ],
  embed: {
    position: 22,
    tag: 'doorway-resource-manager',
    part: 'resource-manager',
    parts: ['dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    address: {
      tab: ['pending', 'published', 'returned', 'withdrawn', 'reports'],
      kind: 'text',
      stage: 'text',
      subject: 'text',
      org: 'number',
      keyword: 'text',
      mine: ['1'],
      page: 'number',
      size: 'number',
      resource: 'number',
    },
    sizes: { first: 69, all: 88, published: 76 },
    demo: { address: '/resource-management', shows: { role: 'grid', name: '资源列表' } },
    page: {
      heading: 'Resource manager',
      text: 'Teaching resources that wait for review, are on the shelf, returned or taken off, and what readers report.',
      story: 'Filled',
    },
  },
  stories: 'resource-manager',
}
