import type { ScreenManifest } from '../../screens/screen-manifest'
import type { OrganizationManagerProps } from '.'
import { organizationCodes } from './organizations.codes'

/** 学校与机构. The demo's menu names it by its component, others by its address. */
export const organizationManager: ScreenManifest<OrganizationManagerProps> = {
  name: 'OrganizationManager',
  title: 'organizations.title',
  entry: 'organization-manager',
  codes: Object.values(organizationCodes),
  includes: ['history', 'imports'],
  routes: [
    {
      component: 'organizationManagement',
      componentNames: ['schools/SchoolManager', 'school-management'],
    },
  ],
  embed: {
    position: 3,
    tag: 'doorway-organization-manager',
    part: 'organization-manager',
    parts: ['card', 'dialog', 'form', 'header', 'pagination', 'table', 'toast', 'tree'],
    values: { height: 'number' },
    callbacks: {},
    sample: { height: 400 },
    sizes: { first: 47, all: 162.5, published: 49 },
    demo: { address: '/school-management', shows: { role: 'treeitem', name: '云泽省教育厅' } },
    page: {
      heading: 'Organisation manager',
      text: 'Schools and other organisations as a tree, with what still belongs to each.',
      story: 'Filled',
    },
  },
  stories: 'organization-manager',
}
