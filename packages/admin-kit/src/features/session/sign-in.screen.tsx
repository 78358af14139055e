import type { SignInResult } from '@doorway/api-client'
import { useState } from 'react'
import { useInstanceStorage } from '../../context/use-client-state'
import { useFailureText } from '../../context/use-translate'
import { useSingleSubmit } from '../../forms/use-single-submit'
import { requiresCaptcha, useCaptcha, useSignInMutation } from './sign-in.queries'
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
  const handleRefusal = (error: unknown) => {
    // A picture can be used once, whether it was read rightly or wrongly.
    if (requiresCaptcha(error)) setNeedsCaptcha(true)
    if (captcha.data) void captcha.refetch()
  }
  // Awaited, because the change of user may unmount this form, and callbacks of `mutate` would not be called then.
  const handleSubmit = useSingleSubmit(async (values: SignInValues) => {
    const result = await signIn.mutateAsync(values).catch(handleRefusal)
    if (!result) return
    if (values.isRemembered) local.setItem(REMEMBERED, values.username)
    else local.removeItem(REMEMBERED)
    onSignedIn(result)
  })

  return (
    <SignInForm
      rememberedUsername={local.getItem(REMEMBERED) ?? undefined}
      captchaImage={needsCaptcha ? (captcha.data?.image ?? null) : undefined}
      error={signIn.error ? failureText(signIn.error) : undefined}
      isBusy={signIn.isPending}
      progress={progress}
      onSubmit={(values) => void handleSubmit(values)}
      onChangeCaptcha={() => void captcha.refetch()}
    />
  )
}
