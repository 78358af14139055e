/** Languages of the interface (specification, introduction); the first is the default. */
export const locales = ['zh', 'en', 'ja', 'ko', 'tw'] as const

/** A language of the interface. */
export type Locale = (typeof locales)[number]

/** The tag of each language, for Accept-Language, plural rules and `lang` attributes. */
export const languageTags = {
  zh: 'zh-CN',
  en: 'en',
  ja: 'ja',
  ko: 'ko',
  tw: 'zh-TW',
} as const satisfies Readonly<Record<Locale, string>>
