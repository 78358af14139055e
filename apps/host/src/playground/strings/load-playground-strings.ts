import type { Locale } from '../../preferences/preferences'
import type { Shape } from '../../strings/load-strings'
import type { zh } from './zh'

/** Words of the embed playground; nobody else loads them. */
export type PlaygroundStrings = Shape<typeof zh>

async function load(locale: Locale): Promise<PlaygroundStrings> {
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

const loading = new Map<Locale, Promise<PlaygroundStrings>>()

/** Loads the playground's catalogue of one language, once. */
export function loadPlaygroundStrings(locale: Locale): Promise<PlaygroundStrings> {
  const known = loading.get(locale) ?? load(locale)
  loading.set(locale, known)
  return known
}
