/** The database does not respond: what needs it fails at once. */
export class DatabaseLost extends Error {
  constructor() {
    super('The database does not respond.')
  }
}

/** Codes of the network and of PostgreSQL that say that the database cannot be used now, not that a statement is wrong. */
const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]
// The server ends or starts, has no connection left, or gave up a statement that took or waited too long.
const SERVER_CODES = ['57P01', '57P02', '57P03', '53300', '57014', '55P03', '25P03', '25P04']
const CODES = new Set([...NETWORK_CODES, ...SERVER_CODES])
/** What the driver says when a connection is lost; it gives these errors no code. */
const SENTENCES =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)

/** Was this error thrown without a try, because the database does not respond? */
export function isDatabaseLost(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = causeOf(at)) if (at instanceof DatabaseLost) return true
  return false
}

/** Does this error say that the database cannot be used at the moment? */
export function isUnavailable(error: unknown): boolean {
  if (isDatabaseLost(error)) return true
  for (let at = error; at instanceof Error; at = causeOf(at)) {
    if (SENTENCES.test(at.message)) return true
    if ('code' in at && typeof at.code === 'string' && (CODES.has(at.code) || at.code.startsWith('08'))) return true
  }
  return false
}

/** Values that do not fit their type: PostgreSQL quotes them in its message. */
const DATA_EXCEPTION = /^22/

/**
 * Describes an error for the log, with its stack and without values. An error of a statement has the parameters in its
 * message; its cause has the reason without them.
 */
export function describeFault(error: unknown): string {
  const cause = causeOf(error)
  const reason = cause instanceof Error ? cause : error
  if (!(reason instanceof Error)) return typeof reason
  const text = reason.stack ?? reason.message
  const isOfData = 'code' in reason && typeof reason.code === 'string' && DATA_EXCEPTION.test(reason.code)
  return isOfData ? text.replaceAll(/"[^"\n]*"/g, '"…"') : text
}
