import type { Schema } from '@doorway/api-client/types'
import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '../../../preferences/languages'
import { callsIn, messageOf } from './judging-calls'

type Work = Schema<'JudgeWork'>

/**
 * Works that were opened or come next, by assignment. The next ones are prefetched, so that scoring goes on for a while
 * without a line.
 */
export function useWorks(locale: Locale, selected: number | undefined, next: readonly number[]) {
  const [works, setWorks] = useState<ReadonlyMap<number, Work>>(new Map())
  const [failure, setFailure] = useState<{ id: number; text: string | true }>()
  const read = useCallback(
    (id: number, signal?: AbortSignal) =>
      callsIn(locale)
        .getWork(id, signal)
        .then((work) => {
          setWorks((before) => new Map(before).set(id, work))
          return work
        }),
    [locale],
  )
  const readOrFail = useCallback(
    (id: number, signal?: AbortSignal) =>
      void read(id, signal).catch((error: unknown) => {
        if (!signal?.aborted) setFailure({ id, text: messageOf(error) ?? true })
      }),
    [read],
  )
  const reload = (id: number) => {
    setFailure(undefined)
    readOrFail(id)
  }
  const isThere = selected === undefined || works.has(selected)
  useEffect(() => {
    if (selected === undefined || isThere) return undefined
    const stop = new AbortController()
    readOrFail(selected, stop.signal)
    return () => stop.abort()
  }, [selected, isThere, readOrFail])
  const prefetchedId = next.filter((id) => !works.has(id))[0]
  useEffect(() => {
    if (prefetchedId === undefined || !isThere) return undefined
    const stop = new AbortController()
    read(prefetchedId, stop.signal).catch(() => {
      // It is read when it is opened.
    })
    return () => stop.abort()
  }, [prefetchedId, isThere, read])
  const patch = useCallback((id: number, change: Partial<Work>) => {
    setWorks((before) => {
      const work = before.get(id)
      return work ? new Map(before).set(id, { ...work, ...change }) : before
    })
  }, [])
  const work = selected === undefined ? undefined : works.get(selected)
  return { work, failure: failure?.id === selected ? failure?.text : undefined, reload, read, patch }
}
