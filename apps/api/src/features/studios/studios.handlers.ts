import { limits } from '@doorway/api-client/rules'
import type { PublicHandler } from '../../http/call'
import { okForAll } from '../../http/public-response'
import { nextChangeOf, windowOf } from '../articles/articles.service'
import { requireColumn, requireSite } from '../portal-sites/portal-sites.service'
import { presentStudioCard } from './studios.presenter'
import { pageStudios } from './studios.queries'
import { columnOfStudio } from './studios.service'

/** Studios of teachers or of principals. */
export const listStudios: PublicHandler<'listStudios'> = async (call) => {
  const { siteCode, kind = 'studio', currentPage = limits.firstPage, pageSize = limits.pageSize, ...asked } = call.query
  const site = await requireSite(call, siteCode)
  const column = await requireColumn(call, site.id, columnOfStudio(kind))
  const filter = { ...asked, kind, keyword: asked.keyword?.trim() }
  const { rows, total } = await pageStudios(call.db, filter, call.clock.now(), windowOf(currentPage, pageSize))
  const data = rows.map((row) => presentStudioCard(row, column))
  return okForAll({ data, total, currentPage, pageSize }, await nextChangeOf(call, site.id))
}
