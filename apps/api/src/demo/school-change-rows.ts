import { required } from '../required'
import { people } from './people-rows'

const DAY_MS = 24 * 3_600_000
const OLD_SCHOOL = 9
const NEW_SCHOOL = 14

/** One request for a change of school that the old school has agreed to and the new one has not decided about. */
export function schoolChangeRows(now: Date) {
  const idOf = (username: string) => required(people.find((person) => person.username === username)?.id, username)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const userId = idOf('t_xutb')
  return {
    requests: [
      {
        id: 1,
        user_id: userId,
        sender_id: userId,
        kind: 'transfer',
        from_school_id: OLD_SCHOOL,
        to_school_id: NEW_SCHOOL,
        effective_on: new Date(now.getTime() + 10 * DAY_MS).toISOString().slice(0, 10),
        reason: '随教师交流轮岗到云津区任教。',
        needs_authority: true,
        state: 'out_agreed',
        version: 1,
        created_at: daysAgo(3),
        created_by: userId,
        updated_at: daysAgo(2),
      },
    ],
    steps: [
      {
        id: 1,
        request_id: 1,
        step: 'out',
        org_id: OLD_SCHOOL,
        decision: 'agree',
        decided_by: idOf('yc_county01'),
        decided_at: daysAgo(2),
        reason: null,
      },
    ],
  }
}
