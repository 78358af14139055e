export { MenuConfig, type MenuConfigProps } from './menu-config.screen'
