import type { ApiErrorKind } from '@doorway/api-client'
import type { NavigationLocation } from '../navigation/adapter'

/** A change a screen is about to send, or has sent. */
export interface MutationEvent {
  /** What is done: feature and verb, for example `users.save`. */
  name: string
  /** What it is done with: the values as the screen holds them, passwords left out. */
  input: unknown
}

/** A failure as hosts hear of it; no personal values. */
export interface ErrorEvent {
  kind: ApiErrorKind | 'broken'
  /** What was loaded or changed, for example `users.page` or `users.save`; absent where a screen itself broke. */
  operation?: string
  code?: string
  requestId?: string
  /** HTTP status; absent when there was no response. */
  status?: number
  /** Method and address of the call, without its query. */
  address?: string
  error: unknown
  /** What the failure comes from, for example what `getToken` has thrown. */
  cause?: unknown
}

/** What a host can listen to. Props and composed DOM events share these names (`onDirtyChange`, `dirtychange`). */
export interface DoorwayEvents {
  /** The first screen has its first data. */
  onReady?: () => void
  onError?: (event: ErrorEvent) => void
  /**
   * The sign-in has expired, once per expiry. The notice stays for `noticeMs`; then go to the sign-in page. A host that
   * signs in over the page returns true: what is unsaved then stays guarded.
   */
  onAuthExpired?: (event: { noticeMs: number }) => boolean | void
  onNavigate?: (location: NavigationLocation) => void
  /** Something unsaved exists, or nothing any more. */
  onDirtyChange?: (isDirty: boolean) => void
  /** The ids of the chosen rows. */
  onSelectionChange?: (event: { feature: string; ids: readonly (string | number)[] }) => void
  /** Before a change is sent; return false to stop it. */
  onBeforeMutation?: (event: MutationEvent) => boolean | void | Promise<boolean | void>
  onAfterMutation?: (event: MutationEvent & { result: unknown }) => void
}
