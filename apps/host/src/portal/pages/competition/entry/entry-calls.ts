import { ApiError } from '@doorway/api-client'
import { competitionEndpoints } from '@doorway/api-client/endpoints'
import type { Locale } from '../../../../preferences/languages'
import { hostClient } from '../../../../session/host-client'

/** The calls about competitions in the reader's language. */
export const callsIn = (locale: Locale) => hostClient().withLocale(locale).endpoints(competitionEndpoints)

/** What to show of a failure: the message of the server, or none where there was no response. */
export const failureText = (error: unknown): string | undefined =>
  error instanceof ApiError && error.kind !== 'unexpected' ? error.message : undefined
