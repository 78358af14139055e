import type { SignInResult } from '@doorway/api-client'
import { useMemo, useState } from 'react'
import { KitContext, useKit } from '../../context/kit-context'
import { useInstanceStorage } from '../../context/use-client-state'
import { useFailureText } from '../../context/use-translate'
import { useSingleSubmit } from '../../forms/use-single-submit'
import { useReady } from '../../loading/use-ready'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { newPassword, signInLinks } from './lazy-parts'
import { requiresCaptcha, useCaptcha, useSignInMutation } from './sign-in.queries'
import { shortTokenStore } from './short-token-store'
import { SignInForm } from './sign-in-form'
import type { SignInValues } from './sign-in-form.schema'

const REMEMBERED = 'remembered-username'

export interface SignInProps extends ScreenProps {
  /**
   * The session counts. `getToken` of other screens may return the result as it is; a client with a token store has the
   * tokens already.
   */
  onSignedIn?: (session: SignInResult) => void
  /**
   * A new password is needed first (the route flag validatePaswd). For pages with an address for it; without it the
   * screen has the form itself, and `onSignedIn` follows.
   */
  onPasswordRequired?: (session: SignInResult) => void
  /** Where people go on who have forgotten the password; without it nothing leads there. */
  onForgotten?: () => void
  /** Where people go on who have no account; without it nothing leads there. */
  onRegister?: () => void
}

function Entry({ onResult }: { onResult: (result: SignInResult) => void }) {
  const { local } = useInstanceStorage()
  const failureText = useFailureText()
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const captcha = useCaptcha(needsCaptcha)
  const [progress, setProgress] = useState<number>()
  const picture = needsCaptcha ? captcha.data : undefined
  const signIn = useSignInMutation({ picture, onProgress: setProgress })
  useReady(true)
  const handleRefusal = (error: unknown) => {
    // A picture can be used once, whether it was read rightly or wrongly.
    if (requiresCaptcha(error)) setNeedsCaptcha(true)
    if (captcha.data) void captcha.refetch()
  }
  // Awaited, because the change of user may unmount this form, and callbacks of `mutate` would not be called then.
  const handleSubmit = useSingleSubmit(async (values: SignInValues) => {
    let session: SignInResult | undefined
    const onSession = (result: SignInResult) => {
      session = result
    }
    await signIn.mutateAsync({ values, onSession }).catch(handleRefusal)
    if (!session) return
    if (values.isRemembered) local.setItem(REMEMBERED, values.username)
    else local.removeItem(REMEMBERED)
    onResult(session)
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

/**
 * What surrounds a form of visitors: the page's client where that stores tokens, else one with tokens of its own; and
 * signing in, which makes another subject, does not start the form afresh.
 */
function useVisitorKit() {
  const kit = useKit()
  const [tokens] = useState(shortTokenStore)
  return useMemo(() => ({ ...kit, client: kit.client.withTokens(tokens), subject: 0 }), [kit, tokens])
}

/** 登录: name and password, and a new password where the server requires one. */
export function SignIn({ handle, onSignedIn, onPasswordRequired, onForgotten, onRegister }: SignInProps) {
  const kit = useVisitorKit()
  const [unfinished, setUnfinished] = useState<SignInResult>()
  const handleResult = (result: SignInResult) => {
    if (result.passwordState === 'ok') onSignedIn?.(result)
    else if (onPasswordRequired) onPasswordRequired(result)
    else setUnfinished(result)
  }
  return (
    <KitContext.Provider value={kit}>
      <Widget part="sign-in" handle={handle}>
        {unfinished && unfinished.passwordState !== 'ok' ? (
          <newPassword.Part
            userId={unfinished.userId}
            reason={unfinished.passwordState}
            onChanged={() => onSignedIn?.({ ...unfinished, passwordState: 'ok' })}
            onCancel={() => setUnfinished(undefined)}
          />
        ) : (
          <>
            <Entry onResult={handleResult} />
            {(onForgotten || onRegister) && <signInLinks.Part onForgotten={onForgotten} onRegister={onRegister} />}
          </>
        )}
      </Widget>
    </KitContext.Provider>
  )
}
