import { languageTags, type KitLocale } from './catalogue'
import type { TextOverrides } from './translate'

/** A language as a page writes it: one of ours, or a language tag of one of them. */
export type GivenLocale = KitLocale | `${'zh' | 'en' | 'ja' | 'ko'}-${string}`

/** Words in place of ours: for whatever language is shown, or by language. */
export type GivenOverrides = TextOverrides | { readonly [Language in Exclude<KitLocale, 'keys'>]?: TextOverrides }

const isKnown = (language: string): language is KitLocale => Object.hasOwn(languageTags, language)
const TRADITIONAL = /^zh-(?:.*-)?(?:hant|tw|hk|mo)\b/

/** The language that a page means: `zh-CN`, `zh-Hant`, `EN` and `ja_JP` are ours. Null where it is none of ours. */
export function normaliseLocale(given: string): KitLocale | null {
  const tag = given.trim().toLowerCase().replaceAll('_', '-')
  if (tag === '') return 'zh'
  if (TRADITIONAL.test(tag) && !tag.includes('hans')) return 'tw'
  const [language = tag] = tag.split('-')
  return isKnown(language) ? language : null
}

const isTextsByKey = (given: GivenOverrides): given is TextOverrides =>
  Object.values(given).every((value) => typeof value === 'string' || value === undefined)

/** The words of the page for one language. */
export function overridesFor(given: GivenOverrides | undefined, locale: KitLocale): TextOverrides | undefined {
  if (given === undefined || isTextsByKey(given)) return given
  return locale === 'keys' ? undefined : given[locale]
}
