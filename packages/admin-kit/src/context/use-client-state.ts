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
 * Forgets menus, routes, codes and opened pages, as visiting /login asks (section 2). What forms kept when a sign-in
 * expired stays, and so does what a person chose for the screens.
 */
export function useResetRouting(): () => void {
  const { state, storage } = useKit()
  const cache = useQueryClient()
  return useCallback(() => {
    clearClientState(state)
    storage.session.removeItem(openedPagesKey)
    // The routes come with the menus: were the old answer kept, they would never be added again.
    cache.removeQueries({ queryKey: ['menus'] })
  }, [state, storage, cache])
}

/** Forgets all client state and what this provider stored, as logging out asks (section 4). */
export function useClearClientState(): () => void {
  const { storage } = useKit()
  const resetRouting = useResetRouting()
  return useCallback(() => {
    resetRouting()
    storage.clear()
  }, [resetRouting, storage])
}
