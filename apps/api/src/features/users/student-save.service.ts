import { brokenRules, limits, newStudentRules, storedStudentRules } from '@doorway/api-client/rules'
import { type Db, violatedConstraint } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, refuse } from '../../http/refusals'
import { seal, type SealedValue } from '../../security/personal-data'
import { withSecondPerson } from '../confirmations/second-person'
import { findHome } from './accounts.queries'
import { prepareParents, storeParents } from './parent-save.service'
import { renewHashes } from './renew-hashes.queries'
import { upsertStudent } from './user-extras.queries'
import { isUnchanged } from './user-input'
import { logSave } from './user-log.service'
import { isClassOfSchool } from './user-references.queries'
import { prepareUser, storeUser, takenField } from './user-save.service'
import { savedUser } from './users.queries'

const PREFIX = 'studentInfo.'
type StudentCall = Call<'insertOrUpdateStudentInfo'>
type Rules = Parameters<typeof brokenRules>[0]
const rules: { added: Rules; stored: Rules } = { added: newStudentRules, stored: storedStudentRules }

async function enrollmentColumns({ db, body, secrets }: StudentCall) {
  const value = body.studentInfo.enrollmentNumber
  if (typeof value !== 'string' || isUnchanged(value)) return {}
  const sealed: SealedValue | undefined = value === '' ? undefined : await seal(secrets, value)
  if (sealed) await renewHashes(db, secrets, 'enrollmentNumber', [value])
  return { enrollmentNumberEnc: sealed?.enc ?? null, enrollmentNumberHash: sealed?.hash ?? null }
}

async function homeOf(tx: Db, userId: number) {
  const { schoolId, orgPos, areaCode } = await findHome(tx, userId)
  return { schoolId: schoolId ?? undefined, orgPos: orgPos ?? undefined, areaCode: areaCode ?? undefined }
}

async function saveStudent(
  tx: Db,
  { body }: StudentCall,
  userId: number,
  enrollment: Awaited<ReturnType<typeof enrollmentColumns>>,
): Promise<void> {
  const { gradeId, classId, userNumber, inSchoolYear } = body.studentInfo
  const { schoolId } = await findHome(tx, userId)
  if (!(await isClassOfSchool(tx, schoolId, gradeId, classId))) {
    throw invalidFields([{ field: `${PREFIX}classId`, key: 'users.classNotInSchool' }])
  }
  const year = inSchoolYear ? Number(inSchoolYear) : inSchoolYear === undefined ? undefined : null
  const row = { gradeId, classId, userNumber, inSchoolYear: year, ...enrollment }
  await upsertStudent(tx, userId, row)
}

/** Adds or saves a student with the parents, all or nothing. */
export async function saveStudentForm(call: StudentCall) {
  const { body } = call
  if (body.parentList && body.parentList.length > limits.parentsMax)
    throw refuse('TOO_MANY_PARENTS', 'users.tooManyParents')
  const prepared = await prepareUser(call, body.studentInfo, { prefix: PREFIX, rules })
  const enrollment = await enrollmentColumns(call)
  const parents = body.parentList && (await prepareParents(call, body.parentList))
  return withSecondPerson(call, async (tx) => {
    const stored = await storeUser(tx, call, prepared)
    await saveStudent(tx, call, stored.userId, enrollment)
    const home = await homeOf(tx, stored.userId)
    const parentPasswords = parents ? await storeParents(tx, call, stored.userId, parents, home) : []
    await logSave(tx, call, prepared, stored)
    return { ...(await savedUser(tx, stored.userId)), parentPasswords }
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === 'user_student_enrollment_number_hash_key') {
      throw invalidFields([{ field: `${PREFIX}enrollmentNumber`, key: 'users.idCardTaken' }])
    }
    throw takenField(error, PREFIX)
  })
}
