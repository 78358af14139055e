import { Button } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { SignInTexts } from './sign-in-texts'

export interface SignInLinksProps {
  onForgotten: (() => void) | undefined
  onRegister: (() => void) | undefined
}

function Links({ onForgotten, onRegister }: SignInLinksProps) {
  const t = useTranslate()
  return (
    <div className="dw-sign-in-links">
      {onForgotten && (
        <Button variant="quiet" onClick={onForgotten}>
          {t('signIn.forgotten')}
        </Button>
      )}
      {onRegister && (
        <Button variant="quiet" onClick={onRegister}>
          {t('signIn.register')}
        </Button>
      )}
    </div>
  )
}

/** Where people go on who have forgotten the password, or have no account. */
export function SignInLinks(props: SignInLinksProps) {
  return (
    <SignInTexts fallback={null}>
      <Links {...props} />
    </SignInTexts>
  )
}
