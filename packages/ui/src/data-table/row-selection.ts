/** How many of the page's rows are ticked, for the box in the head. */
export function pageCheckState(keys: readonly string[], selection: ReadonlySet<string>): boolean | 'mixed' {
  const ticked = keys.filter((key) => selection.has(key)).length
  if (ticked === 0) return false
  return ticked === keys.length ? true : 'mixed'
}

/** Ticks or clears rows and leaves those of other pages as they are. */
export function withRows(selection: ReadonlySet<string>, keys: readonly string[], isTicked: boolean): Set<string> {
  const next = new Set(selection)
  for (const key of keys) {
    if (isTicked) next.add(key)
    else next.delete(key)
  }
  return next
}

/** The keys from one row to another, whichever stands first; only the second when the first is on no page we know. */
export function keysBetween(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : keys.indexOf(from), keys.indexOf(to)]
  if (start < 0) return [to]
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1)
}
