import { ApiError, type SignInResult } from '@doorway/api-client'
import { authEndpoints } from '@doorway/api-client/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../context/use-api'
import { useInstanceStorage } from '../../context/use-client-state'
import { useHostMutation } from '../../mutations/use-host-mutation'
import { useFailureText } from '../../context/use-translate'
import { SignInForm } from './sign-in-form'
import type { SignInValues } from './sign-in-form.schema'

const REMEMBERED = 'remembered-username'

export interface SignInProps {
  /** The session counts; `passwordState` other than `ok` asks for a new password next (the route flag validatePaswd). */
  onSignedIn: (result: SignInResult) => void
}

const requiresCaptcha = (error: unknown) =>
  error instanceof ApiError && (error.code === 'CAPTCHA_REQUIRED' || error.code === 'CAPTCHA_WRONG')

/** Signs in at the Doorway server; the client's token store keeps the tokens. */
export function SignIn({ onSignedIn }: SignInProps) {
  const auth = useApi().endpoints(authEndpoints)
  const { local } = useInstanceStorage()
  const failureText = useFailureText()
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const captcha = useQuery({
    queryKey: ['session', 'captcha'],
    queryFn: ({ signal }) => auth.getCaptcha(signal),
    enabled: needsCaptcha,
    staleTime: Infinity,
    gcTime: 0,
  })

  const signIn = useHostMutation({
    name: 'session.signIn',
    describe: ({ username }: SignInValues) => ({ username }),
    mutationFn: async ({ username, password, captchaCode }: SignInValues) => {
      try {
        return await auth.signIn({
          username,
          password,
          captchaId: captcha.data?.id,
          captchaCode: captchaCode || undefined,
        })
      } catch (error) {
        // A picture can be answered once, whether rightly or wrongly.
        if (requiresCaptcha(error)) setNeedsCaptcha(true)
        if (captcha.data) void captcha.refetch()
        throw error
      }
    },
    onSuccess: (result, { username, isRemembered }) => {
      if (isRemembered) local.setItem(REMEMBERED, username)
      else local.removeItem(REMEMBERED)
      onSignedIn(result)
    },
  })

  return (
    <SignInForm
      rememberedUsername={local.getItem(REMEMBERED) ?? undefined}
      captchaImage={needsCaptcha ? (captcha.data?.image ?? '') : undefined}
      error={signIn.error ? failureText(signIn.error) : undefined}
      isBusy={signIn.isPending}
      onSubmit={signIn.mutate}
      onChangeCaptcha={() => void captcha.refetch()}
    />
  )
}
