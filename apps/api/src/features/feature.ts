import type { Handlers } from '../http/handler-table'
import type { ServerContext } from '../http/server-context'
import type { ContentKind } from './content/content-kind'
import type { TaskHandlers } from './tasks/task-runner'

/**
 * What one folder of `features/` adds to the server. `src/features.ts` lists all of them: adding a feature takes its
 * folder and one entry there, deleting it takes both away.
 */
export interface Feature extends Handlers {
  /** Handlers of background tasks, by the kind of task. Each kind has exactly one. */
  taskHandlers?: Partial<TaskHandlers>
  /** Runs once a minute on every server, in parallel with that of other features. */
  maintain?: (context: Omit<ServerContext, 'tasks'>) => Promise<void>
  /** Types of portal content that this feature reads and searches. */
  contentKinds?: readonly ContentKind[]
}
