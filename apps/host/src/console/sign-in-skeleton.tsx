import { SignInPicture, type SignInPictureProps } from './sign-in-picture'

/** The sign-in page until its script has loaded: what does not change, and the form's outline at its place. */
export function SignInSkeleton({ label, ...picture }: SignInPictureProps & { label: string }) {
  return (
    <div className="dw-login" aria-busy="true">
      <SignInPicture {...picture} />
      <div className="dw-login-side">
        <div className="dw-login-top" />
        <div className="dw-login-card dw-login-outline" role="status" aria-label={label}>
          <span />
          <span />
          <span />
          <span />
        </div>
      </div>
    </div>
  )
}
