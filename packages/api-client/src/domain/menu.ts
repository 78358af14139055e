/** What a menu item does: groups others, opens a screen, stands for a button, or leads elsewhere. */
export type MenuType = 'dir' | 'menu' | 'button' | 'link'

/** An item of the signed-in person's menu (section 3). */
export interface MenuItem {
  id: number
  /** 0 at the top. */
  parentId: number
  name: string
  /** In Chinese. */
  title: string
  /** Title by language; Chinese is `title`. */
  titles: Readonly<Record<string, string>>
  icon: string
  url: string | null
  component: string | null
  type: MenuType
  permissionCode: string | null
  order: number
  /** The screen stays mounted while another tab is open. */
  isKeepAlive: boolean
  isHidden: boolean
}

/** An item as the menu's editor sees it. */
export interface ManagedMenuItem extends MenuItem {
  version: number
  /** Roles that have it; while there are any, its type and code are fixed. */
  roleCount: number
}

/** What is sent when an item is saved. Without an id it is added; an absent member of an existing one stays. */
export interface MenuDraft {
  id?: number
  /** Of a new item; an existing one is moved. 0 at the top. */
  parentId?: number
  name?: string
  title?: string
  titles?: Record<string, string>
  icon?: string
  url?: string | null
  component?: string | null
  type?: MenuType
  permissionCode?: string | null
  isKeepAlive?: boolean
  isHidden?: boolean
  version?: number
}

/** A problem that makes an item unusable or unsafe. */
export interface MenuFault {
  kind:
    | 'cycle'
    | 'orphan'
    | 'duplicateName'
    | 'duplicateUrl'
    | 'unsafeUrl'
    | 'unsafeComponent'
    | 'unknownScreen'
    | 'noTarget'
    | 'noCode'
    | 'misplaced'
  menuId: number
  name: string
  /** The value at fault, or the other item. */
  detail: string
}

/** An item of a menu document, known by its name. */
export interface MenuEntry {
  name: string
  /** Null at the top. */
  parentName: string | null
  title: string
  /** Title by language; Chinese is `title`. */
  titles: Record<string, string>
  icon: string
  url: string | null
  component: string | null
  type: MenuType
  permissionCode: string | null
  keepAlive: boolean
  hidden: boolean
}

/** The whole menu, from the top down. */
export interface MenuDocument {
  version: 1
  items: MenuEntry[]
}
