import type { PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { listEntries } from './dictionaries.queries'

/** Entries of a dictionary: 8 user types, 5 teacher duties (section 7). */
export const getDictionaryEntries: PublicHandler<'getDictionaryEntries'> = async ({ db, query }) => {
  const entries = await listEntries(db, query.dicType)
  return ok(
    entries.map((entry) => ({
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
    })),
  )
}
