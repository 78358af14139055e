import type { ScreenManifest } from '../../screens/screen-manifest'
import type { PrincipalManagerProps } from '.'
import { principalCodes } from './principals.codes'

/** 校长管理: profiles of principals, written by schools and research staff, reviewed by bureaus. */
export const principalManager: ScreenManifest<PrincipalManagerProps> = {
  name: 'PrincipalManager',
  title: 'principals.title',
  entry: 'principal-manager',
  codes: Object.values(principalCodes),
  routes: [
    {
      component: 'principalManagement',
      componentNames: ['resources/PrincipalManager'],
      firstCalls: [{ path: '/api/principal/queryPage', body: { currentPage: 1, pageSize: 10, t: {} } }],
    },
  ],
  embed: {
    position: 36,
    tag: 'doorway-principal-manager',
    part: 'principal-manager',
    parts: ['dialog', 'header', 'pagination', 'table', 'toast'],
    values: {},
    callbacks: {},
    address: {
      state: ['draft', 'pending', 'returned', 'published', 'offline'],
      school: 'number',
      keyword: 'text',
      page: 'number',
      size: 'number',
      principal: 'number',
    },
    sizes: { first: 60, all: 108, published: 80 },
    demo: { address: '/principal-management', shows: { role: 'grid', name: '校长列表' } },
    page: {
      heading: 'Principals',
      text: 'Profiles of principals on the portal: a draft is written for a school, a bureau above it compares it with what is public and passes or returns it, takes a profile off the portal or puts it back.',
      story: 'Filled',
    },
  },
  stories: 'principal-manager',
}
