import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { windowOf } from '../../db/page-window'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { isMinor } from '../../security/masks'
import type { Feature } from '../feature'
import { requireSubject } from './family.policy'
import { type ChildRow, listChildren, pageAccesses } from './family.queries'

function presentChild(row: ChildRow, now: Date): Schema<'OwnChild'> {
  const { userId, name, relation, schoolName, gradeName, className, imgPath, birthDate } = row
  const { consents, works, requests, closureRequestedAt, closureDueAt } = row
  const isClosing = closureRequestedAt !== null && closureDueAt !== null
  return {
    userId,
    name,
    relation,
    schoolName,
    gradeName,
    className,
    imgPath,
    isMinor: birthDate === null || isMinor(birthDate, now),
    counts: { consents, works, requests },
    closure: isClosing
      ? { requestedAt: siteTime(new Date(closureRequestedAt)), dueAt: siteTime(new Date(closureDueAt)) }
      : null,
  }
}

/** The caller's children. */
const listOwnChildren: Handler<'listOwnChildren'> = async ({ db, actor, clock }) =>
  ok((await listChildren(db, actor.userId)).map((row) => presentChild(row, clock.now())))

/** Who saw the caller's values in full, or those of a child of the caller. */
const queryPageOwnAccesses: Handler<'queryPageOwnAccesses'> = async (call) => {
  const { currentPage, pageSize, t = {} } = call.body
  const subject = await requireSubject(call, t.childId)
  const { rows, total } = await pageAccesses(call.db, subject.id, windowOf(currentPage, pageSize))
  const data = rows.map(({ at, ...row }) => ({ ...row, at: siteTime(new Date(at)) }))
  return ok({ data, total, currentPage, pageSize })
}

/** Operations of this feature. */
export const familyFeature: Feature = { signedIn: { listOwnChildren, queryPageOwnAccesses } }
