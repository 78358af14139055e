import type { Schema } from '@doorway/api-client/types'
import { safeHtml } from '../../html/safe-html'
import { columnsBelow } from '../articles/article-columns'
import { listCases } from '../articles/article-pairs.queries'
import { listByIds } from '../articles/article-rows.queries'
import { presentArticleRow, presentPairs } from '../articles/articles.presenter'
import { presentDetail } from '../content/content.presenter'
import { refuseItem } from '../content/content.service'
import { readerOf } from '../content/reader'
import { presentColumnPath } from '../portal-sites/portal-sites.presenter'
import type { SiteRow } from '../portal-sites/portal-sites.queries'
import { columnsOf, type PortalCall, requireColumn } from '../portal-sites/portal-sites.service'
import { presentPrincipalCard, presentSchoolCard, principalFacts, schoolFacts } from './profiles.presenter'
import { findPrincipal, findSchool, pagePrincipals } from './profiles.queries'
import { listSchoolNews } from './school-news.queries'
import { presentSchool } from './school-parts.presenter'
import { readSchoolParts } from './school-parts.queries'

const RELATED_ROWS = 6

/** One school with what was written about it. */
export async function readSchool(call: PortalCall, site: SiteRow, id: number): Promise<Schema<'ContentDetail'>> {
  const column = await requireColumn(call, site.id, 'schoolStyle')
  const now = call.clock.now()
  const school = await findSchool(call.db, id, now)
  if (!school) return refuseItem(call, false)
  const [columns, below, parts] = await Promise.all([
    columnsOf(call, site.id),
    columnsBelow(call, site.id),
    readSchoolParts(call.db, school.schoolId),
  ])
  const news = { siteId: site.id, columns: below, school: { id: school.schoolId, name: school.name } }
  const related = await listByIds(call.db, await listSchoolNews(call.db, news, readerOf(call), RELATED_ROWS))
  return presentDetail(presentSchoolCard(school, column), {
    bodyHtml: school.introHtml,
    columnPath: presentColumnPath(columns, column.path),
    facts: schoolFacts(school),
    related: related.map((row) => presentArticleRow(row, now)),
    school: presentSchool(school, parts),
  })
}

/** One principal with their cases, and the others who are presented. */
export async function readPrincipal(call: PortalCall, site: SiteRow, id: number): Promise<Schema<'ContentDetail'>> {
  const column = await requireColumn(call, site.id, 'principalGrowth')
  const now = call.clock.now()
  const principal = await findPrincipal(call.db, id, now)
  if (!principal) return refuseItem(call, false)
  const among = { columns: await columnsBelow(call, site.id), reader: readerOf(call) }
  const [columns, cases, others] = await Promise.all([
    columnsOf(call, site.id),
    listCases(call.db, principal.id, among),
    pagePrincipals(call.db, undefined, now, { limit: RELATED_ROWS, offset: 0 }),
  ])
  const detail = presentDetail(presentPrincipalCard(principal, column), {
    bodyHtml: principal.resumeHtml,
    columnPath: presentColumnPath(columns, column.path),
    facts: principalFacts(principal),
    sections: [{ key: 'ideas', html: safeHtml(principal.ideasHtml) }],
    related: others.rows.filter((other) => other.id !== id).map((row) => presentPrincipalCard(row, column)),
  })
  return { ...detail, ...presentPairs(cases) }
}
