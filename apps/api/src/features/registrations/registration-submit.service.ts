import {
  type BrokenRule,
  brokenRules,
  dictionaryTypes,
  guardianRules,
  needsGuardian,
  registrationRules,
  registrationTexts,
  type RegistrationType,
  registrationTypes,
  userTypes,
} from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { type Db, violatedConstraint } from '../../db/database'
import type { RegistrationDetails } from '../../db/tables/registrations'
import type { PublicCall } from '../../http/call'
import { invalidFields, notFound, refuse, requireRules } from '../../http/refusals'
import { readPassword } from '../../http/sent-password'
import { isCommonPassword } from '../../security/common-passwords'
import { birthDateOf } from '../../security/masks'
import { hashPassword } from '../../security/passwords'
import { seal } from '../../security/personal-data'
import { findArea } from '../areas/areas.queries'
import { networkOf } from '../auth/client-network'
import { isUsernameFree, registrationsSince } from '../auth/free-username'
import { withHashingForRequest } from '../auth/hashing'
import { requireProof } from '../auth/require-proof'
import { requireOpenInvitation } from '../class-invitations/class-invitations.service'
import { hasEntry } from '../dictionaries/dictionaries.queries'
import { notifyMany } from '../notifications/notify'
import { parseList } from '../users/user-input'
import { isClassOfSchool, listSubjectPairs } from '../users/user-references.queries'
import { expireRequestsFor, findPublicSchool, insertRegistration, listReviewers } from './registrations.queries'
import { newReadableCode } from '../../security/readable-code'

/** Code of those who decide about requests. */
export const AUDIT = 'sys:register:audit'

const MAX_PAIRS = 10

type Register = PublicCall<'register'>
type Body = Register['body']

const filled = (text: string | null | undefined): string | undefined => text?.trim() || undefined

/** The day of birth: as stated by a student, else as in the identity number. */
function bornOn({ userType, birthDate, idCard }: Body): string | undefined {
  return userType === userTypes.student ? filled(birthDate) : filled(idCard) && birthDateOf(String(idCard))
}

const isAgreed = ({ consents }: Body, { textCode, textVersion }: { textCode: string; textVersion: string }) =>
  consents.some((given) => given.textCode === textCode && given.textVersion === textVersion)

/** Does the law need a guardian for this request? Only students can be children. */
function isChild(body: Body, now: Date): boolean {
  const born = bornOn(body)
  return body.userType === userTypes.student && born !== undefined && needsGuardian(born, now)
}

/** The rules of section 5 with those of a guardian and of the texts that have to be agreed to. */
function brokenByRequest(body: Body, password: string, now: Date): BrokenRule[] {
  const type = registrationTypes.find((one) => one === body.userType) ?? userTypes.teacher
  const broken = brokenRules(registrationRules[type], { ...body, password })
  if (!isAgreed(body, registrationTexts.privacy))
    broken.push({ field: 'consents', key: 'registrations.error.consentMissing' })
  const mustBeGuarded = isChild(body, now)
  if (body.guardian) broken.push(...brokenRules(guardianRules, body.guardian, 'guardian.'))
  else if (mustBeGuarded) broken.push({ field: 'guardian', key: 'registrations.error.guardianRequired' })
  if (mustBeGuarded && !isAgreed(body, registrationTexts.child))
    broken.push({ field: 'guardian', key: 'registrations.error.guardianRequired' })
  return broken
}

async function requireReferences({ db, body }: Register, school: { id: number }): Promise<void> {
  const { areaCode, gradeId, classId, userDutyType, ext3 = '' } = body
  if (!(await findArea(db, areaCode))) throw invalidFields([{ field: 'areaCode', key: 'users.error.areaRequired' }])
  if (!(await isClassOfSchool(db, school.id, gradeId, classId)))
    throw invalidFields([{ field: 'classId', key: 'users.classNotInSchool' }])
  const duty = filled(userDutyType)
  if (duty !== undefined && !(await hasEntry(db, dictionaryTypes.teacherDuty, duty)))
    throw invalidFields([{ field: 'userDutyType', key: 'users.unknownType' }])
  const pairs = parseList(ext3)
  if (pairs.length > MAX_PAIRS) throw invalidFields([{ field: 'ext3', key: 'problem.long' }])
  if (pairs.length > 0 && (await listSubjectPairs(db, pairs)).length !== pairs.length)
    throw invalidFields([{ field: 'ext3', key: 'users.unknownSubject' }])
}

const detailsByType: Record<RegistrationType, (body: Body) => RegistrationDetails> = {
  '4': ({ userDutyType, ext3 = '', userNumber }) => ({
    userDutyType: filled(userDutyType),
    pairs: parseList(ext3),
    userNumber: filled(userNumber),
  }),
  '5': ({ userNumber, inSchoolYear, gradeId, classId }) => ({
    userNumber: filled(userNumber),
    inSchoolYear: filled(inSchoolYear) === undefined ? undefined : Number(inSchoolYear),
    gradeId: gradeId ?? undefined,
    classId: classId ?? undefined,
  }),
  '6': ({ childUsername }) => ({ childUsername: filled(childUsername) }),
}

async function sealed({ secrets, body }: Register) {
  const sealOptional = async (value: string | null | undefined) => {
    const text = filled(value)
    return text === undefined ? { enc: null, hash: null } : seal(secrets, text)
  }
  const isStudent = body.userType === userTypes.student
  const [card, mobile, enrollment] = await Promise.all([
    sealOptional(body.idCard),
    sealOptional(body.mobile),
    sealOptional(isStudent ? body.enrollmentNumber : null),
  ])
  const guardian = isStudent && body.guardian ? await seal(secrets, JSON.stringify(body.guardian)) : undefined
  return {
    idCardEnc: card.enc,
    idCardHash: card.hash,
    mobileEnc: mobile.enc,
    mobileHash: mobile.hash,
    enrollmentNumberEnc: enrollment.enc,
    enrollmentNumberHash: enrollment.hash,
    guardianEnc: guardian?.enc ?? null,
  }
}

const nameTaken = () => invalidFields([{ field: 'username', key: 'users.error.usernameTaken' }])

/** What a request stores, checked from top to bottom. Hashing is slow on purpose and happens before the transaction. */
async function prepare(call: Register) {
  const { db, clock, settings, origin, body } = call
  if (settings.isRegistrationClosed) throw refuse('REGISTRATION_CLOSED', 'registrations.closed')
  const now = clock.now()
  const password = await readPassword(body.password, settings.passwordPrivateKey)
  requireRules(brokenByRequest(body, password, now))
  if (isCommonPassword(password)) throw invalidFields([{ field: 'password', key: 'password.common' }])
  const school = body.schoolId ? await findPublicSchool(db, body.schoolId) : undefined
  if (!school) throw notFound()
  await requireReferences(call, school)
  if (!(await isUsernameFree(db, body.username, now))) throw nameTaken()
  // Last, so that a solved challenge is not lost on a form that has to be corrected.
  await requireProof(call, body.username)
  const passwordHash = await withHashingForRequest(networkOf(origin.ip), () => hashPassword(password))
  const { userType, username, name, sex, email, areaCode, remark, consents } = body
  const row = {
    trackNo: `ZC${newReadableCode()}`,
    userType,
    username,
    name,
    sex: sex || null,
    birthDate: bornOn(body) ?? null,
    ...(await sealed(call)),
    email,
    schoolId: school.id,
    areaCode,
    remark: filled(remark) ?? null,
    details: detailsByType[userType](body),
    consents: consents.map(({ textCode, textVersion }) => ({ textCode, textVersion })),
    passwordHash,
    submittedAt: now,
    ip: origin.ip,
  }
  return { row, school }
}

async function invitationOf(tx: Db, { body, clock }: Register): Promise<number | null> {
  const { userType, schoolId, gradeId, classId } = body
  const code = filled(body.invitationCode)?.toUpperCase()
  if (code === undefined || !schoolId) return null
  return requireOpenInvitation(tx, { code, userType, schoolId, gradeId, classId }, clock.now())
}

/** Stores a request for an account and notifies those who decide about it. */
export async function submitRegistration(call: Register): Promise<Schema<'RegistrationReceipt'>> {
  const { db, clock } = call
  const { row, school } = await prepare(call)
  const { trackNo, submittedAt, name } = row
  const reviewers = await listReviewers(db, school.id, AUDIT)
  await db
    .transaction(async (tx) => {
      await expireRequestsFor(tx, row.username, registrationsSince(clock.now()))
      await insertRegistration(tx, { ...row, invitationId: await invitationOf(tx, call) })
      await notifyMany(tx, call, {
        userIds: reviewers.map(({ userId }) => userId),
        event: 'registration.submitted',
        facts: { name, school: school.name },
        link: '/registration-approval',
      })
    })
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'registration_request_username' ? nameTaken() : error
    })
  const reviewer = reviewers[0]?.organizationName ?? school.name
  return { trackNo, state: 'pending', reviewer, submittedAt: siteTime(submittedAt) }
}
