import { nextChangeOf } from '../content/content.service'
import { readerOf } from '../content/reader'
import { type PortalCall, requireColumn, requireSite } from '../portal-sites/portal-sites.service'
import { listPlaceCodes, listPublisherIds, nameAreas, namePublishers } from './article-choices.queries'
import { listedBelow } from './article-columns'

/** What a list of articles can be narrowed by; for visitors it is remembered until something changes. */
export async function readChoices(call: PortalCall, siteCode: string | undefined, columnCode: string | undefined) {
  const site = await requireSite(call, siteCode)
  const column = columnCode ? await requireColumn(call, site.id, columnCode) : undefined
  const selection = { columns: await listedBelow(call, site.id, column), reader: readerOf(call) }
  const { areaCode } = site
  const find = () => Promise.all([listPublisherIds(call.db, selection), listPlaceCodes(call.db, selection)])
  const changesAt = await nextChangeOf(call, site.id)
  const key = `choices ${selection.columns.map(({ id }) => id).join(',')} ${changesAt?.getTime()}`
  const [orgIds, places] = await (call.actor ? find() : call.contents.getOrLoad(key, find))
  // Names are not content, so they are not cached.
  const [publishers, areas] = await Promise.all([
    namePublishers(call.db, orgIds),
    areaCode === null ? [] : nameAreas(call.db, areaCode, places),
  ])
  return { choices: { publishers, areas }, changesAt }
}
