const inUse = new Set<string>()

/**
 * An instance id that no other living widget of this page has: two of one kind keep their storage apart, so that
 * nothing kept for one account is ever offered to another. Give it back with `releaseInstanceId`.
 */
export function claimInstanceId(wanted: string): string {
  let id = wanted
  for (let number = 2; inUse.has(id); number++) id = `${wanted}-${number}`
  inUse.add(id)
  return id
}

/** The widget is gone; the next one of its kind finds what it kept. */
export function releaseInstanceId(id: string): void {
  inUse.delete(id)
}
