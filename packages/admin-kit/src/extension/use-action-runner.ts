import { useMemo, useState } from 'react'
import { useReportError } from '../context/use-events'
import { useNotify } from '../mutations/use-notify'
import { useCan } from '../session/use-session'
import type { ActionTools } from './extension-types'

/** Runs the actions of a page. */
export interface ActionRunner {
  /** Id of the action that has not finished. */
  running: string | null
  /** Runs an action once at a time; `onDone` follows its success. */
  run: (id: string, action: (tools: ActionTools) => unknown, onDone?: () => void) => void
  /** The actions whose permission codes the person has. */
  allowed: <Action extends { code?: string }>(actions: readonly Action[] | undefined) => readonly Action[]
}

/** Runs the actions of a page: one at a time, with what has failed shown and reported. */
export function useActionRunner(refresh: () => void): ActionRunner {
  const notify = useNotify()
  const reportError = useReportError()
  const can = useCan()
  const [running, setRunning] = useState<string | null>(null)
  return useMemo(() => {
    const perform: ActionRunner['run'] = (id, action, onDone) => {
      const work = async () => {
        setRunning(id)
        try {
          await action({ refresh, notify: notify.success })
          onDone?.()
        } catch (error) {
          // The words of the page, which knows what its action was about.
          if (error instanceof Error && error.message !== '') notify.refusal(error.message)
          else notify.failure(error)
          reportError(error)
        } finally {
          setRunning(null)
        }
      }
      if (running === null) void work()
    }
    return { running, run: perform, allowed: (actions = []) => actions.filter(({ code }) => can(code)) }
  }, [running, refresh, notify, reportError, can])
}
