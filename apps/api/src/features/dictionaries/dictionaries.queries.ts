import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { dictEntries } from '../../db/tables/organisations'

/** Enabled entries of one dictionary in order. */
export function listEntries(db: Db, dicType: string) {
  return db
    .select({
      id: dictEntries.id,
      dicType: dictEntries.dicType,
      dicValue: dictEntries.dicValue,
      dicDisplay: dictEntries.dicDisplay,
      dicOrder: dictEntries.dicOrder,
      dicName: dictEntries.dicName,
      dicCode: dictEntries.dicCode,
      isEnd: dictEntries.isEnd,
      dicUp: dictEntries.dicUp,
      labelI18n: dictEntries.labelI18n,
      version: dictEntries.version,
    })
    .from(dictEntries)
    .where(and(eq(dictEntries.dicType, dicType), eq(dictEntries.enabled, true)))
    .orderBy(asc(dictEntries.dicOrder), asc(dictEntries.id))
}

/** Is this an enabled value of the dictionary? */
export async function hasEntry(db: Db, dicType: string, dicValue: string): Promise<boolean> {
  const isEntry = and(
    eq(dictEntries.dicType, dicType),
    eq(dictEntries.dicValue, dicValue),
    eq(dictEntries.enabled, true),
  )
  const [row] = await db.select({ id: dictEntries.id }).from(dictEntries).where(isEntry)
  return row !== undefined
}
