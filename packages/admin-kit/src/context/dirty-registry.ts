/** Something unsaved: its name for the question, and the part of the screen it is in. */
export interface DirtyThing {
  what: string
  /** The tab or dialog it belongs to; null for the whole widget. */
  scope: string | null
  /** Saves it as its own button would; absent where only the person can. */
  save?: () => Promise<unknown>
}

/** Prompts the user whether the named things may be lost. */
export type ConfirmLeave = (what: string) => Promise<boolean>

/** Everything unsaved under one provider. */
export interface DirtyRegistry {
  set: (id: string, thing: DirtyThing | null) => void
  isDirty: (scope?: string | null) => boolean
  /** True at once when nothing in the scope is unsaved, else the user's decision. */
  mayLeave: (scope?: string | null) => Promise<boolean>
  /** Discards what is unsaved in the part, so that it causes no further prompt. */
  release: (scope: string) => void
  /** Saves what can be saved; true when nothing is unsaved afterwards. */
  save: () => Promise<boolean>
  /** Discards everything unsaved, after the sign-in has expired and drafts were stored; a later change prompts again. */
  clear: () => void
  /** Registers the prompt; a provider has one dialog for it. */
  onPrompt: (ask: ConfirmLeave) => void
  subscribe: (listener: () => void) => () => void
}

/** A registry with nothing unsaved. Without a prompt, leaving is allowed. */
export function createDirtyRegistry(): DirtyRegistry {
  const things = new Map<string, DirtyThing>()
  const listeners = new Set<() => void>()
  let ask: ConfirmLeave | null = null
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
    release: (scope) => {
      for (const [id, thing] of things) if (thing.scope === scope) things.delete(id)
      for (const listener of listeners) listener()
    },
    save: async () => {
      for (const { save } of things.values()) await save?.()
      return things.size === 0
    },
    clear: () => {
      if (things.size === 0) return
      things.clear()
      for (const listener of listeners) listener()
    },
    onPrompt: (next) => {
      ask = next
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
