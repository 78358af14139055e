import { useSession } from '@doorway/admin-kit'
import SignInAgain from '../sign-in-again/sign-in-again'

export interface SignInOverProps {
  onSignedIn: () => void
}

/** The sign-in over the console, for the person whose page it is. */
export default function SignInOver({ onSignedIn }: SignInOverProps) {
  return <SignInAgain personId={useSession().user?.id} onSignedIn={onSignedIn} />
}
