export { PrincipalManager as principalManagement } from '.'
