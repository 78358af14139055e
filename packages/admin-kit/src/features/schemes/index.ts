export { SchemeManager, type SchemeManagerProps } from './scheme-manager.screen'
