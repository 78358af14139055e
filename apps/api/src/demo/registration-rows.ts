import { hashPassword } from '../security/passwords'
import { seal } from '../security/personal-data'
import type { Secrets } from '../security/secrets'
import { demoIdCard, demoMobile } from './person-data'
import { people } from './people-rows'
import { gradeRows } from './school-data'
import { required } from '../required'

const SCHOOL_ID = 8
const AREA_CODE = '380102'
const HOUR_MS = 3_600_000
const PENDING_HOURS = 26
const RETURNED_HOURS = 80
const DECIDED_HOURS = 52
const SERIAL = 801

const before = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()

/** A teacher whose request waits, and a child whose request was returned (domain 5.2). */
export async function registrationRows(secrets: Secrets, now: Date) {
  const grade = required(
    gradeRows(now.getUTCFullYear()).grades.find(({ school_id }) => school_id === SCHOOL_ID),
    'a grade',
  )
  const decider = required(
    people.find(({ username }) => username === 'ycxx_school01'),
    'ycxx_school01',
  )
  const [card, mobile] = await Promise.all([
    seal(secrets, demoIdCard(AREA_CODE, '1994-05-20', SERIAL)),
    seal(secrets, demoMobile(SERIAL)),
  ])
  const guardian = await seal(
    secrets,
    JSON.stringify({ name: '韩屿', familyName: '母亲', mobile: demoMobile(SERIAL + 1) }),
  )
  // Rows of one insert have the same columns.
  const place = {
    school_id: SCHOOL_ID,
    area_code: AREA_CODE,
    id_card_enc: null,
    id_card_hash: null,
    mobile_enc: null,
    mobile_hash: null,
    guardian_enc: null,
    remark: null,
    password_hash: null,
    decided_by: null,
    decided_at: null,
    reason: null,
  }
  const privacy = { textCode: 'register.privacy', textVersion: '1' }
  return [
    {
      ...place,
      id: 1,
      track_no: 'ZC7K2MQ4XW9D',
      user_type: '4',
      username: 't_yeqing',
      name: '叶清',
      sex: '1',
      birth_date: '1994-05-20',
      id_card_enc: card.enc,
      id_card_hash: card.hash,
      mobile_enc: mobile.enc,
      mobile_hash: mobile.hash,
      email: 't_yeqing@doorway.example',
      remark: '九月起任二年级语文教师',
      details: { userDutyType: '7', pairs: ['2-0201'], userNumber: 'T0801' },
      consents: [privacy],
      password_hash: await hashPassword(crypto.randomUUID()),
      state: 'pending',
      submitted_at: before(now, PENDING_HOURS),
    },
    {
      ...place,
      id: 2,
      track_no: 'ZC4H8NT6RB3P',
      user_type: '5',
      username: 's_hanmo',
      name: '韩沫',
      sex: '1',
      birth_date: '2016-03-12',
      email: 's_hanmo@doorway.example',
      details: { gradeId: grade.id, inSchoolYear: grade.in_year, userNumber: '20260802' },
      guardian_enc: guardian.enc,
      consents: [privacy, { textCode: 'register.child', textVersion: '1' }],
      state: 'returned',
      submitted_at: before(now, RETURNED_HOURS),
      decided_by: decider.id,
      decided_at: before(now, DECIDED_HOURS),
      reason: '班级与学校登记不一致，请与班主任核对后重新提交',
    },
  ]
}

const OPEN_DAYS = 14
const CLASS_SIZE = 45
const DAY_HOURS = 24

/** The code of a class of first graders who may register. */
export function classInvitationRows(now: Date) {
  const { grades, classes } = gradeRows(now.getUTCFullYear())
  const grade = required(
    grades.find(({ school_id }) => school_id === SCHOOL_ID),
    'a grade',
  )
  const invited = required(
    classes.find(({ grade_id }) => grade_id === grade.id),
    'a class',
  )
  const inviter = required(
    people.find(({ username }) => username === 'ycxx_school01'),
    'ycxx_school01',
  )
  return [
    {
      id: 1,
      code: 'R7K2MQ4XW9',
      class_id: invited.id,
      max_uses: CLASS_SIZE,
      expires_at: before(now, -OPEN_DAYS * DAY_HOURS),
      created_by: inviter.id,
      created_at: before(now, DAY_HOURS),
    },
  ]
}
