import { brokenRules, newTeacherRules, storedTeacherRules } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields } from '../../http/refusals'
import { withSecondPerson } from '../confirmations/second-person'
import { hasEntry } from '../dictionaries/dictionaries.queries'
import { findHome } from './accounts.queries'
import { insertHeadClass, removeHeadClass, upsertTeacher } from './user-extras.queries'
import { logSave } from './user-log.service'
import { isClassOfSchool } from './user-references.queries'
import { prepareUser, storeUser, takenField } from './user-save.service'
import { savedUser } from './users.queries'

const PREFIX = 'teacherInfo.'
type TeacherCall = Call<'insertOrUpdateTeacherInfo'>
type Rules = Parameters<typeof brokenRules>[0]
const rules: { added: Rules; stored: Rules } = { added: newTeacherRules, stored: storedTeacherRules }

/** Both places of the payload may name the class; the relation is the more explicit one. */
function classIdOf({ body }: TeacherCall): number | null | undefined {
  return body.teacherClassRelation?.classId !== undefined ? body.teacherClassRelation.classId : body.teacherInfo.classId
}

async function requireClass(tx: Db, userId: number, classId: number): Promise<void> {
  const { schoolId } = await findHome(tx, userId)
  if (await isClassOfSchool(tx, schoolId, undefined, classId)) return
  throw invalidFields([{ field: 'teacherClassRelation.classId', key: 'users.classNotInSchool' }])
}

async function saveTeacher(
  tx: Db,
  { body }: TeacherCall,
  userId: number,
  classId: number | null | undefined,
): Promise<void> {
  const { userDutyType, userNumber } = body.teacherInfo
  const row = { userDutyType, userNumber }
  await upsertTeacher(tx, userId, row)
  if (classId === undefined) return
  await removeHeadClass(tx, userId)
  if (classId === null) return
  await requireClass(tx, userId, classId)
  await insertHeadClass(tx, userId, classId)
}

/** Adds or saves a teacher with the class they head. */
export async function saveTeacherForm(call: TeacherCall) {
  const { db, body } = call
  const prepared = await prepareUser(call, body.teacherInfo, { prefix: PREFIX, rules })
  const duty = body.teacherInfo.userDutyType
  if (duty && !(await hasEntry(db, '5', duty))) {
    throw invalidFields([{ field: `${PREFIX}userDutyType`, key: 'users.unknownDuty' }])
  }
  return withSecondPerson(call, async (tx) => {
    const stored = await storeUser(tx, call, prepared)
    await saveTeacher(tx, call, stored.userId, classIdOf(call))
    await logSave(tx, call, prepared, stored)
    return savedUser(tx, stored.userId)
  }).catch((error: unknown) => {
    throw takenField(error, PREFIX)
  })
}
