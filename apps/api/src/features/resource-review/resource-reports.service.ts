import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { windowOf } from '../../db/page-window'
import type { Call } from '../../http/call'
import { invalidFields, notFound, refuse } from '../../http/refusals'
import { findResource, isOffered } from '../research/resources.queries'
import { AUDIT, mayDecide, presentReport } from './managed-resources.presenter'
import { findManaged, lockResource } from './managed-resources.queries'
import { closeReport, findReport, insertReport, pageReports } from './resource-reports.queries'
import { decide } from './resource-review.service'

const MIN_WORDS = 5

/** Reports what is wrong with a resource that is offered to the caller; one open report for each person. */
export async function reportResource(call: Call<'reportResource'>): Promise<void> {
  const { db, actor, clock, body } = call
  const details = body.details.trim()
  if (details.length < MIN_WORDS) throw invalidFields([{ field: 'details', key: 'resources.reportRequired' }])
  await db.transaction(async (tx) => {
    const resource = await findResource(tx, isOffered(actor, clock.now()), body.id)
    if (!resource) throw notFound()
    const report = { resourceId: resource.id, reporterId: actor.userId, kind: body.kind, details }
    if (!(await insertReport(tx, { ...report, createdAt: clock.now() })))
      throw refuse('ALREADY_REPORTED', 'resources.alreadyReported')
    await recordOperation(tx, call, {
      action: 'resource.report',
      target: { type: 'resource', id: resource.id, label: resource.title },
      facts: { kind: body.kind },
    })
  })
}

/** One page of the reports about resources that the caller reviews. */
export async function readReports({ db, actor, body }: Call<'queryPageResourceReports'>) {
  const { currentPage, pageSize, t = {} } = body
  const scope = actor.scopeOf(AUDIT)
  const { rows, total } = await pageReports(db, { scope, state: t.state ?? 'open' }, windowOf(currentPage, pageSize))
  return { data: rows.map(presentReport), total, currentPage, pageSize }
}

/** Closes a report with its result; the resource is taken off where the report is right. */
export async function handleReport(call: Call<'handleResourceReport'>): Promise<Schema<'ResourceReport'>> {
  const { db, actor, clock, body } = call
  const result = body.result.trim()
  if (result.length < MIN_WORDS) throw invalidFields([{ field: 'result', key: 'resources.resultRequired' }])
  return db.transaction(async (tx) => {
    const report = await findReport(tx, body.id)
    if (!report) throw notFound()
    await lockResource(tx, report.resourceId)
    const resource = await findManaged(tx, report.resourceId, actor.scopeOf(AUDIT))
    if (!resource) throw notFound()
    if (resource.ownerId === actor.userId) throw refuse('OWN_RESOURCE', 'resources.own')
    if (!mayDecide(actor, resource)) throw notFound()
    if (!(await closeReport(tx, report.id, { result, handledBy: actor.userId, handledAt: clock.now() })))
      throw refuse('REPORT_HANDLED', 'resources.reportHandled')
    const isTakenOff = (body.isTakenOff ?? false) && resource.state === 'on_shelf'
    if (isTakenOff) await decide(tx, call, { resource, decision: 'off', reason: result })
    await recordOperation(tx, call, {
      action: 'resource.handleReport',
      permissionCode: AUDIT,
      target: { type: 'resource', id: resource.id, label: resource.title },
      facts: { isTakenOff },
    })
    const closed = await findReport(tx, report.id)
    if (!closed) throw notFound()
    return presentReport(closed)
  })
}
