import type { Locale } from '../../../preferences/preferences'
import type { Shape } from '../../../strings/load-strings'
import type { zh } from './zh'

/** Words for taking part in an activity; visitors never load them. */
export type SignUpWords = Shape<typeof zh>

async function load(locale: Locale): Promise<SignUpWords> {
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

const loading = new Map<Locale, Promise<SignUpWords>>()

/** Loads the words of one language, once. */
export function loadSignUpWords(locale: Locale): Promise<SignUpWords> {
  const known = loading.get(locale) ?? load(locale)
  loading.set(locale, known)
  return known
}
