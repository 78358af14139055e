import { createTranslator } from 'use-intl/core'
import type { TextValues } from './plain-text'

/** Fills a text in full ICU syntax: plurals, choices, quoted signs. */
export type FormatMessage = (text: string, values?: TextValues) => string

/** ICU syntax for a language tag. It weighs more than most screens, so it comes only where a text needs it. */
export function createMessageFormat(languageTag: string): FormatMessage {
  const config = { locale: languageTag, timeZone: 'Asia/Shanghai' } as const
  const translators = new Map<string, (values?: TextValues) => string>()
  return (text, values) => {
    const known = translators.get(text)
    if (known) return known(values)
    const translate = createTranslator({ ...config, messages: { text } })
    const fill = (given?: TextValues) => translate('text', given)
    translators.set(text, fill)
    return fill(values)
  }
}
