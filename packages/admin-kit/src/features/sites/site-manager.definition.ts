import type { ScreenManifest } from '../../screens/screen-manifest'
import type { SiteManagerProps } from '.'
import { siteCodes } from './sites.codes'

/** 站点管理. */
export const siteManager: ScreenManifest<SiteManagerProps> = {
  name: 'SiteManager',
  title: 'sites.title',
  entry: 'site-manager',
  codes: Object.values(siteCodes),
  routes: [
    {
      component: 'siteManagement',
      componentNames: ['content/SiteManager'],
      firstCalls: [{ path: '/api/cmsSites?name=&currentPage=1&pageSize=1000' }],
    },
  ],
  embed: {
    position: 17,
    tag: 'doorway-site-manager',
    part: 'site-manager',
    parts: ['dialog', 'form', 'header', 'table', 'tabs', 'toast', 'tree'],
    values: { portalOrigin: 'text' },
    callbacks: {},
    sizes: { first: 73, all: 158.4, published: 68 },
    demo: { address: '/site-management', shows: { role: 'grid', name: '站点列表' } },
    page: {
      heading: 'Site manager',
      text: 'Sites of the region: state, looks and footer of each, and the blocks of its front page next to a preview.',
      story: 'Filled',
    },
  },
  stories: 'site-manager',
}
