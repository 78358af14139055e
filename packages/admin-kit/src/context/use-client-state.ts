import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useStore } from 'zustand'
import { clearClientState, openedPagesKey, type ClientState, type ClientStateStore } from './client-state'
import { useKit } from './kit-context'

/** A part of the client state; the component follows that part only. */
export function useClientState<Part>(select: (state: ClientState) => Part): Part {
  return useStore(useKit().state, select)
}

/** The store itself, for code that writes. */
export function useClientStateStore(): ClientStateStore {
  return useKit().state
}

/** Storage under this provider's own prefix. */
export function useInstanceStorage() {
  return useKit().storage
}

/**
 * Clears menus, routes, codes and opened pages, as the specification requires for /login (section 2). Drafts that forms stored when a
 * sign-in expired stay, and so do the user's preferences for the screens.
 */
export function useResetRouting(): () => void {
  const { state, storage } = useKit()
  const cache = useQueryClient()
  return useCallback(() => {
    clearClientState(state)
    storage.session.removeItem(openedPagesKey)
    // The routes come with the menus: with the cached response they would never be added again.
    cache.removeQueries({ queryKey: ['menus'] })
  }, [state, storage, cache])
}

/** Clears all client state and what this provider stored, as the specification requires for logging out (section 4). */
export function useClearClientState(): () => void {
  const { storage } = useKit()
  const resetRouting = useResetRouting()
  return useCallback(() => {
    resetRouting()
    storage.clear()
  }, [resetRouting, storage])
}
