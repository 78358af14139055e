export { RegistrationApproval, type RegistrationApprovalProps } from './registration-approval.screen'
