export { prefetchConsole } from './prefetch-console'
export {
  buildRoutes,
  lacksScreen,
  screenOf,
  builtInNames,
  titleIn,
  type BuiltInName,
  type BuiltMenus,
  type MenuProblem,
  type MenuRoute,
} from './build-routes'
export { ConsoleMenu, type ConsoleMenuProps } from './console-menu'
export { MenuRouter, type MenuRouterProps } from './menu-router'
export { menusQuery, useMenus } from './menus.queries'
export type { ScreenComponent, ScreenLoader, ScreenRegistry } from './screen-registry'
