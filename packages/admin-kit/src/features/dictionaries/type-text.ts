import type { MessageKey } from '../../i18n/catalogue'
import type { Translate } from '../../i18n/translate'

const names: Readonly<Record<string, MessageKey>> = {
  '5': 'dictionaries.type.5',
  '8': 'dictionaries.type.8',
  '9': 'dictionaries.type.9',
}

/** What a dictionary type is called; an unknown one is called by its number. */
export function typeText(t: Translate, type: string): string {
  const known = names[type]
  return known ? t(known) : t('dictionaries.type.other', { type })
}
