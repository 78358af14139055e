export { OrganizationManager as organizationManagement } from '.'
