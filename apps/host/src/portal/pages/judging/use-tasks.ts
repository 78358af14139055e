import type { Schema } from '@doorway/api-client/types'
import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '../../../preferences/languages'
import { callsIn, messageOf } from './judging-calls'

type Task = Schema<'JudgeTask'>

const MAX_TASKS = 500

interface Loaded {
  roundId: number
  tasks: readonly Task[]
}

/** The works of a round: undefined while they load. A judge's own changes are applied in place. */
export function useTasks(locale: Locale, roundId: number | undefined) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failure, setFailure] = useState<string | true>()
  const read = useCallback(
    (signal?: AbortSignal) => {
      if (roundId === undefined) return
      callsIn(locale)
        .listTasks(roundId, MAX_TASKS, signal)
        .then(
          ({ rows }) => {
            setFailure(undefined)
            return setLoaded({ roundId, tasks: rows })
          },
          (error: unknown) => {
            if (!signal?.aborted) setFailure(messageOf(error) ?? true)
          },
        )
    },
    [locale, roundId],
  )
  useEffect(() => {
    const stop = new AbortController()
    read(stop.signal)
    return () => stop.abort()
  }, [read])
  const patch = useCallback((assignmentId: number, change: Partial<Pick<Task, 'state' | 'total'>>) => {
    setLoaded(
      (before) =>
        before && {
          ...before,
          tasks: before.tasks.map((task) => (task.assignmentId === assignmentId ? { ...task, ...change } : task)),
        },
    )
  }, [])
  return { tasks: loaded?.roundId === roundId ? loaded?.tasks : undefined, failure, retry: () => read(), patch }
}
