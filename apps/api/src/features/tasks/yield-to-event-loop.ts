/** Lets pending requests run in the middle of a long computation. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
