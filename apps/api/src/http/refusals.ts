import type { BrokenRule } from '@doorway/api-client/rules'
import type { Gaps, SentenceKey } from '../strings/translate'

/** A field at fault and the sentence that says why. */
export interface FieldFault {
  field: string
  key: SentenceKey
  gaps?: Gaps
}

interface RefusalDetails {
  gaps?: Gaps
  faults?: readonly FieldFault[]
  /** Data of the response: the current values after a version conflict. */
  data?: unknown
  headers?: Record<string, string>
}

/** A result that is not a success. Thrown anywhere below a handler; the envelope translates its message. */
export class Refusal extends Error {
  constructor(
    readonly status: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503 | 507,
    readonly code: string,
    readonly key: SentenceKey,
    readonly details: RefusalDetails = {},
  ) {
    super(code)
  }
}

/** The caller is not signed in, or no longer. */
export const unauthenticated = () => new Refusal(401, 'UNAUTHENTICATED', 'http.unauthenticated')

/** The caller lacks the permission code. */
export const forbidden = () => new Refusal(403, 'FORBIDDEN', 'http.forbidden')

/** The caller has to change the password first. */
export const passwordChangeRequired = () => new Refusal(403, 'PASSWORD_CHANGE_REQUIRED', 'http.passwordChangeRequired')

/** Absent, or outside the caller's data scope: a caller cannot distinguish the two. */
export const notFound = () => new Refusal(404, 'NOT_FOUND', 'http.notFound')

/** Somebody else saved first; `current` is what stands now, as the detail call would show it. */
export const versionConflict = (current: unknown) =>
  new Refusal(409, 'VERSION_CONFLICT', 'http.versionConflict', { data: current })

/** The network has used up its budget; `seconds` until it can pay for this call. */
export const tooMany = (seconds: number) =>
  new Refusal(429, 'TOO_MANY_REQUESTS', 'http.tooMany', { headers: { 'retry-after': String(seconds) } })

/** Seconds after which a call is worth another try. */
const RETRY_S = 5

/** Something that the call needs does not respond: the database, or the storage of files. */
export const unavailable = () =>
  new Refusal(503, 'UNAVAILABLE', 'http.unavailable', { headers: { 'retry-after': String(RETRY_S) } })

/** A fault of the server, which is logged and shows no detail. */
export const internalFault = () => new Refusal(500, 'INTERNAL', 'http.internal')

/** The disk is full up to its reserve, which is the database's. */
export const storageFull = () => new Refusal(507, 'STORAGE_FULL', 'http.storageFull')

/** A request that the contract does not describe. */
export const badRequest = (faults: readonly FieldFault[]) =>
  new Refusal(400, 'BAD_REQUEST', 'http.badRequest', { faults })

/** A business rule says no: HTTP 200 with `success: false` (section 8). */
export const refuse = (code: string, key: SentenceKey, gaps?: Gaps) => new Refusal(200, code, key, { gaps })

/** Fields break rules of section 5. The message is that of the first field, as a form shows it. */
export function invalidFields(faults: readonly [FieldFault, ...FieldFault[]]): Refusal {
  return new Refusal(200, 'INVALID', faults[0].key, { faults, gaps: faults[0].gaps })
}

/** Throws unless every rule of section 5 holds. */
export function requireRules(broken: readonly BrokenRule[]): void {
  const [first, ...rest] = broken
  if (first) throw invalidFields([first, ...rest])
}
