import { windowOf } from '../../db/page-window'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { forbidden } from '../../http/refusals'
import type { Feature } from '../feature'
import { presentMember, presentWorkgroupRow } from './workgroups.presenter'
import { listMembers, pageEligible, pageWorkgroups } from './workgroups.queries'
import { dissolve, maySeeMembers, readWorkgroup, requireWorkgroup, saveWorkgroup, todayOf } from './workgroups.service'

/** Workgroups in scope. */
const queryPageWorkgroups: Handler<'queryPageWorkgroups'> = async ({ db, actor, clock, body }) => {
  const { currentPage, pageSize, t = {} } = body
  const today = todayOf(clock)
  const window = { ...windowOf(currentPage, pageSize), today }
  const { rows, total } = await pageWorkgroups(db, actor.scopeOf('wg:list'), t, window)
  return ok({ data: rows.map((row) => presentWorkgroupRow(row, today)), total, currentPage, pageSize })
}

/** One workgroup. */
const getWorkgroup: Handler<'getWorkgroup'> = async (call) =>
  ok(await readWorkgroup(call, await requireWorkgroup(call.db, call.actor, 'wg:list', call.query.id)))

/** Members of a workgroup over time. */
const getWorkgroupMembers: Handler<'getWorkgroupMembers'> = async ({ db, actor, query }) => {
  const group = await requireWorkgroup(db, actor, 'wg:list', query.id)
  if (!maySeeMembers(actor, group)) throw forbidden()
  return ok((await listMembers(db, group.id, 'all')).map(presentMember))
}

/** Adds or changes a workgroup. */
const insertOrUpdateWorkgroup: Handler<'insertOrUpdateWorkgroup'> = async (call) =>
  ok(await readWorkgroup(call, await saveWorkgroup(call)), 'workgroups.saved')

/** Dissolves or restores a workgroup. */
const dissolveWorkgroup: Handler<'dissolveWorkgroup'> = async (call) =>
  ok(await readWorkgroup(call, await dissolve(call)), 'workgroups.saved')

/** People who can be members. */
const queryPageWorkgroupPeople: Handler<'queryPageWorkgroupPeople'> = async ({ db, actor, body }) => {
  const { currentPage, pageSize, t = {} } = body
  const { rows, total } = await pageEligible(db, actor.scopeOf('wg:member'), t, windowOf(currentPage, pageSize))
  return ok({ data: rows, total, currentPage, pageSize })
}

/** Operations of this feature. */
export const workgroupsFeature: Feature = {
  signedIn: {
    queryPageWorkgroups,
    getWorkgroup,
    getWorkgroupMembers,
    insertOrUpdateWorkgroup,
    dissolveWorkgroup,
    queryPageWorkgroupPeople,
  },
}
