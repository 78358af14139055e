import type { Schema } from '@doorway/api-client/types'
import { type EntryRow, entryUses } from './dictionaries.queries'

/** An entry for all readers. */
export function presentEntry(entry: EntryRow): Schema<'DictionaryEntry'> {
  return {
    id: entry.id,
    dicType: entry.dicType,
    dicValue: entry.dicValue,
    dicDisplay: entry.dicDisplay,
    dicOrder: entry.dicOrder,
    dicName: entry.dicName,
    dicCode: entry.dicCode,
    isEnd: entry.isEnd,
    dicUp: entry.dicUp,
    labels: entry.labelI18n,
    version: entry.version,
  }
}

/** An entry for those who look after dictionaries. */
export function presentRow(entry: EntryRow): Schema<'DictionaryRow'> {
  return { ...presentEntry(entry), enabled: entry.enabled }
}

/** An entry of a list with what uses it. */
export function presentListed(
  entry: EntryRow & { usedBy: Record<(typeof entryUses)[number], boolean> },
): Schema<'DictionaryRow'> {
  return { ...presentRow(entry), usedBy: entryUses.filter((use) => entry.usedBy[use]) }
}
