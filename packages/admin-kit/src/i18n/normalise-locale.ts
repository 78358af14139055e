import { languageTags, type KitLocale } from './catalogue'
import type { TextOverrides } from './translate'

/** A language as a page writes it: one of ours, or a language tag of one of them. */
export type GivenLocale = KitLocale | `${'zh' | 'en' | 'ja' | 'ko'}-${string}`

/** Words in place of ours: for whatever language is shown, or by language. */
export type GivenOverrides = TextOverrides | { readonly [Language in Exclude<KitLocale, 'keys'>]?: TextOverrides }

const isKnown = (language: string): language is KitLocale => Object.hasOwn(languageTags, language)
const TRADITIONAL = /^zh-(?:.*-)?(?:hant|tw|hk|mo)\b/

/**
 * The language that a page means: `zh-CN`, `zh-Hant`, `EN` and `ja_JP` are ours, and nothing is Chinese. Null where it is
 * none of ours, or no text, as a page without types may pass it on.
 */
export function normaliseLocale(given: string | number | null | undefined): KitLocale | null {
  const tag = String(given || 'zh')
    .trim()
    .toLowerCase()
    .replaceAll('_', '-')
  if (TRADITIONAL.test(tag) && !tag.includes('hans')) return 'tw'
  const [language = tag] = tag.split('-')
  return isKnown(language) ? language : null
}

const isTextsByKey = (given: GivenOverrides): given is TextOverrides =>
  Object.values(given).every((value) => typeof value === 'string' || value === undefined)

/** The words of the page for one language. */
export function overridesFor(given: GivenOverrides | null | undefined, locale: KitLocale): TextOverrides | undefined {
  if (!given || isTextsByKey(given)) return given ?? undefined
  return locale === 'keys' ? undefined : given[locale]
}
