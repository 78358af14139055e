import type { Locale } from '../../rules/messages'
import { zh } from './zh'

/** What a person reads when a call fails without a message of the server's (section 8). */
export interface FailureMessages {
  network: string
  timeout: string
  unexpected: string
  unauthenticated: string
  forbidden: string
}

const others: Readonly<Record<Exclude<Locale, 'zh'>, () => Promise<FailureMessages>>> = {
  en: async () => (await import('./en')).en,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  tw: async () => (await import('./tw')).tw,
}

/**
 * The texts of one language. All but Chinese are a file of their own, fetched at once so that they are here when the
 * network is not; without that file it stays Chinese.
 */
export function failureMessagesIn(locale: Locale): Promise<FailureMessages> {
  return locale === 'zh' ? Promise.resolve(zh) : others[locale]().catch(() => zh)
}
