import { registrationTexts } from '@doorway/api-client/rules'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rowsOf } from '../../db/database'
import type { Mail } from '../../mail/mailer'
import { openTestApp } from '../../testing/open-test-app'
import { solvedChallenge } from '../../testing/solve-challenge'

const mails: Mail[] = []
const mailer = { isConnected: true, send: (mail: Mail) => Promise.resolve(void mails.push(mail)) }
const { anonymous, as, clock, db, signIn } = await openTestApp(
  { networkBudget: { perSecond: 1e6, burst: 1e6 } },
  { mailer },
)
const school = await as('ycxx_school01')
const owner = await as('t_linyq')

const CARD = '110105199003072316'
const request = {
  username: 't_linyq_2',
  password: 'Strong@2026',
  name: '林砚秋',
  userType: '4',
  sex: '0',
  mobile: '13800000000',
  email: 'lin@doorway.example',
  areaCode: '380102',
  schoolId: 8,
  userDutyType: '7',
  ext3: '2-0202',
  consents: [registrationTexts.privacy],
}

async function register(body: { username: string; [member: string]: unknown } = request): Promise<number> {
  const { captchaId, captchaCode } = await solvedChallenge(anonymous(), body.username)
  const { body: sent } = await anonymous().post('/api/auth/register', { ...body, captchaId, captchaCode })
  expect(sent).toMatchObject({ success: true })
  const rows = await rowsOf<{ id: number }>(db, sql`select max(id)::float8 as id from registration_request`)
  return rows[0]?.id ?? 0
}
const detail = async (id: number) => Object((await school.get(`/api/registration/getRegistration?id=${id}`)).body.data)
const idOf = async (username: string): Promise<number> =>
  Object((await rowsOf(db, sql`select id::float8 as id from app_user where username = ${username}`))[0]).id
const send = async (id: number, userId: number, channel = 'email') =>
  (await school.post('/api/registration/sendMergeCode', { id, userId, channel })).body
const merge = async (body: object) => (await school.post('/api/registration/merge', body)).body
const rolesOf = async (username: string) =>
  (
    await rowsOf<{ id: number }>(
      db,
      sql`select role_id::int as id from user_role join app_user on app_user.id = user_id
        where username = ${username} order by role_id`,
    )
  ).map(({ id }) => id)

/** The code of the last mail of this kind. */
async function lastCode(): Promise<string> {
  await vi.waitFor(() => expect(mails.at(-1)?.subject).toBe('账号合并验证码'))
  return /\d{6}/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}

/** Confirms the mailbox of the account, by its owner. */
async function confirmMailbox(): Promise<void> {
  await owner.post('/api/personal/contact/sendCode', { kind: 'email' })
  const sentCode = () => mails.find(({ subject }) => subject === '联系方式验证码')
  await vi.waitFor(() => expect(sentCode()).toBeDefined())
  const code = /\d{6}/.exec(sentCode()?.text ?? '')?.[0]
  expect((await owner.post('/api/personal/contact/verify', { kind: 'email', code })).body).toMatchObject({
    success: true,
  })
}

beforeEach(async () => {
  mails.length = 0
  clock.advanceMinutes(2)
  await db.execute(sql`delete from registration_request`)
  await db.execute(sql`delete from contact_code`)
  await db.execute(sql`delete from verified_contact`)
  await db.execute(sql`update app_user set id_card_hash = null, id_card_enc = null where username = 't_linyq'`)
})

describe('a request of somebody who has an account', () => {
  it('names the accounts that it may belong to, with masked contacts that are confirmed', async () => {
    const id = await register()
    const userId = await idOf('t_linyq')
    const expected = { userId, username: 't_linyq', userType: '4', match: 'name', mobile: null, email: null }
    expect((await detail(id)).duplicates).toMatchObject([expected])
    await confirmMailbox()
    const [found] = (await detail(id)).duplicates
    expect(found.email).toMatch(/^t\*+@doorway\.example$/)
    mailer.isConnected = false
    expect((await detail(id)).duplicates).toMatchObject([expected])
    mailer.isConnected = true
  })

  it('is merged with it by the code that the account received', async () => {
    await confirmMailbox()
    const id = await register()
    const userId = await idOf('t_linyq')
    expect(await send(id, userId)).toMatchObject({ success: true, data: { expiresIn: 300 } })
    const code = await lastCode()
    expect(await send(id, userId)).toMatchObject({ code: 'CODE_TOO_SOON' })
    const wrong = code === '000000' ? '111111' : '000000'
    expect(await merge({ id, userId, proof: 'code', code: wrong })).toMatchObject({ code: 'CODE_WRONG' })
    expect(await merge({ id, userId, proof: 'code', code })).toMatchObject({
      msg: '已并入已有账号',
      data: { username: 't_linyq' },
    })
    expect(await detail(id)).toMatchObject({ state: 'approved', duplicates: [] })
    // No second account, the old password is still the one, and the applicant reads where to sign in.
    expect(await rowsOf(db, sql`select 1 from app_user where username = 't_linyq_2'`)).toEqual([])
    expect((await signIn('t_linyq', 'Strong@2026')).success).toBe(false)
    await vi.waitFor(() => expect(mails.at(-1)?.to).toBe('lin@doorway.example'))
    expect(mails.at(-1)?.text).toContain('请用登录名t_linyq和原密码登录')
    const { trackNo } = await detail(id)
    const state = await anonymous().get(`/api/auth/registerState?trackNo=${trackNo}`)
    expect(state.body.data).toMatchObject({ state: 'approved', isMerged: true })
    const inbox = Object(
      (await owner.post('/api/notification/queryPageMyList', { currentPage: 1, pageSize: 5 })).body.data,
    )
    expect(inbox.data[0].title).toBe('注册申请已并入本账号')
    const log = await rowsOf(db, sql`select diff from operation_log where action = 'registration.merge'`)
    expect(log).toMatchObject([{ diff: { userId, proof: 'code' } }])
    expect(await merge({ id, userId, proof: 'code', code })).toMatchObject({ code: 'REGISTRATION_DECIDED' })
  })

  it('is not merged after five wrong codes, after five minutes, or by the code of another account', async () => {
    await confirmMailbox()
    const id = await register()
    const userId = await idOf('t_linyq')
    await send(id, userId)
    const code = await lastCode()
    for (let tries = 0; tries < 5; tries += 1)
      expect(await merge({ id, userId, proof: 'code', code: 'x' })).toMatchObject({ code: 'CODE_WRONG' })
    expect(await merge({ id, userId, proof: 'code', code })).toMatchObject({ code: 'CODE_WRONG' })
    clock.advanceMinutes(2)
    await send(id, userId)
    const second = await lastCode()
    clock.advanceMinutes(6)
    expect(await merge({ id, userId, proof: 'code', code: second })).toMatchObject({ code: 'CODE_WRONG' })
    expect((await detail(id)).state).toBe('pending')
  })

  it('is merged by a document only for the same identity number, with what was seen', async () => {
    const id = await register()
    const userId = await idOf('t_linyq')
    const named = await merge({ id, userId, proof: 'document', note: '核对了身份证原件' })
    expect(named.errors).toMatchObject([{ field: 'proof', msg: '姓名相同不足以证明是同一人，请使用验证码' }])
    await db.execute(sql`delete from registration_request`)
    const withCard = await register({ ...request, idCard: CARD })
    await db.execute(sql`
      update app_user set id_card_hash = (select id_card_hash from registration_request where id = ${withCard})
      where username = 't_linyq'`)
    expect((await detail(withCard)).duplicates).toMatchObject([{ userId, match: 'identity' }])
    const short = await merge({ id: withCard, userId, proof: 'document', note: '看过' })
    expect(short.errors).toMatchObject([{ field: 'note', msg: '请填写核验情况（至少5个字）' }])
    expect(await merge({ id: withCard, userId, proof: 'document', note: '核对了身份证原件' })).toMatchObject({
      data: { username: 't_linyq' },
    })
  })

  it('makes a teacher a parent as well, with the child; other types and strangers are refused', async () => {
    const id = await register({
      ...request,
      userType: '6',
      userDutyType: undefined,
      ext3: undefined,
      childUsername: 's_wangzh',
    })
    const userId = await idOf('t_linyq')
    await confirmMailbox()
    await send(id, userId)
    expect(await merge({ id, userId, proof: 'code', code: await lastCode() })).toMatchObject({ success: true })
    expect(await rolesOf('t_linyq')).toEqual([14, 16])
    const children = await rowsOf(
      db,
      sql`select 1 from guardian join app_user child on child.id = student_user_id
        where parent_user_id = ${userId} and child.username = 's_wangzh'`,
    )
    expect(children).toHaveLength(1)

    const stranger = await register({ ...request, username: 't_other_2', name: '何见风' })
    expect(await send(stranger, userId)).toMatchObject({ code: 'NOT_FOUND' })
    await db.execute(sql`update app_user set user_type = '2' where username = 't_linyq'`)
    const other = await register({ ...request, username: 't_linyq_3' })
    clock.advanceMinutes(2)
    await send(other, userId)
    expect(await merge({ id: other, userId, proof: 'code', code: await lastCode() })).toMatchObject({
      code: 'MERGE_OTHER_TYPE',
    })
    await db.execute(sql`update app_user set user_type = '4' where username = 't_linyq'`)
  })

  it('is out of reach for those without the code', async () => {
    const id = await register()
    const userId = await idOf('t_linyq')
    for (const path of ['sendMergeCode', 'merge']) {
      const body = { id, userId, ...(path === 'merge' ? { proof: 'code', code: '1' } : { channel: 'email' }) }
      expect((await owner.post(`/api/registration/${path}`, body)).status).toBe(403)
      expect((await anonymous().post(`/api/registration/${path}`, body)).status).toBe(401)
    }
  })
})
