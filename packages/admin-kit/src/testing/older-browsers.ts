function provide(name: string, value: (this: readonly unknown[], ...given: never[]) => unknown[]) {
  if (name in Array.prototype) return
  // oxlint-disable-next-line no-extend-native -- only where the browser lacks it, and only in the workbench
  Object.defineProperty(Array.prototype, name, { configurable: true, writable: true, value })
}

/** The stories' server is written for Node 24 and runs in the browser, where the oldest one we serve lacks these. */
export function provideArrayCopies(): void {
  provide('toSorted', function toSorted(compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare)
  })
  provide('toReversed', function toReversed() {
    return this.map((_, at) => this[this.length - 1 - at])
  })
}
