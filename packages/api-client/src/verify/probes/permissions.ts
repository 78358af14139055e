import type { Probe } from '../probe'

/** Roles, menus and sites. */
export const permissionQuestions: readonly Probe[] = [
  { operation: 'getMenus', request: () => ({}) },
  { operation: 'getRoleOptions', request: () => ({ query: { size: '1000' } }), learns: { roleId: '0.id' } },
  { operation: 'getRoleFigures', request: () => ({}) },
  { operation: 'getRole', needs: ['roleId'], request: (fact) => ({ path: { id: fact('roleId') } }) },
  { operation: 'queryMenusByRole', needs: ['roleId'], request: (fact) => ({ form: { roles: fact('roleId') } }) },
  { operation: 'getRoleSiteIds', needs: ['roleId'], request: (fact) => ({ query: { roleId: fact('roleId') } }) },
  { operation: 'getAllMenus', request: () => ({}) },
  { operation: 'lintMenus', request: () => ({}) },
  { operation: 'exportMenus', request: () => ({}) },
  {
    operation: 'previewMenuAsRole',
    needs: ['roleId'],
    request: (fact) => ({ json: { roleId: Number(fact('roleId')) } }),
  },
  {
    operation: 'getSites',
    request: () => ({ query: { currentPage: '1', pageSize: '1000' } }),
    learns: { siteId: 'data.0.id' },
  },
  { operation: 'getSite', needs: ['siteId'], request: (fact) => ({ query: { id: fact('siteId') } }) },
  { operation: 'getSiteLinks', needs: ['siteId'], request: (fact) => ({ path: { id: fact('siteId') } }) },
  { operation: 'getSiteBlocks', needs: ['siteId'], request: (fact) => ({ path: { id: fact('siteId') } }) },
]
