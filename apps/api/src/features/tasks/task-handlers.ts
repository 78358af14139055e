import type { TaskHandler, TaskHandlers } from './task-runner'
import type { TaskRow } from './tasks.queries'
import { taskKinds } from '../../db/task-kinds'

/** Joins the task handlers of all features. Throws unless each kind of task has exactly one. */
export function joinTaskHandlers(
  parts: readonly (Partial<TaskHandlers> | undefined)[],
): ReadonlyMap<TaskRow['kind'], TaskHandler> {
  return new Map(
    taskKinds.map((kind) => {
      const [handler, ...others] = parts.flatMap((part) => part?.[kind] ?? [])
      if (!handler) throw new Error(`No feature registers a handler for background tasks of the kind "${kind}".`)
      if (others.length > 0)
        throw new Error(`Two features register a handler for background tasks of the kind "${kind}".`)
      return [kind, handler]
    }),
  )
}
