import type { Handler, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { presentEntry, presentListed, presentRow } from './dictionaries.presenter'
import { listEntries, listTypes, pageEntries } from './dictionaries.queries'
import { removeEntry, saveEntry } from './dictionaries.service'

/** Entries of a dictionary: 8 user types, 5 teacher duties (section 7). */
const getDictionaryEntries: PublicHandler<'getDictionaryEntries'> = async ({ db, query }) =>
  ok((await listEntries(db, [query.dicType])).map(presentEntry))

/** Entries of several dictionaries by type; a type without entries is an empty list. */
const getDictionaryBundle: PublicHandler<'getDictionaryBundle'> = async ({ db, query }) => {
  const types = [...new Set(query.types.split(','))]
  const entries = await listEntries(db, types)
  const entriesOf = (type: string) => entries.filter(({ dicType }) => dicType === type).map(presentEntry)
  return ok(Object.fromEntries(types.map((type) => [type, entriesOf(type)] as const)))
}

/** Dictionary types with their number of entries. */
const getDictionaryTypes: Handler<'getDictionaryTypes'> = async ({ db }) => ok(await listTypes(db))

/** One page of entries for those who look after dictionaries. */
const queryPageDictionaryList: Handler<'queryPageDictionaryList'> = async ({ db, body }) => {
  const { currentPage, pageSize, t = {} } = body
  const page = { limit: pageSize, offset: (currentPage - 1) * pageSize }
  const { rows, total } = await pageEntries(db, t, page)
  return ok({ data: rows.map(presentListed), total, currentPage, pageSize })
}

/** Adds or changes an entry. */
const insertOrUpdateDictionary: Handler<'insertOrUpdateDictionary'> = async (call) =>
  ok(presentRow(await saveEntry(call)), 'dictionaries.saved')

/** Deletes an entry. */
const deleteDictionary: Handler<'deleteDictionary'> = async (call) => {
  await removeEntry(call)
  return ok({ deleted: 1 }, 'dictionaries.deleted')
}

/** Operations of this feature. */
export const dictionariesFeature: Feature = {
  open: { getDictionaryEntries, getDictionaryBundle },
  signedIn: { getDictionaryTypes, queryPageDictionaryList, insertOrUpdateDictionary, deleteDictionary },
}
