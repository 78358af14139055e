import { roleCodes } from './roles.codes'
import { useCan } from '../../session/use-session'

/** Which parts of a role this person may save. */
export function useRoleRights(isNew: boolean) {
  const can = useCan()
  const mayEdit = can(isNew ? roleCodes.add : roleCodes.edit)
  const mayMenus = can(roleCodes.menus)
  const maySites = can(roleCodes.sites)
  return { mayEdit, mayMenus, maySites, maySave: mayEdit || (!isNew && (mayMenus || maySites)) }
}
