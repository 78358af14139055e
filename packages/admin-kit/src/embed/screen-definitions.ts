import { createElement } from 'react'
import type { AreaManagerProps } from '../features/areas'
import type { OrganizationManagerProps } from '../features/organizations'
import type { RoleEditorProps, RoleManagerProps } from '../features/roles'
import type { SelfEditProps } from '../features/self-edit'
import type { UserManagerProps } from '../features/users'
import { areaCodes, logCodes, organizationCodes, roleCodes, userCodes } from '../permission-codes'
import { lazyScreen, type AnyScreen, type ScreenDefinition } from './screen-definition'

/** 用户管理. */
export const userManager: ScreenDefinition<UserManagerProps> = {
  name: 'UserManager',
  title: 'users.title',
  tag: 'doorway-user-manager',
  part: 'user-manager',
  parts: [
    'dialog',
    'filters',
    'form',
    'header',
    'organization-tree',
    'pagination',
    'table',
    'toast',
    'toolbar',
    'tree',
    'user-list',
  ],
  codes: [...Object.values(userCodes), logCodes.operations],
  values: { expandedOrganizationId: 'number', searchDelay: 'number' },
  callbacks: { onSaved: 'event' },
  ...lazyScreen(async () => (await import('../features/users')).UserManager),
}

/** 组织区域. */
export const areaManager: ScreenDefinition<AreaManagerProps> = {
  name: 'AreaManager',
  title: 'areas.root',
  tag: 'doorway-area-manager',
  part: 'area-manager',
  parts: ['card', 'dialog', 'form', 'header', 'path', 'toast', 'tree'],
  codes: [...Object.values(areaCodes), logCodes.operations],
  values: { height: 'number' },
  callbacks: {},
  ...lazyScreen(async () => (await import('../features/areas')).AreaManager),
}

/** 学校与机构. */
export const organizationManager: ScreenDefinition<OrganizationManagerProps> = {
  name: 'OrganizationManager',
  title: 'organizations.title',
  tag: 'doorway-organization-manager',
  part: 'organization-manager',
  parts: ['card', 'dialog', 'form', 'header', 'toast', 'tree'],
  codes: [...Object.values(organizationCodes), logCodes.operations],
  values: { height: 'number' },
  callbacks: {},
  ...lazyScreen(async () => (await import('../features/organizations')).OrganizationManager),
}

/** 角色管理, list and editor. */
export const roleManager: ScreenDefinition<RoleManagerProps> = {
  name: 'RoleManager',
  title: 'roles.title',
  tag: 'doorway-role-manager',
  part: 'role-manager',
  parts: ['card', 'dialog', 'form', 'header', 'role-list', 'tabs', 'toast', 'toolbar', 'tree'],
  codes: [...Object.values(roleCodes), logCodes.operations],
  values: {},
  callbacks: { onAdd: 'property', onOpen: 'property' },
  ...lazyScreen(async () => (await import('../features/roles')).RoleManager),
}

const nothing = () => undefined

/** 角色编辑; without a role it adds one. */
export const roleEditor: ScreenDefinition<Partial<RoleEditorProps>> = {
  name: 'RoleEditor',
  title: 'roles.editTitle',
  tag: 'doorway-role-editor',
  part: 'role-editor',
  parts: ['card', 'dialog', 'form', 'header', 'tabs', 'toast', 'toolbar', 'tree'],
  codes: [roleCodes.add, roleCodes.edit, roleCodes.menus, roleCodes.sites, logCodes.operations],
  values: { roleId: 'number' },
  callbacks: { onSaved: 'event', onClose: 'event' },
  ...lazyScreen(async () => {
    const { RoleEditor } = await import('../features/roles')
    return function EmbeddedRoleEditor({ roleId = null, onSaved = nothing, onClose = nothing, handle }) {
      return createElement(RoleEditor, { roleId, onSaved, onClose, handle })
    }
  }),
}

/** 个人信息. */
export const selfEdit: ScreenDefinition<SelfEditProps> = {
  name: 'SelfEdit',
  title: 'selfEdit.title',
  tag: 'doorway-self-edit',
  part: 'self-edit',
  parts: ['card', 'dialog', 'form', 'header', 'toast'],
  codes: [],
  values: {},
  callbacks: { onSaved: 'event', onClose: 'property' },
  ...lazyScreen(async () => (await import('../features/self-edit')).SelfEdit),
}

/** Every screen that can stand on somebody else's page. */
export const screenDefinitions: readonly AnyScreen[] = [
  userManager,
  areaManager,
  organizationManager,
  roleManager,
  roleEditor,
  selfEdit,
]
