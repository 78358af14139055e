// Generated from the screen definitions by `npm run generate`.
import type { ConsolePreload } from '../screens/console-preload'

/** The chunk of each built-in screen, and its first calls. */
export const screenPreloads: Readonly<Record<string, ConsolePreload>> = {
  'user-management': {
    chunks: [
      'users-screens'
    ],
    calls: [
      {
        path: '/api/userInfo/queryPageUserInfoList',
        body: {
          currentPage: 1,
          pageSize: 10,
          t: {}
        }
      }
    ]
  },
  'organization-management': {
    chunks: [
      'areas-screens'
    ],
    calls: []
  },
  'role-management': {
    chunks: [
      'roles-screens'
    ],
    calls: []
  },
  'role-add': {
    chunks: [
      'roles-screens'
    ],
    calls: []
  },
  'role-edit': {
    chunks: [
      'roles-screens'
    ],
    calls: []
  },
  'self-edit': {
    chunks: [
      'self-edit-screens'
    ],
    calls: []
  },
  'logging-login': {
    chunks: [
      'logs-screens'
    ],
    calls: []
  },
  'logging-operation': {
    chunks: [
      'logs-screens'
    ],
    calls: []
  },
  'async-routes-config': {
    chunks: [
      'menu-config-screens'
    ],
    calls: []
  },
  'workgroup-management': {
    chunks: [
      'workgroups-screens'
    ],
    calls: []
  },
  'workgroup-add': {
    chunks: [
      'workgroups-screens'
    ],
    calls: []
  },
  'workgroup-edit': {
    chunks: [
      'workgroups-screens'
    ],
    calls: []
  },
  'user-add': {
    chunks: [
      'users-screens'
    ],
    calls: []
  },
  'user-edit': {
    chunks: [
      'users-screens'
    ],
    calls: []
  }
}
