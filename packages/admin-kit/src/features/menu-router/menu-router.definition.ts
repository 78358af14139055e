import type { ScreenManifest } from '../../screens/screen-manifest'
import type { MenuRouterProps } from '.'

/** The pages of the console, by the server's menus. */
export const menuRouter: ScreenManifest<MenuRouterProps> = {
  name: 'MenuRouter',
  title: 'tabs.home',
  entry: '.',
  codes: [],
  isInBaseSheet: true,
  stories: 'menu-router',
  withoutStates: {
    'filtered-empty': 'it filters nothing',
    'read-only': 'it changes nothing; its screens have the state themselves',
    'many rows': 'a menu is laid out by people and holds a few dozen entries',
  },
}
