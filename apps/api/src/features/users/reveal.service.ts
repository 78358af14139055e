import type { Call } from '../../http/call'
import { invalidFields, notFound, refuse } from '../../http/refusals'
import { isYoungChild } from '../../security/masks'
import { unseal } from '../../security/personal-data'
import { insertPiiAccess } from './reveal.queries'
import { findStudent, findUser } from './user-detail.queries'
import { usersInScope } from './user-filter.queries'
import { requireNoneHigher } from './user-rank.policy'
import { requireUser } from './users.policy'
import { listGuarded } from './users.queries'

type Reveal = Call<'revealUserField'>
const CODE = 'sys:user:reveal'
const PURPOSE_MIN = 4
const NEEDS_APPROVAL: readonly string[] = ['idCard', 'enrollmentNumber']

async function valueOf({ db, query, secrets, clock }: Reveal): Promise<string | null> {
  const user = await findUser(db, query.id, undefined, clock.now())
  if (!user) throw notFound()
  if (NEEDS_APPROVAL.includes(query.field) && isYoungChild(user.birthDate, clock.now())) {
    throw refuse('APPROVAL_NEEDED', 'users.approvalNeeded')
  }
  const sealed = {
    idCard: user.idCardEnc,
    mobile: user.mobileEnc,
    enrollmentNumber: (await findStudent(db, query.id))?.enrollmentNumberEnc ?? null,
  }
  if (query.field === 'email') return user.email
  const enc = sealed[query.field]
  return enc === null ? null : unseal(secrets, enc)
}

/** Shows one personal value in full. The row that says so is written first: without it nothing is shown. */
export async function reveal(call: Reveal): Promise<string | null> {
  const { db, actor, query, clock, origin } = call
  const purpose = query.purpose.trim()
  if (purpose.length < PURPOSE_MIN) throw invalidFields([{ field: 'purpose', key: 'users.purposeRequired' }])
  return db.transaction(async (tx) => {
    const user = requireUser((await listGuarded(tx, [query.id], usersInScope(actor, CODE)))[0])
    await requireNoneHigher(tx, actor, [user.id])
    const value = await valueOf({ ...call, db: tx })
    await insertPiiAccess(tx, {
      at: clock.now(),
      actorId: actor.userId,
      actorName: actor.name,
      subjectId: user.id,
      field: query.field,
      purpose,
      requestId: origin.requestId,
      ip: origin.ip,
    })
    return value
  })
}
