import { type PortalCall, requireSite, requireColumn } from '../portal-sites/portal-sites.service'
import { listedBelow } from './article-columns'
import { readerOf } from '../content/reader'
import { listPublisherIds, listPlaceCodes, namePublishers, nameAreas } from './article-choices.queries'
import { nextChangeOf } from '../content/content.service'

/** What a list of articles can be narrowed by; for visitors it is remembered until something changes. */
export async function readChoices(call: PortalCall, siteCode: string | undefined, columnCode: string | undefined) {
  const site = await requireSite(call, siteCode)
  const column = columnCode ? await requireColumn(call, site.id, columnCode) : undefined
  const selection = { columns: await listedBelow(call, site.id, column), reader: readerOf(call) }
  const { areaCode } = site
  const find = () => Promise.all([listPublisherIds(call.db, selection), listPlaceCodes(call.db, selection)])
  const changesAt = await nextChangeOf(call, site.id)
  const key = `choices ${selection.columns.map(({ id }) => id).join(',')} ${changesAt?.getTime() ?? 0}`
  const [orgIds, places] = await (call.actor ? find() : call.contents.getOrLoad(key, find))
  // Names are no content: they are asked for each time.
  const [publishers, areas] = await Promise.all([
    namePublishers(call.db, orgIds),
    areaCode === null ? [] : nameAreas(call.db, areaCode, places),
  ])
  return { choices: { publishers, areas }, changesAt }
}
