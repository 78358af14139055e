export { ChangePassword, type ChangePasswordProps } from './change-password.screen'
export { PasswordForm } from './password-form'
