import { useSyncExternalStore } from 'react'
import { hasStoredToken } from './stored-token'

function subscribeToStorage(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** Returns whether a user is signed in on this browser; false during server rendering. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeToStorage, hasStoredToken, () => false)
}
