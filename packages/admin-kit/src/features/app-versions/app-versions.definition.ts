import type { ScreenManifest } from '../../screens/screen-manifest'
import type { AppVersionsProps } from '.'
import { appVersionCodes } from './app-versions.codes'

/** 版本管理. */
export const appVersions: ScreenManifest<AppVersionsProps> = {
  name: 'AppVersions',
  title: 'appVersions.title',
  entry: 'app-versions',
  codes: Object.values(appVersionCodes),
  routes: [
    {
      component: 'appVersions',
      componentNames: ['apps/AppVersions'],
      firstCalls: [{ path: '/api/appVersion/queryPage', body: { currentPage: 1, pageSize: 20, t: {} } }],
    },
  ],
  embed: {
    position: 24,
    tag: 'doorway-app-versions',
    part: 'app-versions',
    parts: ['dialog', 'header', 'pagination', 'table', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 65, all: 90, published: 77 },
    demo: { address: '/app-version', shows: { role: 'grid', name: '应用版本', text: '3.3.0' } },
    page: {
      heading: 'App versions',
      text: 'Releases of the apps by platform: drafts, publication in shares of the devices, withdrawal.',
      story: 'Filled',
    },
  },
  stories: 'app-versions',
}
