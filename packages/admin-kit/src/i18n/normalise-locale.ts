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
 * none of ours.
 */
export function normaliseLocale(given: unknown): KitLocale | null {
  if (given === undefined || given === null) return 'zh'
  // A page without types may pass on anything.
  if (typeof given !== 'string') return null
  const tag = given.trim().toLowerCase().replaceAll('_', '-')
  if (tag === '') return 'zh'
  if (TRADITIONAL.test(tag) && !tag.includes('hans')) return 'tw'
  const [language = tag] = tag.split('-')
  return isKnown(language) ? language : null
}

/** Are these words for every language? */
export const isTextsByKey = (given: GivenOverrides): given is TextOverrides =>
  Object.values(given).every((value) => typeof value === 'string' || value === undefined)

/** The words of the page for one language, which a page without types may have by a language tag (`zh-CN`). */
export function overridesFor(given: GivenOverrides | null | undefined, locale: KitLocale): TextOverrides | undefined {
  if (given === undefined || given === null) return undefined
  if (isTextsByKey(given)) return given
  if (locale === 'keys') return undefined
  const byTag: Readonly<Record<string, TextOverrides | undefined>> = given
  return given[locale] ?? Object.entries(byTag).find(([tag]) => normaliseLocale(tag) === locale)?.[1]
}
