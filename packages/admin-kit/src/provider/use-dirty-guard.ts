import { createContext, useCallback, useContext, useEffect, useId, useMemo } from 'react'
import { useKit } from './kit-context'

const ScopeContext = createContext<string | null>(null)

/** Names the part of the screen below it (a tab), so that leaving asks only for what is lost there. */
export const DirtyScope = ScopeContext.Provider

/** What a form does with its guard. */
export interface DirtyGuard {
  /** Ask before closing this form; true when it may close. */
  mayLeave: () => Promise<boolean>
  /** The form was saved: nothing is asked until it changes again. */
  release: () => void
}

/**
 * Guards something unsaved against closing, tab changes, the host's links and the browser's own leaving.
 * `what` names it in the question.
 */
export function useDirtyGuard({ isDirty, what }: { isDirty: boolean; what: string }): DirtyGuard {
  const { dirty } = useKit()
  const id = useId()
  const scope = useContext(ScopeContext)

  useEffect(() => {
    dirty.set(id, isDirty ? { what, scope } : null)
    return () => dirty.set(id, null)
  }, [dirty, id, isDirty, what, scope])

  return useMemo(
    () => ({
      mayLeave: () => (isDirty ? dirty.mayLeave(scope) : Promise.resolve(true)),
      release: () => dirty.set(id, null),
    }),
    [dirty, id, isDirty, scope],
  )
}

/** Asks before a part of the screen is left, for tab bars and menus; without a scope the whole widget counts. */
export function useMayLeave(): (scope?: string) => Promise<boolean> {
  const { dirty } = useKit()
  return useCallback((scope) => dirty.mayLeave(scope), [dirty])
}
