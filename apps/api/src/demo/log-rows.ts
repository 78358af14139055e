import { chainHash } from '../audit/chain'
import { people } from './people-rows'
import { itemAt } from '../required'

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

/** Rows of the sign-in log over three weeks, with a burst of guesses from one address in the middle. */
export function loginLogRows(now: Date) {
  return Array.from({ length: LOGINS }, (_, index) => {
    const isBurst = index >= BURST.from && index < BURST.to
    const person = pick(named, index, 7)
    const minutesAgo = isBurst ? 2_900 - (index - BURST.from) / 12 : (LOGINS - index) * 75
    return {
      id: index + 1,
      at: new Date(now.getTime() - Math.round(minutesAgo * MINUTE_MS)).toISOString(),
      username_tried: isBurst ? `${BURST.name}${index % 6}` : person.username,
      user_id: isBurst ? null : person.id,
      result: isBurst ? (index % 6 === 5 ? 'locked' : 'fail') : resultOf(index),
      reason: null,
      ip: isBurst ? BURST.ip : `10.${20 + (index % 12)}.${index % 200}.${1 + (index % 250)}`,
      user_agent: isBurst ? 'curl/8.14' : pick(DEVICES, index, 3),
      session_id: null,
    }
  })
}

const ACTIONS: readonly (readonly [action: string, code: string, targetType: string])[] = [
  ['user.edit', 'sys:user:edit', 'user'],
  ['user.add', 'sys:user:add', 'user'],
  ['user.state', 'sys:user:state', 'user'],
  ['user.resetPassword', 'sys:user:resetPwd', 'user'],
  ['area.edit', 'area:edit', 'area'],
  ['school.edit', 'school:edit', 'school'],
  ['dictionary.edit', 'dict:edit', 'dictionary'],
  ['users.export', 'sys:user:export', 'user'],
]
const OPERATORS = ['prov01', 'wc_city01', 'yc_county01', 'ycxx_school01', 'sysop']

/** Rows of the operation log over four weeks, each with the hash of those before it. */
export async function operationLogRows(now: Date) {
  const operators = people.filter(({ username }) => OPERATORS.includes(username))
  const rows: Record<string, unknown>[] = []
  let prevHash = ''
  for (let index = 0; index < OPERATIONS; index += 1) {
    const [action, permissionCode, targetType] = pick(ACTIONS, index, 5)
    const actor = pick(operators, index, 3)
    const target = pick(people, index, 11)
    const row = {
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
    const hash = await chainHash(prevHash, row)
    rows.push({
      id: index + 1,
      at: row.at.toISOString(),
      actor_id: row.actorId,
      actor_name: row.actorName,
      org_id: row.orgId,
      action,
      permission_code: permissionCode,
      target_type: targetType,
      target_id: row.targetId,
      target_label: row.targetLabel,
      request_id: row.requestId,
      ip: row.ip,
      diff: row.diff,
      prev_hash: prevHash,
      hash,
    })
    prevHash = hash
  }
  return rows
}
