import type { Locale } from '../../preferences/preferences'
import type { Shape } from '../../strings/load-strings'
import type { zh } from './zh'

/** Words of the console's frame; visitors never load them. */
export type ConsoleStrings = Shape<typeof zh>

async function load(locale: Locale): Promise<ConsoleStrings> {
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

const loading = new Map<Locale, Promise<ConsoleStrings>>()
const loaded = new Map<Locale, ConsoleStrings>()

async function loadAndKeep(locale: Locale): Promise<ConsoleStrings> {
  const strings = await load(locale)
  loaded.set(locale, strings)
  return strings
}

/** The console's catalogue of one language where it has come already. */
export function consoleStringsAtHand(locale: Locale): ConsoleStrings | undefined {
  return loaded.get(locale)
}

/** Loads the console's catalogue of one language, once. */
export function loadConsoleStrings(locale: Locale): Promise<ConsoleStrings> {
  const known = loading.get(locale) ?? loadAndKeep(locale)
  loading.set(locale, known)
  return known
}
