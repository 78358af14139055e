import type { MenuItem } from '@doorway/api-client'
import { builtInScreens } from '@doorway/api-client/rules'
import { flatten, menuTree, type MenuNode } from './menu-tree'
import { menuTarget } from './menu-url'

/** Names that always mean one of our own screens (specification section 2, route guard and dynamic routes). */
export const builtInNames = builtInScreens
export type BuiltInName = (typeof builtInNames)[number]

/** One address of the console, as data. Hosts with a router of their own turn it into their kind of route. */
export interface MenuRoute {
  /** The menu item's url. */
  path: string
  /** The menu item's title in the server's language. */
  title: string
  /** The title by interface language, where the server knows it. */
  titles: Record<string, string>
  /** The menu item's name; built-in names are fixed screens. */
  name: string
  /** Name of the screen to show: a built-in name, or the item's component field; null shows the placeholder. */
  screen: string | null
  /** The page stays mounted while another tab is in view. */
  isKeepAlive: boolean
  /** Reached from elsewhere, not from the menu. */
  isHidden: boolean
  /** Menu item ids from the top, for the open branches of the side menu. */
  ancestorIds: number[]
}

/** Something in the menus that cannot be followed; shown to the editor of the menus, never fatal. */
export interface MenuProblem {
  item: MenuItem
  kind: 'unsafe-url' | 'duplicate-path'
}

export interface BuiltMenus {
  /** Flattened: a branch's routes stand side by side. */
  routes: MenuRoute[]
  /** What the side menu shows: no buttons, nothing hidden, no empty branches. */
  tree: MenuNode[]
  /** Permission codes of the button items (specification section 6). */
  buttonCodes: string[]
  problems: MenuProblem[]
}

const isBuiltIn = (name: string): name is BuiltInName => builtInNames.some((known) => known === name)

function visibleBranch(nodes: MenuNode[]): MenuNode[] {
  return nodes
    .filter(({ item }) => item.type !== 'button' && !item.isHidden)
    .map(({ item, children }) => ({ item, children: visibleBranch(children) }))
    .filter(({ item, children }) => children.length > 0 || !['none', 'refused'].includes(menuTarget(item.url).kind))
}

/** Turns the server's menu list into routes, side menu and button codes, by the rules of specification section 2. */
export function buildRoutes(items: MenuItem[]): BuiltMenus {
  const hanging = menuTree(items)
  const routes: MenuRoute[] = []
  const problems: MenuProblem[] = []
  const taken = new Set<string>()
  for (const { item, ancestors } of flatten(hanging)) {
    if (item.type === 'button') continue
    const target = menuTarget(item.url)
    if (target.kind === 'refused') problems.push({ item, kind: 'unsafe-url' })
    if (target.kind !== 'inside') continue
    if (taken.has(target.path)) {
      problems.push({ item, kind: 'duplicate-path' })
      continue
    }
    taken.add(target.path)
    routes.push({
      path: target.path,
      title: item.title,
      titles: item.titles,
      name: item.name,
      screen: screenOf(item),
      isKeepAlive: item.isKeepAlive,
      isHidden: item.isHidden,
      ancestorIds: ancestors.map(({ id }) => id),
    })
  }
  const buttonCodes = items.flatMap(({ type, permissionCode }) =>
    type === 'button' && permissionCode ? [permissionCode] : [],
  )
  return { routes, tree: visibleBranch(hanging), buttonCodes: [...new Set(buttonCodes)], problems }
}

/** The screen that an item of the menu shows: a built-in one by its name, else the one its component field names. */
export function screenOf({ name, component }: Pick<MenuItem, 'name' | 'component'>): string | null {
  return isBuiltIn(name) ? name : component
}

/** Does the item lead to a screen that the page does not have? */
export function lacksScreen(item: Pick<MenuItem, 'name' | 'component' | 'url'>, installed: ReadonlySet<string>) {
  const screen = screenOf(item)
  return menuTarget(item.url).kind === 'inside' && screen !== null && !installed.has(screen)
}

function installedBranch(nodes: MenuNode[], installed: ReadonlySet<string>): MenuNode[] {
  return nodes.flatMap(({ item, children }) => {
    const below = installedBranch(children, installed)
    const isGone = below.length === 0 && (children.length > 0 || lacksScreen(item, installed))
    return isGone ? [] : [{ item, children: below }]
  })
}

/** The menus without the entries whose screens the page does not have; their addresses still name what is missing. */
export function hideMissingScreens(menus: BuiltMenus, installed: ReadonlySet<string>): BuiltMenus {
  const routes = menus.routes.map((route) =>
    route.screen === null || installed.has(route.screen) ? route : { ...route, isHidden: true },
  )
  return { ...menus, routes, tree: installedBranch(menus.tree, installed) }
}

/** A menu title in the reader's language: the server's translation, else the title itself. */
export function titleIn(locale: string, { title, titles }: Pick<MenuRoute, 'title' | 'titles'>): string {
  return titles[locale] ?? title
}
