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
  /** The screen keeps its state while another tab is open. */
  isKeptAlive: boolean
  isHidden: boolean
}
