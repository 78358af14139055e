import type { Locale } from '../../preferences/preferences'
import type { Shape } from '../../strings/load-strings'
import type { zh } from './zh'

/** Words of the console's frame; visitors never load them, and the console loads none of theirs. */
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

const loaded = new Map<Locale, ConsoleStrings>()

/** Loads the console's catalogue of one language, once. */
export async function loadConsoleStrings(locale: Locale): Promise<ConsoleStrings> {
  const strings = loaded.get(locale) ?? (await load(locale))
  loaded.set(locale, strings)
  return strings
}

/** The console's words in a language that has been loaded; nothing is drawn before its words are there. */
export function consoleStringsAtHand(locale: Locale): ConsoleStrings {
  const strings = loaded.get(locale)
  if (!strings) throw new Error(`The words of "${locale}" are drawn before loadConsoleStrings() has brought them.`)
  return strings
}
