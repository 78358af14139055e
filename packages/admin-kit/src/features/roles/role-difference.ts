import type { MenuLine } from './menu-ticks'
import type { RoleFormValues } from './role-form.schema'

/** A role as its editor holds it. */
export interface RoleState {
  values: RoleFormValues
  leafIds: ReadonlySet<string>
  siteIds: ReadonlySet<number>
}

/** What saving would change. */
export interface RoleDifference {
  fields: { field: 'name' | 'extent' | 'icon'; before: string; after: string }[]
  addedMenus: MenuLine[]
  removedMenus: MenuLine[]
  addedSites: number[]
  removedSites: number[]
}

const fields = ['name', 'extent', 'icon'] as const

/** Compares what is stored with what the editor holds, leaf by leaf. */
export function roleDifference(before: RoleState, after: RoleState, lines: readonly MenuLine[]): RoleDifference {
  const leaves = lines.filter(({ hasChildren }) => !hasChildren)
  return {
    fields: fields
      .filter((field) => before.values[field] !== after.values[field])
      .map((field) => ({ field, before: before.values[field], after: after.values[field] })),
    addedMenus: leaves.filter(({ id }) => after.leafIds.has(id) && !before.leafIds.has(id)),
    removedMenus: leaves.filter(({ id }) => before.leafIds.has(id) && !after.leafIds.has(id)),
    addedSites: [...after.siteIds].filter((id) => !before.siteIds.has(id)),
    removedSites: [...before.siteIds].filter((id) => !after.siteIds.has(id)),
  }
}

/** How many things a difference adds, takes away and changes. */
export function differenceCounts(difference: RoleDifference) {
  const { addedMenus, removedMenus, addedSites, removedSites } = difference
  return {
    added: addedMenus.length + addedSites.length,
    removed: removedMenus.length + removedSites.length,
    changed: difference.fields.length,
  }
}

/** Would saving change what holders of the role may do or see? */
export function changesRights(difference: RoleDifference): boolean {
  const { added, removed } = differenceCounts(difference)
  return added + removed > 0 || difference.fields.some(({ field }) => field === 'extent')
}
