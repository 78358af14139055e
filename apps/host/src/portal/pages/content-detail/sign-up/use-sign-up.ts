import { activityEndpoints } from '@doorway/api-client/endpoints'
import { ApiError } from '@doorway/api-client'
import type { Schema } from '@doorway/api-client/types'
import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '../../../../preferences/preferences'
import { usePreferences } from '../../../../preferences/preferences-context'
import { hostClient } from '../../../../session/host-client'

type Signup = Schema<'ActivitySignup'>

interface State {
  signup?: Signup
  /** What went wrong last: the server's own words, or nothing where there was no answer. */
  failure?: { text: string | undefined }
  isBusy: boolean
  /** What the person has just done. */
  done?: 'signedUp' | 'cancelled' | 'checkedIn'
}

const failureOf = (error: unknown) => ({
  text: error instanceof ApiError && error.kind !== 'unexpected' ? error.message : undefined,
})

const callsIn = (locale: Locale) => hostClient().withLocale(locale).endpoints(activityEndpoints)

type Calls = ReturnType<typeof callsIn>

/** How an activity stands for the person who is signed in, and what they can do about it. */
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
      // Somebody else may have taken the last seat: what the page says is read anew beside the reason.
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
