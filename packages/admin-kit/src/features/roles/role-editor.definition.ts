import type { ScreenManifest } from '../../screens/screen-manifest'
import type { RoleEditorProps } from '.'
import { roleCodes } from './roles.codes'

/** 角色编辑; without a role it adds one. */
export const roleEditor: ScreenManifest<RoleEditorProps> = {
  name: 'RoleEditor',
  title: 'roles.editTitle',
  entry: 'role-manager',
  codes: [roleCodes.add, roleCodes.edit, roleCodes.menus, roleCodes.sites],
  includes: ['history'],
  routes: [
    { component: 'roleAdd', builtInNames: ['role-add'] },
    { component: 'roleEdit', builtInNames: ['role-edit'] },
  ],
  embed: {
    position: 5,
    tag: 'doorway-role-editor',
    part: 'role-editor',
    parts: ['card', 'dialog', 'form', 'header', 'tabs', 'toast', 'toolbar', 'tree'],
    values: { roleId: 'number' },
    callbacks: { onSaved: 'event', onClose: 'event' },
    sample: { roleId: 8 },
    snippetProps: ['onSaved={leave}', 'onClose={leave}'],
    sizes: { first: 36, all: 102, published: 36 },
    demo: { address: '/role-edit?id=8', shows: { role: 'treeitem', name: '系统管理' } },
    page: {
      heading: 'Role editor',
      text: 'One role: its name and data scope, its menus and buttons, its sites. Without a role it adds one.',
      story: 'PreviewsTheMenu',
    },
  },
  stories: 'role-editor',
}
