import type { ScreenManifest } from '../../screens/screen-manifest'
import type { AreaManagerProps } from '.'
import { areaCodes } from './areas.codes'

/** 组织区域. */
export const areaManager: ScreenManifest<AreaManagerProps> = {
  name: 'AreaManager',
  title: 'areas.root',
  entry: 'area-manager',
  codes: Object.values(areaCodes),
  includes: ['history'],
  routes: [
    {
      component: 'areaManagement',
      builtInNames: ['organization-management'],
    },
  ],
  embed: {
    position: 2,
    tag: 'doorway-area-manager',
    part: 'area-manager',
    parts: ['card', 'dialog', 'form', 'header', 'path', 'toast', 'tree'],
    values: { height: 'number' },
    callbacks: {},
    sample: { height: 400 },
    sizes: { first: 45, all: 125.9, published: 46 },
    demo: { address: '/organization-management', shows: { role: 'treeitem', name: '云泽省' } },
    page: {
      heading: 'Area manager',
      text: 'The tree of areas, a level at a time: add below, change, switch off, move, delete.',
      story: 'Filled',
    },
  },
  stories: 'area-manager',
}
