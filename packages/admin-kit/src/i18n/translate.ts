import { languageTags, type Catalogue, type MessageKey } from './catalogue'
import { lateTextsIn } from '../late-texts/late-texts'
import { fillGaps, isPlainText, type TextValues } from './plain-text'

export type { TextValues } from './plain-text'

/** Returns a text in the reader's language. */
export type Translate = (key: MessageKey, values?: TextValues) => string

/** Words a host puts in place of ours; ICU syntax like the catalogues. */
export type TextOverrides = Partial<Readonly<Record<MessageKey, string>>>

/** The language tag of a catalogue, for `lang` attributes. */
export const languageTag = ({ locale }: Catalogue): string => languageTags[locale]

/** Do the words of a host need more than gaps? Then the catalogue has to bring its `format`. */
export function needFormat(overrides: TextOverrides = {}): boolean {
  return Object.values(overrides).some((text) => text !== undefined && !isPlainText(text))
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function textAt(texts: unknown, key: string): string | undefined {
  const found = key.split('.').reduce<unknown>((here, name) => (isGroup(here) ? here[name] : undefined), texts)
  return typeof found === 'string' ? found : undefined
}

/** A translator over a catalogue. Validation rules keep flat keys, since the server uses the same. */
export function createTranslate(catalogue: Catalogue, overrides: TextOverrides = {}): Translate {
  const { locale, texts, rules, format } = catalogue
  if (locale === 'keys') return (key) => key
  const rulesByKey: Readonly<Partial<Record<string, string>>> = rules
  const fill = (text: string, values?: TextValues) => {
    if (format && !isPlainText(text)) return format(text, values)
    return values ? fillGaps(text, values) : text
  }
  return (key, values) => {
    const own = overrides[key]
    if (own !== undefined) return fill(own, values)
    return rulesByKey[key] ?? fill(textAt(texts, key) ?? textAt(lateTextsIn(locale), key) ?? key, values)
  }
}
