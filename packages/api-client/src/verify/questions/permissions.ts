import type { Question } from '../question'

/** Roles, menus and sites. */
export const permissionQuestions: readonly Question[] = [
  { operation: 'getMenus', ask: () => ({}) },
  { operation: 'getRoleOptions', ask: () => ({ query: { size: '1000' } }), learns: { roleId: '0.id' } },
  { operation: 'getRole', needs: ['roleId'], ask: (fact) => ({ path: { id: fact('roleId') } }) },
  { operation: 'queryMenusByRole', needs: ['roleId'], ask: (fact) => ({ form: { roles: fact('roleId') } }) },
  { operation: 'getRoleSiteIds', needs: ['roleId'], ask: (fact) => ({ query: { roleId: fact('roleId') } }) },
  { operation: 'getAllMenus', ask: () => ({}) },
  { operation: 'lintMenus', ask: () => ({}) },
  { operation: 'exportMenus', ask: () => ({}) },
  {
    operation: 'previewMenuAsRole',
    needs: ['roleId'],
    ask: (fact) => ({ json: { roleId: Number(fact('roleId')) } }),
  },
  {
    operation: 'getSites',
    ask: () => ({ query: { currentPage: '1', pageSize: '1000' } }),
    learns: { siteId: 'data.0.id' },
  },
  { operation: 'getSite', needs: ['siteId'], ask: (fact) => ({ query: { id: fact('siteId') } }) },
]
