import { activityEndpoints } from '@doorway/api-client/endpoints'
import { ApiError } from '@doorway/api-client'
import type { Schema } from '@doorway/api-client/types'
import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '../../../../preferences/languages'
import { usePreferences } from '../../../../preferences/preferences-context'
import { hostClient } from '../../../../session/host-client'

type Signup = Schema<'ActivitySignup'>

interface State {
  signup?: Signup
  /** The last failure: the server's message, or none where there was no response. */
  failure?: { text: string | undefined }
  isBusy: boolean
  /** The last action that succeeded. */
  done?: 'signedUp' | 'cancelled' | 'checkedIn'
}

const failureOf = (error: unknown) => ({
  text: error instanceof ApiError && error.kind !== 'unexpected' ? error.message : undefined,
})

const callsIn = (locale: Locale) => hostClient().withLocale(locale).endpoints(activityEndpoints)

type Calls = ReturnType<typeof callsIn>

/** The registration of the signed-in user for an activity, and its actions. */
export function useSignUp(activityId: number) {
  const { locale } = usePreferences()
  const [state, setState] = useState<State>({ isBusy: true })
  const read = useCallback(
    (signal?: AbortSignal) =>
      callsIn(locale)
        .getSignup(activityId, signal)
        .then(
          (signup) => setState({ signup, isBusy: false }),
          (error: unknown) => !signal?.aborted && setState({ failure: failureOf(error), isBusy: false }),
        ),
    [activityId, locale],
  )
  useEffect(() => {
    const stop = new AbortController()
    void read(stop.signal)
    return () => stop.abort()
  }, [read])
  const act = async (done: NonNullable<State['done']>, ask: (calls: Calls) => Promise<Signup>) => {
    setState(({ signup }) => ({ signup, isBusy: true }))
    const calls = callsIn(locale)
    try {
      const signup = await ask(calls)
      setState({ signup, isBusy: false, done })
    } catch (error) {
      // Another user may have taken the last seat, so the shown state is reloaded.
      const signup = await calls.getSignup(activityId).catch(() => undefined)
      setState({ signup, isBusy: false, failure: failureOf(error) })
    }
  }
  return {
    ...state,
    signUp: () => void act('signedUp', (calls) => calls.signUp(activityId)),
    cancel: () => void act('cancelled', (calls) => calls.cancel(activityId)),
    checkIn: (code: string) => void act('checkedIn', (calls) => calls.checkIn(activityId, code)),
    retry: () => {
      setState({ isBusy: true })
      void read()
    },
  }
}
