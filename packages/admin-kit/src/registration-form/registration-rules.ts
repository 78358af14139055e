import type { RegistrationDraft } from '@doorway/api-client/endpoints'
import {
  type BrokenRule,
  brokenRules,
  guardianRules,
  needsGuardian,
  registrationRules,
  registrationTexts,
  type RegistrationType,
  userTypes,
} from '@doorway/api-client/rules'

import type { RegistrationValues } from './registration-values'

/** Does a guardian have to fill in the form? */
export const isForChild = (type: RegistrationType, { birthDate }: RegistrationValues, now: Date) =>
  type === userTypes.student && needsGuardian(birthDate, now)

/** Female and male, as the specification codes them (section 3). */
const sexes = ['0', '1'] as const

/** The wire has empty text where no area is chosen; the rules refuse it. */
const noArea = ''

const idOf = (text: string): number | null => (text === '' ? null : Number(text))

/** The request that the form stands for. */
export function toDraft(type: RegistrationType, values: RegistrationValues, now: Date): RegistrationDraft {
  const { username, password, name, birthDate, idCard, mobile, email, areaPath, school, remark } = values
  const isChild = isForChild(type, values, now)
  const base = {
    username,
    password,
    name: name.trim(),
    userType: type,
    sex: sexes.find((each) => each === values.sex) ?? null,
    idCard: idCard.trim(),
    mobile: mobile.trim(),
    email: email.trim(),
    areaCode: areaPath.at(-1) ?? noArea,
    schoolId: school?.id ?? null,
    remark: remark.trim(),
    consents: [
      ...(values.agreesPrivacy ? [registrationTexts.privacy] : []),
      ...(isChild && values.agreesChild ? [registrationTexts.child] : []),
    ],
  }
  const { userNumber, inSchoolYear, gradeId, classId, enrollmentNumber, guardianName, relation, guardianMobile } =
    values
  if (type === userTypes.teacher) {
    const { userDutyType, stage, subject } = values
    return { ...base, userDutyType, userNumber, ext3: stage && subject ? `${stage}-${subject}` : '' }
  }
  if (type === userTypes.parent) return { ...base, childUsername: values.childUsername.trim() }
  return {
    ...base,
    birthDate,
    userNumber,
    inSchoolYear,
    gradeId: idOf(gradeId),
    classId: idOf(classId),
    enrollmentNumber,
    invitationCode: values.invited?.code ?? null,
    guardian: isChild
      ? { name: guardianName.trim(), familyName: relation.trim(), mobile: guardianMobile.trim() }
      : null,
  }
}

/** What is wrong with a form, in its order; the same rules as the server's. */
export function brokenIn(type: RegistrationType, values: RegistrationValues, now: Date): BrokenRule[] {
  const draft = toDraft(type, values, now)
  const broken = brokenRules(registrationRules[type], draft)
  if (values.confirm !== values.password) broken.push({ field: 'confirm', key: 'password.error.confirmMismatch' })
  if (draft.guardian) broken.push(...brokenRules(guardianRules, draft.guardian, 'guardian.'))
  if (isForChild(type, values, now) && !values.agreesChild)
    broken.push({ field: 'consents.child', key: 'registrations.error.consentMissing' })
  if (!values.agreesPrivacy) broken.push({ field: 'consents.privacy', key: 'registrations.error.consentMissing' })
  return broken
}
