import { parseSiteTime, siteTime } from '../../clock'
import { nextChangeOf } from '../content/content.service'
import { readerOf } from '../content/reader'
import { type PortalCall, requireColumn, requireSite } from '../portal-sites/portal-sites.service'
import {
  listPlaceCodes,
  listPublisherIds,
  listValidities,
  listYears,
  nameAreas,
  namePublishers,
} from './article-choices.queries'
import { listedBelow } from './article-columns'

const MAX_YEARS = 12

/** The latest years of the site's calendar with their first moments. */
function latestYears(now: Date) {
  const latest = Number(siteTime(now).slice(0, 4))
  return Array.from({ length: MAX_YEARS }, (_, back) => latest - back).flatMap((year) => {
    const [from, until] = [parseSiteTime(`${year}-01-01`), parseSiteTime(`${year + 1}-01-01`)]
    return from && until ? [{ year: String(year), from, until }] : []
  })
}

/** What a list of articles can be narrowed by; for visitors it is remembered until something changes. */
export async function readChoices(call: PortalCall, siteCode: string | undefined, columnCode: string | undefined) {
  const site = await requireSite(call, siteCode)
  const column = columnCode ? await requireColumn(call, site.id, columnCode) : undefined
  const selection = { columns: await listedBelow(call, site.id, column), reader: readerOf(call) }
  const { areaCode } = site
  const find = () =>
    Promise.all([
      listPublisherIds(call.db, selection),
      listPlaceCodes(call.db, selection),
      listYears(call.db, selection, latestYears(selection.reader.now)),
      listValidities(call.db, selection),
    ])
  const changesAt = await nextChangeOf(call, site.id)
  const key = `choices ${selection.columns.map(({ id }) => id).join(',')} ${changesAt?.getTime()}`
  const [orgIds, places, years, validities] = await (call.actor ? find() : call.contents.getOrLoad(key, find))
  // Names are not content, so they are not cached.
  const [publishers, areas] = await Promise.all([
    namePublishers(call.db, orgIds),
    areaCode === null ? [] : nameAreas(call.db, areaCode, places),
  ])
  return { choices: { publishers, areas, years, validities }, changesAt }
}
