export { PrincipalManager, type PrincipalManagerProps } from './principal-manager.screen'
