/** Something unsaved: its name for the question, and the part of the screen it is in. */
export interface DirtyThing {
  what: string
  /** The tab or dialog it belongs to; null for the whole widget. */
  scope: string | null
}

/** Asks the person whether the named things may be lost. */
export type AskToLeave = (what: string) => Promise<boolean>

/** Everything unsaved under one provider. */
export interface DirtyRegistry {
  set: (id: string, thing: DirtyThing | null) => void
  isDirty: (scope?: string | null) => boolean
  /** True at once when nothing in the scope is unsaved, else what the person answers. */
  mayLeave: (scope?: string | null) => Promise<boolean>
  /** Gives the way to ask; a provider has one dialog for it. */
  onAsk: (ask: AskToLeave) => void
  subscribe: (listener: () => void) => () => void
}

/** A registry with nothing unsaved. Without a way to ask, leaving is allowed. */
export function createDirtyRegistry(): DirtyRegistry {
  const things = new Map<string, DirtyThing>()
  const listeners = new Set<() => void>()
  let ask: AskToLeave | null = null
  const inScope = (scope?: string | null) =>
    [...things.values()].filter((thing) => scope === undefined || scope === null || thing.scope === scope)

  return {
    set: (id, thing) => {
      const before = things.size
      if (thing) things.set(id, thing)
      else things.delete(id)
      if (things.size !== before) for (const listener of listeners) listener()
    },
    isDirty: (scope) => inScope(scope).length > 0,
    mayLeave: async (scope) => {
      const lost = inScope(scope)
      if (lost.length === 0) return true
      return ask === null || ask([...new Set(lost.map(({ what }) => what))].join('、'))
    },
    onAsk: (next) => {
      ask = next
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
