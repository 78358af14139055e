import type { ScreenManifest } from '../../screens/screen-manifest'
import type { MenuConfigProps } from '.'
import { menuCodes } from './menu-config.codes'

/** 动态路由配置. */
export const menuConfig: ScreenManifest<MenuConfigProps> = {
  name: 'MenuConfig',
  title: 'menuConfig.title',
  entry: 'menu-config',
  codes: Object.values(menuCodes),
  routes: [
    {
      component: 'menuConfig',
      builtInNames: ['async-routes-config'],
      firstCalls: [{ path: '/api/system/cscpMenus/getAllMenus' }, { path: '/api/system/cscpMenus/lint' }],
    },
  ],
  embed: {
    position: 15,
    tag: 'doorway-menu-config',
    part: 'menu-config',
    parts: ['card', 'dialog', 'header', 'toast', 'toolbar'],
    values: {},
    callbacks: {},
    sizes: { first: 42, all: 128.5, published: 45 },
    demo: { address: '/async-routes-config', shows: { role: 'treeitem', name: '系统管理' } },
    page: {
      heading: 'Menu configuration',
      text: 'The console’s menu as a tree, its checks, a preview for each role, and the menu as a document.',
      story: 'Filled',
    },
  },
  stories: 'menu-config',
  withoutStates: { 'filtered-empty': 'it filters nothing' },
}
