import { ApiError } from '@doorway/api-client'
import { judgingEndpoints } from '@doorway/api-client/endpoints'
import type { Locale } from '../../../preferences/languages'
import { hostClient } from '../../../session/host-client'

/** The calls of judges in the reader's language. */
export const callsIn = (locale: Locale) => hostClient().withLocale(locale).endpoints(judgingEndpoints)

/** Whether a call may succeed later without a change: the line is gone, or the server is not there. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && ['network', 'timeout', 'unexpected', 'unauthenticated'].includes(error.kind)

/** The message of the server; undefined where there was no response. */
export const messageOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.kind !== 'unexpected' ? error.message : undefined
