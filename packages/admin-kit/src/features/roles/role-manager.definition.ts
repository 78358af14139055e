import type { ScreenManifest } from '../../screens/screen-manifest'
import type { RoleManagerProps } from '.'
import { roleCodes } from './roles.codes'

/** 角色管理, list and editor. */
export const roleManager: ScreenManifest<RoleManagerProps> = {
  name: 'RoleManager',
  title: 'roles.title',
  entry: 'role-manager',
  codes: Object.values(roleCodes),
  includes: ['history'],
  routes: [
    {
      component: 'roleManagement',
      builtInNames: ['role-management'],
      firstCalls: [{ path: '/api/system/cscpRolessByCriteria?size=1000' }, { path: '/api/system/roleFigures' }],
    },
  ],
  embed: {
    position: 4,
    tag: 'doorway-role-manager',
    part: 'role-manager',
    parts: ['card', 'dialog', 'form', 'header', 'role-list', 'tabs', 'toast', 'toolbar', 'tree'],
    values: {},
    callbacks: { onAdd: 'property', onOpen: 'property' },
    sizes: { first: 53, all: 104, published: 53 },
    demo: { address: '/role-management', shows: { role: 'button', name: '修改角色“学校管理员”' } },
    page: {
      heading: 'Role manager',
      text: 'Roles as cards; a role opens in place, or wherever your page says.',
      story: 'Filled',
    },
  },
  stories: 'role-manager',
}
