import { isRouteErrorResponse } from 'react-router-dom'
import type { StateKind } from './state-art'
import type { StateStrings } from './strings/load-state-strings'

/** Returns whether a script of the page could not be loaded: the site has been updated since. */
export const isChunkFailure = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message)
const isOffline = () => typeof navigator !== 'undefined' && !navigator.onLine

/** What a page says in place of its content. */
export interface FailureTexts {
  kind: StateKind
  title: string
  hint: string
}

/** The title for a kind of content that is published later; undefined for others. */
function unpublishedTitle(data: unknown, failure: StateStrings['failure']): string | undefined {
  if (data === 'work') return failure.unpublishedWork
  return data === 'certificate' ? failure.unpublishedCertificate : undefined
}

/** Returns what a page says in place of its content after an error. */
export function failureTexts(error: unknown, { failure, signIn }: StateStrings): FailureTexts {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const unpublished = isRouteErrorResponse(error) && unpublishedTitle(error.data, failure)
  if (status === 401) return { kind: 'signIn', title: signIn.title, hint: signIn.hint }
  if (status === 403) return { kind: 'forbidden', title: failure.forbidden, hint: failure.forbiddenHint }
  if (status === 404 && unpublished) return { kind: 'notFound', title: unpublished, hint: failure.unpublishedHint }
  if (status === 404) return { kind: 'notFound', title: failure.withdrawn, hint: failure.withdrawnHint }
  if (isOffline()) return { kind: 'offline', title: failure.offline, hint: failure.offlineHint }
  return { kind: 'error', title: isChunkFailure(error) ? failure.chunk : failure.title, hint: failure.hint }
}
