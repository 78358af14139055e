import { SignIn, useNotify } from '@doorway/admin-kit'
import type { SignInResult } from '@doorway/api-client'
import type { Locale } from '@doorway/api-client/rules'
import { Button, Dialog } from '@doorway/ui'
import { signInAgainStrings } from './sign-in-again-strings'

export interface SignInAgainProps {
  locale: Locale
  /** Whose page it is; undefined while that is not known. */
  personId: number | undefined
  onSignedIn: () => void
}

/**
 * The sign-in over a page whose session has expired. The same person goes on where they were; for another one the page is
 * loaded again, so that nothing of one person is sent by another.
 */
export default function SignInAgain({ locale, personId, onSignedIn }: SignInAgainProps) {
  const words = signInAgainStrings[locale]
  const notify = useNotify()
  const leave = () => {
    location.assign(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`)
  }
  const handleSignedIn = ({ userId, passwordState }: SignInResult) => {
    if (passwordState !== 'ok') return location.assign('/update-password')
    if (userId !== personId) return location.reload()
    notify.success(words.goOn)
    onSignedIn()
  }
  return (
    <Dialog isOpen size="s" title={words.title} description={words.hint} onClose={leave}>
      <SignIn onSignedIn={handleSignedIn} />
      <p>
        <Button variant="quiet" onClick={leave}>
          {words.leave}
        </Button>
      </p>
    </Dialog>
  )
}
