/** Where work for the background is handed in. */
export interface TaskQueue {
  /** There may be something to do; called after the transaction that entered it. */
  wake: () => void
}
