import { ApiError } from '@doorway/api-client'
import { hasStoredToken } from '../../../session/stored-token'

/**
 * Runs the loader of a page for signed-in readers. Without a token, or with one that the server refuses, it throws the
 * 401 that the frame turns into the warning of specification section 8.
 */
export async function loadSignedIn<T>(load: () => Promise<T>): Promise<T> {
  // The server renders pages without a user.
  if (typeof window === 'undefined' || !hasStoredToken()) throw new Response(null, { status: 401 })
  try {
    return await load()
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthenticated') throw new Response(null, { status: 401 })
    throw error
  }
}
