import type { DictionaryDraft, ManagedDictionaryEntry } from '@doorway/api-client'
import { dictionaryTypes } from '@doorway/api-client/rules'
import { storedTexts } from '../../forms/conflict/stored-texts'
import { inputTexts } from '../../forms/input-text'

/** Languages that an entry has further labels in; Chinese is its name. */
export const labelLanguages = ['en', 'ja', 'ko', 'tw'] as const

/** What the forms hold, under the names of the contract, which the rules and the server's refusals use. */
export interface EntryValues {
  dicType: string
  dicValue: string
  dicDisplay: string
  dicName: string
  dicCode: string
  isEnd: string
  dicUp: string
  dicOrder: string
  en: string
  ja: string
  ko: string
  tw: string
}

/** Names of the fields. */
export const entryFields = [
  'dicType',
  'dicValue',
  'dicDisplay',
  'dicName',
  'dicCode',
  'isEnd',
  'dicUp',
  'dicOrder',
] as const

/** Is it the grade dictionary, which has a form of its own (section 5)? */
export const isGradeType = (type: string): boolean => type === dictionaryTypes.grade

const noEntry = { value: '', label: '', name: '', code: '', isEnd: '', promotesTo: '', labels: {} }

/** The form of an entry; a new one of `type` is placed after `count` others. */
export function entryValues(type: string, entry: ManagedDictionaryEntry | null, count: number): EntryValues {
  const { value, label, name, code, isEnd, promotesTo, labels } = entry ?? noEntry
  const words: Readonly<Record<string, string | undefined>> = labels
  return {
    dicType: type,
    dicValue: value,
    dicDisplay: label,
    ...inputTexts({ dicName: name, dicCode: code, isEnd, dicUp: promotesTo }),
    dicOrder: String(entry ? entry.displayOrder : count + 1),
    ...inputTexts({ en: words['en'], ja: words['ja'], ko: words['ko'], tw: words['tw'] }),
  }
}

/** The form of what is stored, as a version conflict returns it. */
export function storedEntry(current: unknown): EntryValues {
  return { ...storedTexts(current, entryFields), ...storedTexts(Object(current).labels, labelLanguages) }
}

/** What is saved of the form. */
export function entryDraft(
  values: EntryValues,
  entry: ManagedDictionaryEntry | null,
  version?: number,
): DictionaryDraft {
  const { dicType, dicValue, dicDisplay, dicName, dicCode, isEnd, dicUp, dicOrder } = values
  const labels = Object.fromEntries(
    labelLanguages.flatMap((language) => (values[language].trim() ? [[language, values[language].trim()]] : [])),
  )
  const own = isGradeType(dicType)
    ? { name: dicName, code: dicCode, isEnd, promotesTo: dicUp }
    : { value: dicValue, label: dicDisplay }
  return { ...own, ...(entry && { id: entry.id }), type: dicType, displayOrder: dicOrder, labels, version }
}

/** The entry as it is, with another state. */
export function withState(entry: ManagedDictionaryEntry, isEnabled: boolean): DictionaryDraft {
  const { id, type, value, label, displayOrder, name, code, isEnd, promotesTo, version } = entry
  return { id, type, value, label, displayOrder, name, code, isEnd, promotesTo, version, isEnabled }
}
