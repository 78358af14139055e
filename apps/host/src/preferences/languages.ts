import type { Locale } from '@doorway/api-client'

// A list of its own, so that no module of the rules is in the portal's first chunk.
/** Interface languages of the host (specification section 9); zh is the default. */
export const locales = ['zh', 'en', 'ja', 'ko', 'tw'] as const satisfies readonly Locale[]
export type { Locale }

interface Language {
  /** Its own name. */
  label: string
  /** Value of `<html lang>`. */
  htmlLang: string
}

/** What the host knows of each language. */
export const languages: Readonly<Record<Locale, Language>> = {
  zh: { label: '简体中文', htmlLang: 'zh-Hans' },
  en: { label: 'English', htmlLang: 'en' },
  ja: { label: '日本語', htmlLang: 'ja' },
  ko: { label: '한국어', htmlLang: 'ko' },
  tw: { label: '繁體中文', htmlLang: 'zh-Hant' },
}

/** The languages as options of a select. */
export const languageOptions = locales.map((value) => ({ value, label: languages[value].label }))

/** Returns the locale of that name; undefined for any other text. */
export const toLocale = (name: string | undefined): Locale | undefined => locales.find((locale) => locale === name)
