import { useSyncExternalStore } from 'react'
import { hasStoredToken } from './stored-token'

function subscribeToStorage(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** Is somebody signed in on this browser? Nobody is while the server draws. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeToStorage, hasStoredToken, () => false)
}
