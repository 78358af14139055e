import type { RuleMessages } from '@doorway/api-client/rules'
import type { Locale } from '../../../preferences/preferences'
import type { Shape } from '../../../strings/load-strings'
import type { zh } from './zh'

/** Words of the upload page; other visitors never load them. */
export type UploadStrings = Shape<typeof zh>

/** The page's own words, and those of the rules that the server checks too. */
export interface UploadWords {
  words: UploadStrings
  rules: RuleMessages
}

async function load(locale: Locale): Promise<UploadWords> {
  switch (locale) {
    case 'en':
      return { words: (await import('./en')).en, rules: (await import('@doorway/api-client/rule-messages/en')).en }
    case 'ja':
      return { words: (await import('./ja')).ja, rules: (await import('@doorway/api-client/rule-messages/ja')).ja }
    case 'ko':
      return { words: (await import('./ko')).ko, rules: (await import('@doorway/api-client/rule-messages/ko')).ko }
    case 'tw':
      return { words: (await import('./tw')).tw, rules: (await import('@doorway/api-client/rule-messages/tw')).tw }
    default:
      return { words: (await import('./zh')).zh, rules: (await import('@doorway/api-client/rule-messages/zh')).zh }
  }
}

const loading = new Map<Locale, Promise<UploadWords>>()

/** Loads the page's catalogue of one language, once. */
export function loadUploadStrings(locale: Locale): Promise<UploadWords> {
  const known = loading.get(locale) ?? load(locale)
  loading.set(locale, known)
  return known
}
