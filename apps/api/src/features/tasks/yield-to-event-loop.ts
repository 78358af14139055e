/** Lets waiting requests have their turn in the middle of long computing. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
