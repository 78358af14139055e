export { useIconNames } from './use-icon-names'
