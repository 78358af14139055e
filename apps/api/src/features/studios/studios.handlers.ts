import { studioKinds } from './studio-kinds'
import type { Feature } from '../feature'
import { limits } from '@doorway/api-client/rules'
import type { PublicHandler } from '../../http/call'
import { okPublic } from '../../http/public-response'
import { requireColumn, requireSite } from '../portal-sites/portal-sites.service'
import { presentStudioCard } from './studios.presenter'
import { pageStudios } from './studios.queries'
import { columnOfStudio } from './studios.service'
import { windowOf } from '../../db/page-window'
import { nextChangeOf } from '../content/content.service'

/** Studios of teachers or of principals. */
const listStudios: PublicHandler<'listStudios'> = async (call) => {
  const {
    siteCode,
    kind = 'studio',
    currentPage = limits.firstPage,
    pageSize = limits.pageSize,
    ...filters
  } = call.query
  const site = await requireSite(call, siteCode)
  const column = await requireColumn(call, site.id, columnOfStudio(kind))
  const filter = { ...filters, kind, keyword: filters.keyword?.trim() }
  const { rows, total } = await pageStudios(call.db, filter, call.clock.now(), windowOf(currentPage, pageSize))
  const data = rows.map((row) => presentStudioCard(row, column))
  return okPublic({ data, total, currentPage, pageSize }, await nextChangeOf(call, site.id))
}

/** Operations of this feature. */
export const studiosFeature: Feature = {
  contentKinds: studioKinds,
  open: { listStudios },
}
