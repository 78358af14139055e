export { SignInForm, type SignInFormProps } from './sign-in-form'
export type { SignInValues } from './sign-in-form.schema'
export { SignIn, type SignInProps } from './sign-in.screen'
export { useSignOut } from './use-sign-out'
