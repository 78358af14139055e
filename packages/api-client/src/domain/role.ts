/** A role as it is offered for choosing. */
export interface RoleOption {
  id: number
  name: string
  icon: string | null
}

/** What the card of a role shows in addition to its name. */
export interface RoleFigures {
  id: number
  /** How many people in the caller's data scope hold the role. */
  memberCount: number
  dataScope: 'all' | 'area_tree' | 'org_tree' | 'org' | 'self' | 'custom'
}

/** A role. */
export interface Role extends RoleOption {
  /** Extension attribute; carries the data scope as `scope=org_tree`. */
  extent: string | null
  version: number
}

/** A role to save; without an id a new one is made. */
export interface RoleDraft {
  id?: number
  name: string
  extent: string
  icon: string
  version?: number
}

/** A menu in the permission tree of a role. */
export interface RoleMenuNode {
  id: number
  /** In Chinese. */
  title: string
  /** Title by language; Chinese is `title`. */
  titles: Readonly<Record<string, string>>
  icon: string
  /** Reached from elsewhere, not shown in the menu. */
  isHidden: boolean
  isButton: boolean
  permissionCode: string | null
  /** Ticked; of an item with others below, whether all of those are. */
  isChecked: boolean
  /** Some but not all below are ticked. */
  isHalfChecked: boolean
  children: RoleMenuNode[]
}

/** The menus ticked for a role. */
export interface RoleMenus {
  roleId: number
  checkedIds: readonly number[]
  /** Parents of which only a part is ticked; saved as the specification requires (section 6). */
  halfCheckedIds: readonly number[]
}

/** A site that can be given to a role. */
export interface Site {
  id: number
  name: string
  code: string
  url: string | null
  detail: string | null
  /** Whose site it is, as the server names it. */
  level: string
  state: 'building' | 'running' | 'readonly' | 'closed'
  /** What belongs to it, which prevents its deletion; for callers who may delete sites. */
  usedBy?: readonly ('columns' | 'articles' | 'roles' | 'files')[]
}
