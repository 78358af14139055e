import type { Handler, PublicCall, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { groupBy } from '../../group-by'
import type { Feature } from '../feature'
import { presentEntry, presentListed, presentRow } from './dictionaries.presenter'
import { listEntries, listTypes, pageEntries } from './dictionaries.queries'
import { removeEntry, saveEntry } from './dictionaries.service'

/**
 * Presented entries of each dictionary, cached until the content changes. All under one key: the types that callers
 * name are not limited in number.
 */
function loadDictionaries({ db, contents }: Pick<PublicCall<'getDictionaryEntries'>, 'db' | 'contents'>) {
  return contents.getOrLoad('dictionaries', async () => {
    const entries = (await listEntries(db)).map(presentEntry)
    return groupBy(entries, ({ dicType }) => dicType)
  })
}

/** Entries of a dictionary: 8 user types, 5 teacher duties (section 7). */
const getDictionaryEntries: PublicHandler<'getDictionaryEntries'> = async (call) =>
  ok((await loadDictionaries(call)).get(call.query.dicType) ?? [])

/** Entries of several dictionaries by type; a type without entries is an empty list. */
const getDictionaryBundle: PublicHandler<'getDictionaryBundle'> = async (call) => {
  const dictionaries = await loadDictionaries(call)
  return ok(
    Object.fromEntries(call.query.types.split(',').map((type) => [type, dictionaries.get(type) ?? []] as const)),
  )
}

/** Dictionary types with their number of entries. */
const getDictionaryTypes: Handler<'getDictionaryTypes'> = async ({ db, contents }) =>
  ok(await contents.getOrLoad('dictionary types', () => listTypes(db)))

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
