export { SignIn, type SignInProps } from './sign-in.screen'
export { useSignOut } from './use-sign-out'
