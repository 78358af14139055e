import type { Locale } from '../../rules/locales'

/** What a person reads when a call fails without a message of the server's (section 8). */
export interface FailureMessages {
  network: string
  timeout: string
  unexpected: string
  unauthenticated: string
  forbidden: string
}

/** Section 8 in the specification's own words. */
export const zh: FailureMessages = {
  network: '网络连接错误，请检查网络环境！',
  timeout: '网络连接超时，请重试！',
  unexpected: '知识盲区的错误，联系程序员小哥哥吧！',
  unauthenticated: '身份认证已过期，请重新登录！',
  forbidden: '您没有权限执行此操作',
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
