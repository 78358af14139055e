import { sql } from 'drizzle-orm'
import { type ChainLink, type LogName, nextLink } from '../audit/chain'
import { findHead, moveHead } from '../audit/log-rows.queries'
import { type Db, rowsOf } from '../db/database'
import type { Random } from './random'
import type { SetContext } from './set-context'
import { itemAt } from '../required'

const DAYS = 180
const DAY_MS = 86_400_000
const BURST_SHARE = 0.01
const ACTIONS = ['user.add', 'user.edit', 'user.state', 'user.export', 'role.edit', 'school.edit', 'area.edit'] as const
const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0) Chrome/126',
  'Mozilla/5.0 (Windows NT 6.1) Chrome/109',
  'Mozilla/5.0 (Android 14) Mobile',
]

/** Moments in order over half a year, most of them in working hours. */
function* momentsOf(total: number, now: Date, random: Random): Generator<Date> {
  const begin = now.getTime() - DAYS * DAY_MS
  const step = (DAYS * DAY_MS) / total
  for (let index = 0; index < total; index += 1) {
    const moment = begin + index * step
    const inDay = (moment - begin) % DAY_MS
    // The day's moments are pressed towards its middle, where people work.
    const pressed = DAY_MS * (0.5 + 0.5 * Math.sin((inDay / DAY_MS - 0.5) * Math.PI) * 0.8)
    yield new Date(moment - inDay + pressed + random.unit() * 1_000)
  }
}

async function headOf(db: Db, log: LogName): Promise<ChainLink> {
  const { seq, hash } = { ...(await findHead(db, log)) }
  return { seq: seq ?? 0, hash: hash ?? '' }
}

/** Writes attempts to sign in, with three bursts of an attack. */
export async function loadLoginLog({ table, preset, now, random, db, secrets }: SetContext): Promise<void> {
  const stream = random('login_log')
  const [row] = await rowsOf<{ last: number }>(db, sql`select max(id)::int as last from app_user`)
  const lastUser = row?.last ?? 1
  let last = await headOf(db, 'login')
  const writer = await table('login_log', [
    'at',
    'username_tried',
    'user_id',
    'result',
    'reason',
    'ip',
    'user_agent',
    'seq',
    'prev_hash',
    'hash',
  ])
  const bursts = [0.2, 0.55, 0.9]
  let index = 0
  for (const at of momentsOf(preset.loginLog, now, stream)) {
    const place = index / preset.loginLog
    index += 1
    const isAttack = bursts.some((start) => place >= start && place < start + BURST_SHARE)
    const userId = stream.whole(1, lastUser)
    const isOk = !isAttack && stream.isTrue(0.93)
    const ip = isAttack ? '203.0.113.9' : `10.${userId % 200}.${stream.whole(0, 255)}.${stream.whole(1, 254)}`
    const who = isOk ? userId : null
    const name = isAttack ? `admin${stream.whole(1, 999)}` : `u${userId}`
    const agent = AGENTS[stream.whole(0, AGENTS.length - 1)]
    const result = isOk ? 'ok' : 'fail'
    const reason = isOk ? null : 'password'
    const attempt = { at, usernameTried: name, userId: who, result, reason, ip, userAgent: agent ?? null } as const
    const link = await nextLink(secrets.audit, 'login', last, { ...attempt, sessionId: null })
    const facts = [at.toISOString(), name, who, result, reason, ip, agent]
    await writer.add([...facts, link.seq, last.hash, link.hash], facts)
    last = link
  }
  await writer.end()
  await moveHead(db, 'login', last)
}

/** Writes operations whose chain of hashes goes on from the last one that is there. */
export async function loadOperationLog({ table, preset, now, random, db, secrets }: SetContext): Promise<void> {
  const stream = random('operation_log')
  let last = await headOf(db, 'operation')
  const writer = await table('operation_log', [
    'at',
    'actor_id',
    'actor_name',
    'org_id',
    'action',
    'permission_code',
    'target_type',
    'target_id',
    'target_label',
    'request_id',
    'ip',
    'diff',
    'seq',
    'prev_hash',
    'hash',
  ])
  for (const at of momentsOf(preset.operationLog, now, stream)) {
    const action = ACTIONS[stream.whole(0, ACTIONS.length - 1)] ?? ACTIONS[0]
    const chained = {
      at,
      actorId: stream.whole(1, 12),
      actorName: '管理员',
      orgId: 1,
      ip: '10.1.2.3',
      action,
      permissionCode: null,
      targetType: itemAt(action.split('.'), 0),
      targetId: String(stream.whole(1, 1_000_000)),
      targetLabel: null,
      requestId: null,
      diff: {},
    }
    const link = await nextLink(secrets.audit, 'operation', last, chained)
    const { actorId, targetType, targetId } = chained
    const facts = [at.toISOString(), actorId, '管理员', 1, action, null, targetType, targetId, null, null]
    await writer.add([...facts, '10.1.2.3', '{}', link.seq, last.hash, link.hash], facts)
    last = link
  }
  await writer.end()
  await moveHead(db, 'operation', last)
}
