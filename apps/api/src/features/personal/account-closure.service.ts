import { superAccount } from '@doorway/api-client/rules'
import { appendRows } from '../../audit/append-rows'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import { touchContent } from '../../db/data-version'
import type { Call } from '../../http/call'
import { refuse } from '../../http/refusals'
import type { ServerContext } from '../../http/server-context'
import { endSessionsOf } from '../auth/sessions.queries'
import { requireSubject, type Subject } from '../family/family.policy'
import { listOtherGuardians } from '../family/family.queries'
import { notifyMany } from '../notifications/notify'
import { requireOwnPassword } from '../users/password-change.service'
import {
  type ClosureRow,
  deleteClosure,
  findClosure,
  insertClosure,
  listDeleted,
  listDue,
  markClosed,
} from './account-closure.queries'
import { CLOSED_NAME, removePerson } from './removal/remove-person.service'

const DAY_MS = 24 * 3_600_000
const COOLING_MS = 15 * DAY_MS
/** How long people whom an administrator has deleted are stored. */
const DELETED_MS = 30 * DAY_MS

type Close = Call<'requestAccountClosure'>

/** The other guardians learn that the account of a child is to be closed, and so does the child. */
async function notifyFamily(tx: Db, { clock, actor }: Close, child: Subject, dueAt: Date): Promise<void> {
  const userIds = [child.id, ...(await listOtherGuardians(tx, child.id, actor.userId))]
  const facts = { name: child.name, guardian: actor.name, time: siteTime(dueAt) }
  await notifyMany(tx, { clock }, { userIds, event: 'account.closure', facts, link: '/personalCenter?tab=privacy' })
}

/**
 * Requests that the account of the caller, or of a minor child of the caller, is closed after the cooling-off period.
 * Repeating the request changes nothing.
 */
export async function requestClosure(call: Close): Promise<ClosureRow> {
  const { db, actor, clock, body } = call
  if (actor.userId === superAccount.id) throw refuse('ACCOUNT_REQUIRED', 'personal.superStays')
  const subject = await requireSubject(call, body.childId)
  await requireOwnPassword(call, body.password)
  return db.transaction(async (tx) => {
    const known = await findClosure(tx, subject.id)
    if (known) return known
    const requestedAt = clock.now()
    const dueAt = new Date(requestedAt.getTime() + COOLING_MS)
    const added = await insertClosure(tx, { userId: subject.id, requestedAt, dueAt })
    if (!added) throw refuse('CLOSURE_REQUESTED', 'personal.closureRequested')
    if (subject.isChild) await notifyFamily(tx, call, subject, dueAt)
    await recordOperation(tx, call, {
      action: 'user.requestClosure',
      target: { type: 'user', id: subject.id, label: subject.username },
    })
    return added
  })
}

/** Cancels the request to close the account of the caller or of a minor child of the caller. */
export async function cancelClosure(call: Call<'cancelAccountClosure'>): Promise<void> {
  const { db, body } = call
  const subject = await requireSubject(call, body.childId)
  await db.transaction(async (tx) => {
    if (!(await deleteClosure(tx, subject.id))) throw refuse('CLOSURE_ABSENT', 'personal.closureAbsent')
    await recordOperation(tx, call, {
      action: 'user.cancelClosure',
      target: { type: 'user', id: subject.id, label: subject.username },
    })
  })
}

/**
 * Carries out the requests whose time has come, and removes people who were deleted thirty days ago. Part of the
 * maintenance, so each is logged in the person's own name.
 */
export async function closeDueAccounts({
  db,
  clock,
  secrets,
}: Pick<ServerContext, 'db' | 'clock' | 'secrets'>): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now()
    const deleted = await listDeleted(tx, new Date(now.getTime() - DELETED_MS))
    const both = [...(await listDue(tx, now)), ...deleted]
    const due = [...new Map(both.map((person) => [person.id, person])).values()]
    for (const person of due) {
      await endSessionsOf(tx, person.id, 'deleted', now)
      await removePerson(tx, { clock }, person)
      await markClosed(tx, person.id, now)
    }
    if (due.length > 0) await touchContent(tx)
    await appendRows(
      tx,
      secrets.audit,
      'operation',
      due.map(({ id, schoolId }) => ({
        at: now,
        actorId: id,
        actorName: CLOSED_NAME,
        orgId: schoolId,
        action: 'user.close',
        permissionCode: null,
        targetType: 'user',
        targetId: String(id),
        targetLabel: CLOSED_NAME,
        requestId: 'maintenance',
        ip: '',
        diff: {},
      })),
    )
  })
}
