import type { Locale } from '@doorway/api-client/rules'

/** Languages of the server's messages. */
export const locales = ['zh', 'en', 'ja', 'ko', 'tw'] as const satisfies readonly Locale[]
