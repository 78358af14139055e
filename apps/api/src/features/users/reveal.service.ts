import { appendRows } from '../../audit/append-rows'
import { lockHead } from '../../audit/log-rows.queries'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, notFound, Refusal, refuse } from '../../http/refusals'
import { isYoungChild } from '../../security/masks'
import { unseal } from '../../security/personal-data'
import { withSecondPerson } from '../confirmations/second-person'
import { countReveals } from './reveal.queries'
import { findStudent, findUser } from './user-detail.queries'
import { usersInScope } from './user-filter.queries'
import { requireNoneHigher, requireSecondPerson } from './user-rank.policy'
import { requireUser } from './users.policy'
import { listGuarded } from './users.queries'

type Reveal = Call<'revealUserField'>
const CODE = 'sys:user:reveal'
const PURPOSE_MIN = 4
/** Values that one person reads within 24 hours. */
const MAX_PER_DAY = 100
const DAY_MS = 24 * 3_600_000
const NEEDS_APPROVAL: readonly string[] = ['idCard', 'enrollmentNumber']

async function valueOf({ db, body, secrets, clock }: Reveal): Promise<string | null> {
  const user = await findUser(db, body.id, undefined, clock.now())
  if (!user) throw notFound()
  if (NEEDS_APPROVAL.includes(body.field) && isYoungChild(user.birthDate, clock.now())) {
    throw refuse('APPROVAL_NEEDED', 'users.approvalNeeded')
  }
  const sealed = {
    idCard: user.idCardEnc,
    mobile: user.mobileEnc,
    enrollmentNumber: (await findStudent(db, body.id))?.enrollmentNumberEnc ?? null,
  }
  if (body.field === 'email') return user.email
  const enc = sealed[body.field]
  return enc === null ? null : unseal(secrets, enc)
}

/** Refuses the value after the last one of a day. */
async function requireWithinDay(tx: Db, { actor, clock }: Reveal): Promise<void> {
  const now = clock.now()
  const { count, oldest } = await countReveals(tx, actor.userId, new Date(now.getTime() - DAY_MS))
  if (oldest === null || count < MAX_PER_DAY) return
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1_000))
  throw new Refusal(429, 'TOO_MANY_REQUESTS', 'users.tooManyReveals', {
    gaps: { limit: MAX_PER_DAY },
    headers: { 'retry-after': String(seconds) },
  })
}

/** Shows one personal value in full. The row that says so is written first: without it nothing is shown. */
export async function reveal(call: Reveal): Promise<string | null> {
  const { actor, body, clock, origin, secrets } = call
  const purpose = body.purpose.trim()
  if (purpose.length < PURPOSE_MIN) throw invalidFields([{ field: 'purpose', key: 'users.purposeRequired' }])
  return withSecondPerson(call, async (tx) => {
    const user = requireUser((await listGuarded(tx, [body.id], usersInScope(actor, CODE)))[0])
    await requireNoneHigher(tx, actor, [user.id])
    await requireSecondPerson(tx, call, 'user.reveal', [user.id])
    // Under the lock of the log, so that values that are read at the same time are all counted.
    await lockHead(tx, 'pii')
    await requireWithinDay(tx, call)
    const value = await valueOf({ ...call, db: tx })
    const access = {
      at: clock.now(),
      actorId: actor.userId,
      actorName: actor.name,
      subjectId: user.id,
      field: body.field,
      purpose,
      requestId: origin.requestId,
      ip: origin.ip,
    }
    await appendRows(tx, secrets.audit, 'pii', [access])
    return value
  })
}
