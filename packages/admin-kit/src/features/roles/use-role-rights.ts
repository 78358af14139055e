import { useCan } from '../../provider/use-session'

/** Button codes of the role screens (the contract's `x-permission` of the same calls). */
export const roleCodes = {
  add: 'sys:role:add',
  edit: 'sys:role:edit',
  delete: 'sys:role:delete',
  menus: 'sys:role:menu',
  sites: 'sys:role:site',
} as const

/** Which parts of a role this person may save. */
export function useRoleRights(isNew: boolean) {
  const can = useCan()
  const mayEdit = can(isNew ? roleCodes.add : roleCodes.edit)
  const mayMenus = can(roleCodes.menus)
  const maySites = can(roleCodes.sites)
  return { mayEdit, mayMenus, maySites, maySave: mayEdit || (!isNew && (mayMenus || maySites)) }
}
