import { listToWire } from '../codecs/comma-lists'
import { roleFromWire, roleMenuNodeFromWire, roleToWire } from '../codecs/roles'
import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { Role, RoleDraft, RoleFigures, RoleMenuNode, RoleMenus, RoleOption, Site } from '../domain/role'
import { limits } from '../rules/limits'
import { formEncoded } from '../transport/form-body'
import type { Connection } from './connection'

/** Roles to choose from. */
export interface RoleChoiceEndpoints {
  /** Roles to choose from; roles 1 and 2 only for the super account (section 6). */
  listOptions: (signal?: AbortSignal) => Promise<RoleOption[]>
  /** The roles that the caller may assign to people. */
  listGrantable: (signal?: AbortSignal) => Promise<RoleOption[]>
}

/** Roles and what they may do. */
export interface RoleEndpoints extends RoleChoiceEndpoints {
  /** Members in the caller's data scope, and the data scope, of the roles that `listOptions` returns. */
  listFigures: (signal?: AbortSignal) => Promise<RoleFigures[]>
  get: (id: number, signal?: AbortSignal) => Promise<Role>
  /** Creates without an id, updates with one (section 7: POST or PUT). */
  save: (draft: RoleDraft, signal?: AbortSignal) => Promise<Role>
  remove: (id: number, signal?: AbortSignal) => Promise<void>
  /** The whole menu with the ticks of a role; null for a role that is not there yet. */
  getMenus: (roleId: number | null, signal?: AbortSignal) => Promise<RoleMenuNode[]>
  saveMenus: (menus: RoleMenus, signal?: AbortSignal) => Promise<void>
  listSiteIds: (roleId: number, signal?: AbortSignal) => Promise<number[]>
  saveSites: (roleId: number, siteIds: readonly number[], signal?: AbortSignal) => Promise<void>
}

/** Sites that roles are given. */
export interface SiteEndpoints {
  list: (name?: string, signal?: AbortSignal) => Promise<Page<Site>>
}

const one = (id: number) => ({ params: { path: { id } } })

/** The calls about roles for screens that only choose some. */
export function roleChoiceEndpoints({ api, unwrap }: Connection): RoleChoiceEndpoints {
  return {
    listOptions: (signal) => {
      const params = { query: { size: limits.optionPageSize } }
      return unwrap.data(api.GET('/api/system/cscpRolessByCriteria', { params, signal }))
    },
    listGrantable: (signal) => {
      const params = { query: { size: limits.optionPageSize, grantable: true } }
      return unwrap.data(api.GET('/api/system/cscpRolessByCriteria', { params, signal }))
    },
  }
}

/** All calls about roles. */
export function roleEndpoints(connection: Connection): RoleEndpoints {
  const { api, unwrap } = connection
  return {
    ...roleChoiceEndpoints(connection),
    listFigures: (signal) => unwrap.data(api.GET('/api/system/roleFigures', { signal })),
    get: async (id, signal) =>
      roleFromWire(await unwrap.data(api.GET('/api/system/cscpRoless/{id}', { ...one(id), signal }))),
    save: async (draft, signal) => {
      const request = { body: roleToWire(draft), signal }
      const call =
        draft.id === undefined
          ? api.POST('/api/system/cscpRoless', request)
          : api.PUT('/api/system/cscpRoless', request)
      return roleFromWire(await unwrap.data(call))
    },
    remove: (id, signal) => unwrap.nothing(api.DELETE('/api/system/cscpRoless/{id}', { ...one(id), signal })),
    getMenus: async (roleId, signal) => {
      const request = { body: { roles: roleId === null ? '' : String(roleId) }, headers: formEncoded, signal }
      return (await unwrap.data(api.POST('/api/system/menu/queryByRoleId', request))).map(roleMenuNodeFromWire)
    },
    saveMenus: ({ roleId, checkedIds, halfCheckedIds }, signal) => {
      const body = { roles: String(roleId), menus: listToWire(checkedIds), permissions: listToWire(halfCheckedIds) }
      return unwrap.nothing(api.POST('/api/system/menu/save', { body, headers: formEncoded, signal }))
    },
    listSiteIds: (roleId, signal) =>
      unwrap.data(api.GET('/api/findUserSiteIdList', { params: { query: { roleId } }, signal })),
    saveSites: (roleId, siteIds, signal) =>
      unwrap.nothing(api.POST('/api/userSiteRelations', { body: { siteIds: [...siteIds], roleId }, signal })),
  }
}

/** The calls about sites. */
export function siteEndpoints({ api, unwrap }: Connection): SiteEndpoints {
  return {
    list: async (name = '', signal) => {
      const query = { name, currentPage: limits.firstPage, pageSize: limits.optionPageSize }
      const found = await unwrap.data(api.GET('/api/cmsSites', { params: { query }, signal }))
      return pageFromWire(found, (site) => site)
    },
  }
}
