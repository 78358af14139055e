import { useCallback, useEffect, useState } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import type { CompetitionDetail } from '../../../data/portal-reader'
import { callsIn } from './entry-calls'

/** Announces within this window that the person's entry has changed. */
const CHANGED = 'doorway:competition-entry'

/** Notifies the other parts of the page that the entry has changed. */
export const announceChange = () => window.dispatchEvent(new Event(CHANGED))

/** The competition as the signed-in person sees it: undefined while it loads, null after a failure. */
export function useOwnCompetition(id: number) {
  const { locale } = usePreferences()
  const [own, setOwn] = useState<CompetitionDetail | null>()
  const read = useCallback(
    (signal?: AbortSignal) =>
      callsIn(locale)
        .get(id, signal)
        .then(setOwn, () => {
          if (!signal?.aborted) setOwn(null)
        }),
    [id, locale],
  )
  useEffect(() => {
    const stop = new AbortController()
    const reload = () => void read(stop.signal)
    reload()
    window.addEventListener(CHANGED, reload)
    return () => {
      stop.abort()
      window.removeEventListener(CHANGED, reload)
    }
  }, [read])
  return { own, retry: () => void read() }
}
