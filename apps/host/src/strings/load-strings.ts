import type { Locale } from '../preferences/preferences'
import type { zh } from './zh'

/** Words with the same keys and gaps as the source catalogue. */
export type Shape<T> = {
  [K in keyof T]: T[K] extends (...values: infer A) => string
    ? (...values: A) => string
    : T[K] extends string
      ? string
      : Shape<T[K]>
}

/** The host's own words: plain texts, and functions where a value stands in the sentence. */
export type Strings = Shape<typeof zh>

async function load(locale: Locale): Promise<Strings> {
  switch (locale) {
    case 'en':
      return (await import('./en')).en
    case 'ja':
      return (await import('./ja')).ja
    case 'ko':
      return (await import('./ko')).ko
    case 'tw':
      return (await import('./tw')).tw
    default:
      return (await import('./zh')).zh
  }
}

const loaded = new Map<Locale, Strings>()

/** Loads the host's catalogue of one language; each is a chunk of its own. */
export async function loadStrings(locale: Locale): Promise<Strings> {
  const strings = loaded.get(locale) ?? (await load(locale))
  loaded.set(locale, strings)
  return strings
}

/** The host's words in a language that has been loaded; nothing is drawn before its words are there. */
export function stringsAtHand(locale: Locale): Strings {
  const strings = loaded.get(locale)
  if (!strings) throw new Error(`The words of "${locale}" are drawn before loadStrings() has brought them.`)
  return strings
}
