import { userTypes } from '@doorway/api-client/rules'
import { appendRows } from '../../audit/append-rows'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { ServerContext } from '../../http/server-context'
import { required } from '../../required'
import { parseRoleScope } from '../../security/scope'
import { notify } from '../notifications/notify'
import { updateUser } from '../users/accounts.queries'
import { clearClasses, upsertStudent } from '../users/user-extras.queries'
import { heldRoleIds, saveRoles, touchPermissions } from '../users/user-roles.queries'
import { findTarget, listRoleExtents } from './school-change-people.queries'
import { findSchoolChange, listDueChanges, type SchoolChangeRow, updateSchoolChange } from './school-changes.queries'

/** Why a change that was agreed to has no effect. */
const CLOSED = '目标学校已撤并'

type Parts = Pick<ServerContext, 'db' | 'clock' | 'secrets'>

/** Roles that reach over an organization or an area were granted for the old school and end there. */
async function dropManagingRoles(tx: Db, userId: number, now: Date): Promise<void> {
  const held = await listRoleExtents(tx, userId)
  const remaining = held.filter(({ roleExtent }) => parseRoleScope(roleExtent).kind === 'self').map(({ id }) => id)
  if (remaining.length < (await heldRoleIds(tx, userId)).length) await saveRoles(tx, userId, remaining, userId, now)
}

/** Moves the person, unless the new school is closed by now. Part-time organizations stay; grade, class and classes taught belong to the old school. */
async function move(tx: Db, change: SchoolChangeRow, now: Date): Promise<boolean> {
  const { userId, userType, toSchoolId, toGradeId, toClassId } = change
  const school = await findTarget(tx, toSchoolId)
  if (!school) return false
  await updateUser(tx, userId, {
    schoolId: school.id,
    orgPos: school.lft,
    ...(school.areaCode !== null && { areaCode: school.areaCode }),
    updatedAt: now,
    updatedBy: userId,
  })
  await clearClasses(tx, userId)
  if (userType === userTypes.student) await upsertStudent(tx, userId, { gradeId: toGradeId, classId: toClassId })
  await dropManagingRoles(tx, userId, now)
  await touchPermissions(tx, userId)
  return true
}

/** Carries out the approved changes whose day has come. Called by reads and by the maintenance; no job is needed. */
export async function applyDueChanges({ db, clock, secrets }: Parts): Promise<void> {
  const today = siteTime(clock.now()).slice(0, 10)
  await db.transaction(async (tx) => {
    const now = clock.now()
    const rows = []
    for (const { id } of await listDueChanges(tx, today)) {
      const change = required(await findSchoolChange(tx, id), 'request')
      const isMoved = await move(tx, change, now)
      await updateSchoolChange(tx, id, { state: isMoved ? 'effective' : 'rejected', appliedAt: now, updatedAt: now })
      const facts = { name: change.userName, school: change.toSchoolName }
      const message = isMoved
        ? ({ event: 'changeSchool.effective', facts } as const)
        : ({ event: 'changeSchool.rejected', facts: { ...facts, reason: CLOSED } } as const)
      await notify(tx, { clock }, { userId: change.senderId, ...message })
      rows.push({
        at: now,
        actorId: change.senderId,
        actorName: change.userName,
        orgId: change.toSchoolId,
        action: 'changeSchool.effect',
        permissionCode: null,
        targetType: 'changeSchool',
        targetId: String(id),
        targetLabel: change.userName,
        requestId: 'maintenance',
        ip: '',
        diff: { from: change.fromSchoolName, to: change.toSchoolName },
      })
    }
    await appendRows(tx, secrets.audit, 'operation', rows)
  })
}
