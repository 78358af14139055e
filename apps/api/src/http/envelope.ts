import type { Locale } from '@doorway/api-client/rules'
import { type SentenceKey, translate } from '../strings/translate'
import { formatCachePolicy, NO_STORE } from './cache-policy'
import { type FieldFault, Refusal } from './refusals'

/** The shape of every JSON response (section 7). */
export interface Envelope {
  success: boolean
  msg: string
  data: unknown
  code?: string
  errors?: { field: string; msg: string }[]
  requestId?: string
}

/** A successful result: data, and the key of a message where the screen shows one. */
export class Success<Data> {
  constructor(
    readonly data: Data,
    readonly key?: SentenceKey,
    /** Headers of the response in addition to those of every response. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** The same result with headers of its own. */
  withHeaders(headers: Readonly<Record<string, string>>): Success<Data> {
    return new Success(this.data, this.key, headers)
  }
}

/** Wraps the data of a successful call. */
export function ok<Data>(data: Data, key?: SentenceKey): Success<Data> {
  return new Success(data, key)
}

/** The envelope of a success. */
export function successEnvelope(success: Success<unknown>, locale: Locale, requestId: string): Envelope {
  const msg = success.key === undefined ? '' : translate(locale, success.key)
  return { success: true, msg, data: success.data, requestId }
}

function faultsInWords(faults: readonly FieldFault[], locale: Locale) {
  return faults.map(({ field, key, gaps }) => ({ field, msg: translate(locale, key, gaps) }))
}

/** The envelope of a refusal. A malformed request names its first field in the message. */
export function refusalEnvelope(refusal: Refusal, locale: Locale, requestId: string): Envelope {
  const { faults, gaps, data } = refusal.details
  const errors = faults ? faultsInWords(faults, locale) : undefined
  const first = errors?.[0]
  const words = first ? { field: first.field, problem: first.msg, ...gaps } : gaps
  return {
    success: false,
    msg: translate(locale, refusal.key, words),
    data: data ?? null,
    code: refusal.code,
    ...(errors && { errors }),
    requestId,
  }
}

const encoder = new TextEncoder()

/**
 * A response of JSON that is text already. Its length is known, so that nothing has to read it to decide on it. The body
 * is the text, not its bytes: Node then writes head and body to the socket at once.
 */
export function jsonText(status: number, text: string, headers: Readonly<Record<string, string>>): Response {
  const length = encoder.encode(text).byteLength
  const about = { 'content-type': 'application/json', 'content-length': String(length) }
  return new Response(text, { status, headers: { ...headers, ...about } })
}

/** An envelope as a response. Nothing personal may stay in a cache, so nothing does unless `headers` say so. */
export function jsonResponse(status: number, body: Envelope, headers: Readonly<Record<string, string>> = {}): Response {
  return jsonText(status, JSON.stringify(body), { 'cache-control': formatCachePolicy(NO_STORE), ...headers })
}
