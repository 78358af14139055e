export { MenuConfig as menuConfig } from '.'
