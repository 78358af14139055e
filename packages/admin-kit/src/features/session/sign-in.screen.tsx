import type { SignInResult } from '@doorway/api-client'
import { useState } from 'react'
import { useInstanceStorage } from '../../context/use-client-state'
import { useFailureText } from '../../context/use-translate'
import { requiresCaptcha, useCaptcha, useSignInMutation } from './session.queries'
import { SignInForm } from './sign-in-form'
import type { SignInValues } from './sign-in-form.schema'

const REMEMBERED = 'remembered-username'

export interface SignInProps {
  /** The session counts; `passwordState` other than `ok` requires a new password next (the route flag validatePaswd). */
  onSignedIn: (result: SignInResult) => void
}

/** Signs in at the Doorway server; the client's token store holds the tokens. */
export function SignIn({ onSignedIn }: SignInProps) {
  const { local } = useInstanceStorage()
  const failureText = useFailureText()
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const captcha = useCaptcha(needsCaptcha)
  const [progress, setProgress] = useState<number>()
  const signIn = useSignInMutation({ picture: needsCaptcha ? captcha.data : undefined, onProgress: setProgress })
  const handleSubmit = (values: SignInValues) =>
    signIn.mutate(values, {
      onSuccess: (result) => {
        if (values.isRemembered) local.setItem(REMEMBERED, values.username)
        else local.removeItem(REMEMBERED)
        onSignedIn(result)
      },
      onError: (error) => {
        // A picture can be used once, whether it was read rightly or wrongly.
        if (requiresCaptcha(error)) setNeedsCaptcha(true)
        if (captcha.data) void captcha.refetch()
      },
    })

  return (
    <SignInForm
      rememberedUsername={local.getItem(REMEMBERED) ?? undefined}
      captchaImage={needsCaptcha ? (captcha.data?.image ?? null) : undefined}
      error={signIn.error ? failureText(signIn.error) : undefined}
      isBusy={signIn.isPending}
      progress={progress}
      onSubmit={handleSubmit}
      onChangeCaptcha={() => void captcha.refetch()}
    />
  )
}
