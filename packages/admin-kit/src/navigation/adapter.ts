/** Where a screen is: a path of the kit's own and what its state needs to be found again. */
export interface NavigationLocation {
  /** Begins with a slash; `/` where the host has no paths for the kit. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** Where to go. */
export interface NavigationTarget {
  /** Absent: stays on the current path and retains the other query members. */
  path?: string
  /** Members to set; null removes one. */
  query?: Readonly<Record<string, string | null>>
}

/** How a step is taken. */
export interface NavigateOptions {
  /** Takes the place of the present entry, so that "back" skips it. */
  replace?: boolean
}

/** The way screens read and change where they are. The kit has no router; the host decides what stands behind. */
export interface NavigationAdapter {
  /** The present place; the same object until it changes. */
  location: () => NavigationLocation
  navigate: (target: NavigationTarget, options?: NavigateOptions) => void
  /** Subscribes to every change. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Confirms leaving this page, by a link or the back button. Returns a function that removes the confirmation. */
  block?: (mayLeave: () => Promise<boolean>) => () => void
}

/** The place a target leads to. */
export function resolveTarget(current: NavigationLocation, target: NavigationTarget): NavigationLocation {
  const isElsewhere = target.path !== undefined && target.path !== current.path
  const query: Record<string, string> = isElsewhere ? {} : { ...current.query }
  for (const [name, value] of Object.entries(target.query ?? {})) {
    if (value === null || value === '') delete query[name]
    else query[name] = value
  }
  return { path: target.path ?? current.path, query }
}

/** Do two places show the same? */
export function isSamePlace(one: NavigationLocation, other: NavigationLocation): boolean {
  const names = Object.keys(one.query)
  return (
    one.path === other.path &&
    names.length === Object.keys(other.query).length &&
    names.every((name) => one.query[name] === other.query[name])
  )
}
