/** Languages of the interface (specification, introduction); the first is the default. */
export const locales = ['zh', 'en', 'ja', 'ko', 'tw'] as const

/** A language of the interface. */
export type Locale = (typeof locales)[number]
