import { useCallback, useContext, useEffect, useId, useMemo } from 'react'
import { useLatest } from '../context/use-latest'
import { useKit } from '../context/kit-context'
import { PageScopeContext } from '../context/use-record-name'

/** Names the part of the screen below it (a tab), so that leaving prompts only for what is lost there. */
export const DirtyScope = PageScopeContext.Provider

/** What a form does with its guard. */
export interface DirtyGuard {
  /** Ask before closing this form; true when it may close. */
  mayLeave: () => Promise<boolean>
  /** The form was saved: no prompt appears until it changes again. */
  release: () => void
}

/** Something unsaved. */
export interface GuardedThing {
  isDirty: boolean
  /** Its name in the question. */
  what: string
  /** Saves it as its own button would, for hosts that save by the widget's handle. */
  save?: () => Promise<unknown>
}

/**
 * Guards something unsaved against closing, tab changes, the host's links and the browser's own leaving.
 * `what` names it in the question.
 */
export function useDirtyGuard({ isDirty, what, save }: GuardedThing): DirtyGuard {
  const { dirty } = useKit()
  const id = useId()
  const scope = useContext(PageScopeContext)

  const latest = useLatest(save)

  useEffect(() => {
    dirty.set(id, isDirty ? { what, scope, save: async () => latest.current?.() } : null)
    return () => dirty.set(id, null)
  }, [dirty, id, isDirty, what, scope, latest])

  return useMemo(
    () => ({
      mayLeave: () => (isDirty ? dirty.mayLeave(scope) : Promise.resolve(true)),
      release: () => dirty.set(id, null),
    }),
    [dirty, id, isDirty, scope],
  )
}

/** Confirms leaving a part of the screen, for tab bars and menus; without a scope the whole widget counts. */
export function useMayLeave(): (scope?: string) => Promise<boolean> {
  const { dirty } = useKit()
  return useCallback((scope) => dirty.mayLeave(scope), [dirty])
}
