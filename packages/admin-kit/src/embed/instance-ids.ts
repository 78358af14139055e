const inUse = new Set<string>()

/**
 * An instance id that no other living widget of this page has: two of one kind have separate storage, so that
 * data of one account is never offered to another. Give it back with `releaseInstanceId`.
 */
export function claimInstanceId(wanted: string): string {
  let id = wanted
  for (let number = 2; inUse.has(id); number++) id = `${wanted}-${number}`
  inUse.add(id)
  return id
}

/** The widget is gone; the next one of its kind finds what it stored. */
export function releaseInstanceId(id: string): void {
  inUse.delete(id)
}
