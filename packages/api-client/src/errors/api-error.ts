/** Every way a call to the Doorway API can fail. `kind` is what callers switch on. */
export type ApiErrorKind = 'rejected' | 'unauthenticated' | 'forbidden' | 'network' | 'timeout' | 'unexpected'

/** One field the server found at fault. */
export interface ApiFieldError {
  /** Path of the member in the request body (`parentList.0.username`). */
  field: string
  msg: string
}

/** What is known about a failure beyond its kind. */
export interface ApiErrorDetail {
  /** HTTP status; absent when there was no response. */
  status?: number
  /** Stable machine word of the server, for example VERSION_CONFLICT. */
  code?: string
  /** Quote this when reporting a problem. */
  requestId?: string
  /** Method and address of the call, without its query. */
  address?: string
  fieldErrors?: readonly ApiFieldError[]
  /** The stored values at a version conflict, as the contract sends them. */
  current?: unknown
  cause?: unknown
}

/** A failed call. The message is for people (section 8), `kind` and `code` are for code. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  declare readonly kind: ApiErrorKind
  declare readonly status: number | undefined
  declare readonly code: string | undefined
  declare readonly requestId: string | undefined
  /** Method and address of the call, without its query. */
  declare readonly address: string | undefined
  declare readonly fieldErrors: readonly ApiFieldError[]
  declare readonly current: unknown

  constructor(kind: ApiErrorKind, message: string, { cause, ...detail }: ApiErrorDetail = {}) {
    super(message, { cause })
    Object.assign(this, { fieldErrors: [], ...detail, kind })
  }

  /** Somebody else saved in between; `current` holds what is stored now. */
  get isVersionConflict(): boolean {
    return this.code === 'VERSION_CONFLICT'
  }
}

/** Was the call given up by its caller? Such an end is no failure and is never shown. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
