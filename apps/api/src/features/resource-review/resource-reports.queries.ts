import { and, asc, count, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { areas } from '../../db/tables/areas'
import { schools } from '../../db/tables/organizations'
import { resourceReports, resources } from '../../db/tables/research'
import { users } from '../../db/tables/users'
import type { DataScope } from '../../security/scope'
import { isRangeInScope } from './resource-scope.queries'

const handler = alias(users, 'handler')

const fields = {
  id: resourceReports.id,
  resourceId: resourceReports.resourceId,
  resourceTitle: resources.title,
  resourceState: resources.state,
  orgName: schools.name,
  kind: resourceReports.kind,
  details: resourceReports.details,
  state: resourceReports.state,
  result: resourceReports.result,
  reporterName: users.name,
  createdAt: resourceReports.createdAt,
  handlerName: handler.name,
  handledAt: resourceReports.handledAt,
}

function selectReports(db: Db, where: SQL | undefined) {
  return db
    .select(fields)
    .from(resourceReports)
    .innerJoin(resources, eq(resources.id, resourceReports.resourceId))
    .innerJoin(schools, eq(schools.id, resources.orgId))
    .innerJoin(areas, eq(areas.areaCode, resources.areaCode))
    .innerJoin(users, eq(users.id, resourceReports.reporterId))
    .leftJoin(handler, eq(handler.id, resourceReports.handledBy))
    .where(and(isNull(resources.deletedAt), where))
    .$dynamic()
}

/** What a reader reports about a resource. */
export type ReportRecord = Awaited<ReturnType<typeof selectReports>>[number]

/** One page of the reports about resources in a scope: open ones, the oldest first; handled ones, the newest first. */
export async function pageReports(
  db: Db,
  { scope, state }: { scope: DataScope; state: ReportRecord['state'] },
  { limit, offset }: PageWindow,
) {
  const where = and(eq(resourceReports.state, state), isRangeInScope(scope))
  const order = state === 'open' ? asc(resourceReports.id) : desc(resourceReports.id)
  const rows = await selectReports(db, where).orderBy(order).limit(limit).offset(offset)
  const counted = await db
    .select({ n: count() })
    .from(resourceReports)
    .innerJoin(resources, eq(resources.id, resourceReports.resourceId))
    .innerJoin(schools, eq(schools.id, resources.orgId))
    .innerJoin(areas, eq(areas.areaCode, resources.areaCode))
    .where(and(isNull(resources.deletedAt), where))
  return { rows, total: onlyRow(counted).n }
}

/** One report. */
export async function findReport(db: Db, id: number): Promise<ReportRecord | undefined> {
  const [row] = await selectReports(db, eq(resourceReports.id, id))
  return row
}

/** Adds a report. Returns false when the same person has one that is open. */
export async function insertReport(tx: Db, report: typeof resourceReports.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(resourceReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: resourceReports.id })
  return rows.length > 0
}

/** Closes an open report. Returns false when it is handled already. */
export async function closeReport(
  tx: Db,
  id: number,
  change: { result: string; handledBy: number; handledAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(resourceReports)
    .set({ ...change, state: 'handled' })
    .where(and(eq(resourceReports.id, id), eq(resourceReports.state, 'open')))
    .returning({ id: resourceReports.id })
  return rows.length > 0
}
