import { ApiError, isAbort, type ApiErrorKind, type ApiFieldError } from '../errors/api-error'
import type { FailureMessages } from '../errors/failure-messages/failure-messages'
import type { AddressedResponse } from './call-address'

/** The members of every response envelope (section 7). */
export interface Envelope<Data> {
  success: boolean
  msg: string
  data?: Data
  code?: string
  errors?: ApiFieldError[]
  requestId?: string
}

/** The result of the generated client for one call. */
export interface CallResult<Data> {
  data?: Envelope<Data>
  error?: unknown
  response: AddressedResponse
}

/** Opens envelopes: the data of a success, or the one error type for everything else. */
export interface Unwrap {
  /** For calls that return data. */
  data: <Data>(call: Promise<CallResult<Data>>) => Promise<NonNullable<Data>>
  /** For calls whose success says everything. */
  nothing: (call: Promise<CallResult<unknown>>) => Promise<void>
}

/** Is a parsed value an object? */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
/** A text that is not empty, else undefined. */
export const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function fieldErrorsOf(value: unknown): ApiFieldError[] {
  if (!Array.isArray(value)) return []
  return value.filter((entry: unknown): entry is ApiFieldError => {
    return isRecord(entry) && typeof entry.field === 'string' && typeof entry.msg === 'string'
  })
}

function kindOf(status: number, envelope: object | null): ApiErrorKind {
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'forbidden'
  return status < 500 && envelope ? 'rejected' : 'unexpected'
}

/** The error of a response that is not a success. Only an envelope's own message reaches a person, never a raw body. */
export function errorOfResponse(
  body: unknown,
  { status, address }: AddressedResponse,
  messages: FailureMessages,
): ApiError {
  const envelope = isRecord(body) && body.success === false ? body : null
  const kind = kindOf(status, envelope)
  const fallback = kind === 'rejected' ? messages.unexpected : messages[kind]
  // Section 8 fixes the words for an expired sign-in; for 403 the server's own message is shown.
  const message = kind === 'unauthenticated' ? fallback : (textOf(envelope?.msg) ?? fallback)
  return new ApiError(kind, message, {
    status,
    code: textOf(envelope?.code),
    requestId: textOf(envelope?.requestId),
    address,
    fieldErrors: fieldErrorsOf(envelope?.errors),
    current: envelope?.data ?? undefined,
    // For the page's developer: the message is for people.
    cause: envelope ? undefined : new Error(`${address} sent no envelope: ${status}.`),
  })
}

/** Unwrapping with the failure texts of one language. */
export function createUnwrap(messages: Promise<FailureMessages>): Unwrap {
  const failed = async (body: unknown, response: AddressedResponse): Promise<never> => {
    throw errorOfResponse(body, response, await messages)
  }

  async function open<Data>(call: Promise<CallResult<Data>>): Promise<CallResult<Data>> {
    let result: CallResult<Data>
    try {
      result = await call
    } catch (error) {
      // A body that is not JSON fails in the parser; everything else has its kind already.
      if (error instanceof ApiError || isAbort(error)) throw error
      throw new ApiError('unexpected', (await messages).unexpected, { cause: error })
    }
    return result.data?.success === true ? result : failed(result.data ?? result.error, result.response)
  }

  return {
    data: async (call) => {
      const { data, response } = await open(call)
      return data?.data ?? failed(data, response)
    },
    nothing: async (call) => {
      await open(call)
    },
  }
}
