import type { ScreenManifest } from '../../../screens/screen-manifest'
import type { UserManagerProps } from '..'
import { userCodes } from '../users.codes'

const sortFields = ['username', 'name', 'userType', 'schoolName', 'registerTime', 'lastLogin']

/** 用户管理. */
export const userManager: ScreenManifest<UserManagerProps> = {
  name: 'UserManager',
  title: 'users.title',
  entry: 'user-manager',
  codes: Object.values(userCodes),
  includes: ['history', 'imports'],
  isInBaseSheet: true,
  routes: [
    {
      component: 'userManagement',
      builtInNames: ['user-management'],
      firstCalls: [{ path: '/api/userInfo/queryPageUserInfoList', body: { currentPage: 1, pageSize: 10, t: {} } }],
    },
  ],
  embed: {
    position: 1,
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
    values: {
      expandedOrganizationId: 'number',
      searchDelay: 'number',
      columns: 'data',
      rowActions: 'data',
      bulkActions: 'data',
      toolbar: 'data',
      filters: 'data',
      fields: 'data',
      sections: 'data',
      tabs: 'data',
      parts: 'data',
    },
    callbacks: { onSaved: 'event' },
    address: {
      node: 'numbers',
      username: 'text',
      name: 'text',
      type: 'number',
      state: ['enabled', 'disabled'],
      page: 'number',
      size: ['10', '20', '50', '100'],
      sort: sortFields.flatMap((field) => [`${field}.asc`, `${field}.desc`]),
    },
    sizes: { first: 80, all: 168, published: 80 },
    demo: { address: '/user-management', shows: { role: 'grid', name: '用户列表' } },
    page: {
      heading: 'User manager',
      text: 'Organisations on one side, their people on the other: search, add, change, import and export.',
      story: 'Filled',
    },
  },
  stories: 'list/user-manager',
}
