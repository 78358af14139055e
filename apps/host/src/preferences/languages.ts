import { locales, type Locale } from '@doorway/api-client/rules'

export { locales, type Locale }

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
