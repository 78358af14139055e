import { type ChainLink, chainStart, type LoginRow, nextLink, type OperationRow } from '../audit/chain'
import { itemAt } from '../required'
import { people } from './people-rows'

const LOGINS = 400
const OPERATIONS = 600
const MINUTE_MS = 60_000
const BURST = { from: 300, to: 360, ip: '203.0.113.77', name: 'root_admin' } as const

const DEVICES = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 Chrome/109.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1 MicroMessenger/8.0',
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/155.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1 Version/26.0 Safari/605.1',
]

/** An even spread without chance: the demo is the same every time. */
const pick = <Item>(items: readonly Item[], index: number, step: number): Item =>
  itemAt(items, (index * step) % items.length)

const named = people.slice(0, 40)
const resultOf = (index: number) => (index % 17 === 0 ? 'fail' : index % 5 === 0 ? 'logout' : 'ok')

/** Rows of a log as the database has them, and the place of the last one. */
export interface ChainedRows {
  rows: Record<string, unknown>[]
  last: ChainLink
}

function loginAt(index: number, now: Date): LoginRow {
  const isBurst = index >= BURST.from && index < BURST.to
  const person = pick(named, index, 7)
  const minutesAgo = isBurst ? 2_900 - (index - BURST.from) / 12 : (LOGINS - index) * 75
  return {
    at: new Date(now.getTime() - Math.round(minutesAgo * MINUTE_MS)),
    usernameTried: isBurst ? `${BURST.name}${index % 6}` : person.username,
    userId: isBurst ? null : person.id,
    result: isBurst ? (index % 6 === 5 ? 'locked' : 'fail') : resultOf(index),
    reason: null,
    ip: isBurst ? BURST.ip : `10.${20 + (index % 12)}.${index % 200}.${1 + (index % 250)}`,
    userAgent: (isBurst ? 'curl/8.14' : pick(DEVICES, index, 3)) ?? null,
    sessionId: null,
  }
}

/** The sign-in log over three weeks, with a burst of guesses from one address in the middle. */
export async function loginLogRows(key: CryptoKey, now: Date): Promise<ChainedRows> {
  const rows: Record<string, unknown>[] = []
  let last = chainStart
  for (let index = 0; index < LOGINS; index += 1) {
    const row = loginAt(index, now)
    const link = await nextLink(key, 'login', last, row)
    rows.push({
      id: index + 1,
      at: row.at.toISOString(),
      username_tried: row.usernameTried,
      user_id: row.userId,
      result: row.result,
      reason: row.reason,
      ip: row.ip,
      user_agent: row.userAgent,
      session_id: row.sessionId,
      prev_hash: last.hash,
      ...link,
    })
    last = link
  }
  return { rows, last }
}

const ACTIONS: readonly (readonly [action: string, code: string, targetType: string])[] = [
  ['user.edit', 'sys:user:edit', 'user'],
  ['user.add', 'sys:user:add', 'user'],
  ['user.state', 'sys:user:state', 'user'],
  ['user.resetPassword', 'sys:user:resetPwd', 'user'],
  ['area.edit', 'area:edit', 'area'],
  ['school.edit', 'school:edit', 'school'],
  ['dictionary.edit', 'dict:edit', 'dictionary'],
  ['user.export', 'sys:user:export', 'user'],
]
const OPERATORS = ['prov01', 'wc_city01', 'yc_county01', 'ycxx_school01', 'sysop']
const operators = people.filter(({ username }) => OPERATORS.includes(username))

function operationAt(index: number, now: Date): OperationRow {
  const [action, permissionCode, targetType] = pick(ACTIONS, index, 5)
  const actor = pick(operators, index, 3)
  const target = pick(people, index, 11)
  return {
    at: new Date(now.getTime() - (OPERATIONS - index) * 67 * MINUTE_MS),
    actorId: actor.id,
    actorName: actor.name,
    orgId: actor.schoolId ?? null,
    action,
    permissionCode,
    targetType,
    targetId: String(target.id),
    targetLabel: targetType === 'user' ? target.username : null,
    requestId: `demo-${String(index + 1).padStart(4, '0')}`,
    ip: `10.${20 + (index % 12)}.${index % 200}.8`,
    diff: { changed: index % 2 === 0 ? ['name'] : ['remark'] },
  }
}

/** The operation log over four weeks. */
export async function operationLogRows(key: CryptoKey, now: Date): Promise<ChainedRows> {
  const rows: Record<string, unknown>[] = []
  let last = chainStart
  for (let index = 0; index < OPERATIONS; index += 1) {
    const row = operationAt(index, now)
    const link = await nextLink(key, 'operation', last, row)
    rows.push({
      id: index + 1,
      at: row.at.toISOString(),
      actor_id: row.actorId,
      actor_name: row.actorName,
      org_id: row.orgId,
      action: row.action,
      permission_code: row.permissionCode,
      target_type: row.targetType,
      target_id: row.targetId,
      target_label: row.targetLabel,
      request_id: row.requestId,
      ip: row.ip,
      diff: row.diff,
      prev_hash: last.hash,
      ...link,
    })
    last = link
  }
  return { rows, last }
}
