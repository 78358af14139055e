// The role choices apart from the role screens, so that a user form does not bring the role editor along.
export { roleOptions, useGrantableRoles, useRoleOptions } from './role-options.queries'
