import { sql } from 'drizzle-orm'
import { chainHash } from '../audit/chain'
import { rowsOf } from '../db/database'
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

/** Writes attempts to sign in, with three bursts of an attack. */
export async function loadLoginLog({ table, preset, now, random, db }: SetContext): Promise<void> {
  const stream = random('login_log')
  const [row] = await rowsOf<{ last: number }>(db, sql`select max(id)::int as last from app_user`)
  const last = row?.last ?? 1
  const writer = await table('login_log', ['at', 'username_tried', 'user_id', 'result', 'reason', 'ip', 'user_agent'])
  const bursts = [0.2, 0.55, 0.9]
  let index = 0
  for (const at of momentsOf(preset.loginLog, now, stream)) {
    const place = index / preset.loginLog
    index += 1
    const isAttack = bursts.some((start) => place >= start && place < start + BURST_SHARE)
    const userId = stream.whole(1, last)
    const isOk = !isAttack && stream.isTrue(0.93)
    const ip = isAttack ? '203.0.113.9' : `10.${userId % 200}.${stream.whole(0, 255)}.${stream.whole(1, 254)}`
    const who = isOk ? userId : null
    const name = isAttack ? `admin${stream.whole(1, 999)}` : `u${userId}`
    const agent = AGENTS[stream.whole(0, AGENTS.length - 1)]
    await writer.add([at.toISOString(), name, who, isOk ? 'ok' : 'fail', isOk ? null : 'password', ip, agent])
  }
  await writer.end()
}

/** Writes operations whose chain of hashes goes on from the last one that is there. */
export async function loadOperationLog({ table, preset, now, random, db }: SetContext): Promise<void> {
  const stream = random('operation_log')
  const [row] = await rowsOf<{ hash: string }>(db, sql`select hash from operation_log order by id desc limit 1`)
  let prevHash = row?.hash ?? ''
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
    const hash = await chainHash(prevHash, chained)
    const { actorId, targetType, targetId } = chained
    const facts = [at.toISOString(), actorId, '管理员', 1, action, null, targetType, targetId, null, null]
    await writer.add([...facts, '10.1.2.3', '{}', prevHash, hash], facts)
    prevHash = hash
  }
  await writer.end()
}
