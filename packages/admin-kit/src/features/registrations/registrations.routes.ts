export { RegistrationApproval as registrationApproval } from '.'
