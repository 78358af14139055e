/** The queue of background tasks. */
export interface TaskQueue {
  /** Starts the runner unless it is running; called after the transaction that queued a task. */
  wake: () => void
}
