import { dictionaryTypes } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { AnyCall } from '../../http/call'
import { withAgeMark } from '../../security/age-marks'
import { isMinor } from '../../security/masks'
import { searchHashes, unseal } from '../../security/personal-data'
import { coversPosition } from '../../security/scope'
import { isUsernameTaken } from '../auth/auth.queries'
import { effectiveState } from './effective-state'
import {
  type DuplicateAccount,
  findDutyName,
  findGrade,
  findSameIdentity,
  findStudentOf,
  listSubjectNames,
} from './registration-checks.queries'
import {
  countSameName,
  findAreaName,
  type RegistrationRecord,
  type RegistrationWithSchool,
} from './registrations.queries'
import type { RegistrationRow } from './registrations.queries'
import { contactsForProof, duplicatesOf } from './registration-duplicates'
import { AUDIT } from './registration-submit.service'

const HOUR_MS = 3_600_000
const YEAR_DAYS = 365.25
const DAY_MS = 24 * HOUR_MS
/** At which age children begin a stage; other stages are the region's own. */
const STAGE_AGES: Readonly<Record<string, number>> = { '1': 3, '2': 6, '3': 12, '4': 15 }
const AGE_TOLERANCE = 1.5

type Reader = Pick<AnyCall, 'db' | 'secrets' | 'clock' | 'actor' | 'mailer' | 'texter'>
/** A guardian as it is sealed. */
export type StoredGuardian = Schema<'RegistrationGuardian'>

/** A request in the queue. */
export function presentRow(row: RegistrationRow, now: Date): Schema<'RegistrationRow'> {
  const { id, trackNo, userType, name, username, schoolName, submittedAt, decidedAt, deciderName } = row
  const until = decidedAt ?? now
  return {
    id,
    trackNo,
    userType,
    name,
    username,
    schoolName,
    state: effectiveState(row, now),
    submittedAt: siteTime(submittedAt),
    waitingHours: Math.max(0, Math.floor((until.getTime() - submittedAt.getTime()) / HOUR_MS)),
    decidedAt: decidedAt && siteTime(decidedAt),
    deciderName,
  }
}

/** The guardian of a request, unsealed. */
export async function guardianOf(
  { secrets }: Pick<AnyCall, 'secrets'>,
  { guardianEnc }: RegistrationRecord,
): Promise<StoredGuardian | null> {
  return guardianEnc === null ? null : JSON.parse(await unseal(secrets, guardianEnc))
}

/** Login name of the account that has the identity number of a request; empty for one out of the reader's scope. */
async function sameIdentity({ db, secrets, actor }: Reader, { idCardEnc, userId }: RegistrationRecord) {
  if (idCardEnc === null || userId !== null) return null
  const found = await findSameIdentity(db, await searchHashes(secrets, await unseal(secrets, idCardEnc)))
  if (!found) return null
  return coversPosition(actor.scopeOf(AUDIT), found.position) ? found.username : ''
}

function ageOfClass(birthDate: string | null, grade: Awaited<ReturnType<typeof findGrade>>) {
  const begins = grade && STAGE_AGES[grade.gardeId]
  if (birthDate === null || !grade || begins === undefined) return 'unknown'
  const entered = Date.UTC(grade.inYear, 8, 1)
  const age = (entered - Date.parse(`${birthDate}T00:00:00Z`)) / DAY_MS / YEAR_DAYS
  return Math.abs(age - begins - 0.5) <= AGE_TOLERANCE ? 'fits' : 'unlikely'
}

async function childState({ db }: Reader, { schoolId, details }: RegistrationRecord) {
  const { childUsername } = details
  if (childUsername === undefined) return null
  return (await findStudentOf(db, schoolId, childUsername)) === undefined ? 'absent' : 'found'
}

type Grade = Awaited<ReturnType<typeof findGrade>>

async function checksOf(call: Reader, request: RegistrationRecord, grade: Grade) {
  const { db } = call
  const isOpen = request.userId === null
  return {
    isNameTaken: isOpen && (await isUsernameTaken(db, request.username)),
    sameName: isOpen ? await countSameName(db, request) : 0,
    sameIdentity: await sameIdentity(call, request),
    ageOfClass: ageOfClass(request.birthDate, grade),
    child: await childState(call, request),
  } as const
}

async function presentDuplicate(call: Reader, account: DuplicateAccount): Promise<Schema<'RegistrationDuplicate'>> {
  const { id, username, name, userType, schoolName, isSameIdentity } = account
  const contacts = await contactsForProof(call, account)
  return { userId: id, username, name, userType, schoolName, match: isSameIdentity ? 'identity' : 'name', ...contacts }
}

/** A request with what its reviewer compares. Numbers of children are masked further than those of others. */
export async function presentDetail(
  call: Reader,
  { request, schoolName, deciderName }: RegistrationWithSchool,
): Promise<Schema<'RegistrationDetail'>> {
  const { db, secrets, clock } = call
  const { details, sex, birthDate, email, remark, consents, reason } = request
  const now = clock.now()
  const open = (enc: string | null) => (enc === null ? null : unseal(secrets, enc))
  const grade = details.gradeId === undefined ? undefined : await findGrade(db, details.gradeId, details.classId)
  const minor = isMinor(birthDate, now)
  const guardian = await guardianOf(call, request)
  const data: Schema<'RegistrationDetail'> = {
    ...presentRow({ ...request, schoolName, deciderName }, now),
    sex,
    birthDate,
    idCard: await open(request.idCardEnc),
    mobile: await open(request.mobileEnc),
    email,
    areaName: (await findAreaName(db, request.areaCode)) ?? request.areaCode,
    remark,
    dutyName: details.userDutyType
      ? ((await findDutyName(db, dictionaryTypes.teacherDuty, details.userDutyType)) ?? details.userDutyType)
      : null,
    subjects: await listSubjectNames(db, details.pairs ?? []),
    userNumber: details.userNumber ?? null,
    inSchoolYear: details.inSchoolYear === undefined ? null : String(details.inSchoolYear),
    gradeName: grade?.gradeName ?? null,
    className: grade?.className ?? null,
    enrollmentNumber: await open(request.enrollmentNumberEnc),
    guardian: guardian && withAgeMark(guardian, { isMinor: minor, isGuardian: minor }),
    childUsername: details.childUsername ?? null,
    consents,
    reason,
    checks: await checksOf(call, request, grade),
    duplicates: await Promise.all(
      (await duplicatesOf(call, request)).map((account) => presentDuplicate(call, account)),
    ),
  }
  return withAgeMark(data, { isMinor: minor, isGuardian: false })
}
