import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rowsOf } from '../../db/database'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import type { Mail } from '../../mail/mailer'
import type { TextMessage } from '../../mail/texter'
import { seal } from '../../security/personal-data'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { solvedChallenge } from '../../testing/solve-challenge'

const mails: Mail[] = []
const texts: TextMessage[] = []
const mailer = { isConnected: true, send: (mail: Mail) => Promise.resolve(void mails.push(mail)) }
const texter = { isConnected: true, send: (text: TextMessage) => Promise.resolve(void texts.push(text)) }
const { anonymous, as, clock, db, secrets, signIn, withToken } = await openTestApp(
  { networkBudget: { perSecond: 1e6, burst: 1e6 } },
  { mailer, texter },
)
const teacher = await as('t_linyq')

const contacts = async (person: TestClient = teacher) =>
  Object((await person.get('/api/personal/contact/getContacts')).body.data)
const send = async (kind: string, person = teacher) =>
  (await person.post('/api/personal/contact/sendCode', { kind })).body
const verify = async (kind: string, code: string, person = teacher) =>
  (await person.post('/api/personal/contact/verify', { kind, code })).body
const forgot = async (path: string, body: object) => (await anonymous().post(`/api/auth/forgot/${path}`, body)).body
async function start(username: string, channel: string) {
  const { captchaId, captchaCode } = await solvedChallenge(anonymous(), username)
  return forgot('start', { username, channel, captchaId, captchaCode })
}
const ticketOf = async (username: string, channel: string): Promise<string> =>
  Object((await start(username, channel)).data).ticket
const codeOf = (message: { text: string } | undefined) =>
  /\d{6}/.exec(message?.text.replace(/\d{11}/, '') ?? '')?.[0] ?? ''

/** Confirms the number of a person by their own calls. */
async function confirmMobile(person: TestClient): Promise<void> {
  const before = texts.length
  await send('mobile', person)
  await vi.waitFor(() => expect(texts).toHaveLength(before + 1))
  expect(await verify('mobile', codeOf(texts.at(-1)), person)).toMatchObject({ success: true })
}

beforeEach(async () => {
  mails.length = 0
  texts.length = 0
  clock.advanceMinutes(2)
  await db.execute(sql`delete from contact_code`)
  await db.execute(sql`delete from password_reset`)
  await db.execute(sql`delete from verified_contact`)
  mailer.isConnected = true
  texter.isConnected = true
})

describe('contact details', () => {
  it('need a sign-in, a known kind and a value', async () => {
    expect((await anonymous().get('/api/personal/contact/getContacts')).status).toBe(401)
    expect((await teacher.post('/api/personal/contact/sendCode', { kind: 'fax' })).status).toBe(400)
    await db.execute(sql`update app_user set email = null where username = 't_hejf'`)
    expect((await send('email', await as('t_hejf'))).code).toBe('CONTACT_ABSENT')
    texter.isConnected = false
    expect((await send('mobile')).code).toBe('CHANNEL_CLOSED')
    expect((await contacts()).mobileContact.canVerify).toBe(false)
    expect(texts).toEqual([])
  })

  it('are confirmed with the code that went to the number, until the number changes', async () => {
    expect((await contacts()).mobileContact).toEqual({
      masked: expect.stringMatching(/^161\*{4}\d{4}$/),
      isVerified: false,
      canVerify: true,
    })
    await confirmMobile(teacher)
    expect(texts[0]?.to).toMatch(/^161\d{8}$/)
    expect((await contacts()).mobileContact.isVerified).toBe(true)
    const other = await seal(secrets, '16177770001')
    await db.execute(
      sql`update app_user set mobile_enc = ${other.enc}, mobile_hash = ${other.hash} where username = 't_linyq'`,
    )
    expect((await contacts()).mobileContact.isVerified).toBe(false)
  })

  it('get one code for requests that come at the same time', async () => {
    const sent = await Promise.all(Array.from({ length: 8 }, () => send('mobile')))
    expect(sent.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(sent.flatMap(({ success, code }) => (success ? [] : [code])))).toEqual(new Set(['CODE_TOO_SOON']))
    expect(await rowsOf(db, sql`select count(*)::int as n from contact_code`)).toEqual([{ n: 1 }])
  })

  it('are not confirmed with the code of another number, of another kind, or after five wrong ones', async () => {
    await send('email')
    await vi.waitFor(() => expect(mails).toHaveLength(1))
    const code = codeOf(mails[0])
    expect((await verify('mobile', code)).code).toBe('CODE_WRONG')
    await db.execute(sql`update app_user set email = 'new@doorway.example' where username = 't_linyq'`)
    expect((await verify('email', code)).code).toBe('CODE_WRONG')
    clock.advanceMinutes(2)
    await send('email')
    await vi.waitFor(() => expect(mails).toHaveLength(2))
    const right = codeOf(mails[1])
    const wrong = right === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries += 1) expect((await verify('email', wrong)).code).toBe('CODE_WRONG')
    expect((await verify('email', right)).code).toBe('CODE_WRONG')
    expect((await contacts()).emailContact.isVerified).toBe(false)
  })

  it('get a code once a minute and five times a day, good for five minutes', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await send('mobile')).toMatchObject({ success: true, data: { expiresIn: 300 } })
      expect((await send('mobile')).code).toBe('CODE_TOO_SOON')
      clock.advanceMinutes(2)
    }
    expect((await send('mobile')).msg).toBe('今天的验证码已达五次，请明天再试')
    await vi.waitFor(() => expect(texts).toHaveLength(5))
    clock.advanceMinutes(4)
    expect((await verify('mobile', codeOf(texts[4]))).code).toBe('CODE_WRONG')
  })

  it('and their codes are sealed or hashed in the database', async () => {
    await send('mobile')
    await vi.waitFor(() => expect(texts).toHaveLength(1))
    const rows = await rowsOf(
      db,
      sql`select contact_code::text as row from contact_code
      union all select outbox_message::text from outbox_message where kind = 'contact.code'`,
    )
    expect(JSON.stringify(rows)).not.toContain(codeOf(texts[0]))
  })
})

describe('a forgotten password', () => {
  it('is set by a text message to a confirmed number, and to no other', async () => {
    const person = await as('t_zhoush')
    await ticketOf('t_zhoush', 'sms')
    expect(await start('no_such_name', 'sms')).toMatchObject({ success: true, data: { expiresIn: 300 } })
    expect(texts).toEqual([])
    await confirmMobile(person)
    clock.advanceMinutes(2)
    const ticket = await ticketOf('t_zhoush', 'sms')
    await vi.waitFor(() => expect(texts).toHaveLength(2))
    expect(texts[1]?.text).toContain('找回密码')
    expect(await forgot('verify', { ticket, code: codeOf(texts[1]) })).toMatchObject({ success: true })
    expect(await forgot('reset', { ticket, newPassword: 'Fresh#2026' })).toMatchObject({ success: true })
    expect(await signIn('t_zhoush', 'Fresh#2026')).toMatchObject({ success: true })
    expect(mails).toEqual([])
  })

  it('of a child under fourteen goes to the confirmed number of a guardian', async () => {
    await db.execute(sql`update app_user set birth_date = '2016-05-01' where username = 's_wangzh'`)
    const guardianNumber = await seal(secrets, '16155550009')
    await db.execute(sql`update app_user set mobile_enc = ${guardianNumber.enc}, mobile_hash = ${guardianNumber.hash}
      where username = 'p_wangjg'`)
    await confirmMobile(await as('p_wangjg'))
    clock.advanceMinutes(2)
    await start('s_wangzh', 'sms')
    await vi.waitFor(() => expect(texts).toHaveLength(2))
    expect(texts[1]).toMatchObject({ to: '16155550009', text: expect.stringContaining('您正在为王梓涵找回密码') })
    await start('s_wangzh', 'mail')
    expect(mails).toEqual([])
  })

  it('is set with a recovery code, each of them once, and not those that were replaced', async () => {
    const person = await as('t_xutb')
    const create = async (password = STORY_PASSWORD) =>
      (await person.post('/api/personal/contact/createRecoveryCodes', { password })).body
    expect((await create('Wrong@2026')).errors).toMatchObject([{ field: 'password' }])
    const [old] = Object((await create()).data).codes
    const { codes } = Object((await create()).data)
    expect(codes).toHaveLength(8)
    expect((await contacts(person)).recoveryCodes).toBe(8)
    expect(JSON.stringify(await rowsOf(db, sql`select * from recovery_code`))).not.toContain(codes[0].slice(0, 5))

    const ticket = await ticketOf('t_xutb', 'recovery')
    expect((await forgot('verify', { ticket, code: old })).code).toBe('CODE_WRONG')
    const typed = ` ${codes[0].toLowerCase().replace('-', ' ')}`
    expect(await forgot('verify', { ticket, code: typed })).toMatchObject({ success: true })
    expect((await contacts(person)).recoveryCodes).toBe(7)
    const again = await ticketOf('t_xutb', 'recovery')
    expect((await forgot('verify', { ticket: again, code: codes[0] })).code).toBe('CODE_WRONG')
    const others = await ticketOf('t_linyq', 'recovery')
    expect((await forgot('verify', { ticket: others, code: codes[1] })).code).toBe('CODE_WRONG')
    expect(await forgot('reset', { ticket, newPassword: 'Fresh#2027' })).toMatchObject({ success: true })
    expect([mails, texts]).toEqual([[], []])
  })

  it('is not set with a recovery code where a code was sent', async () => {
    const person = withToken(Object((await signIn('t_hejf')).data).token)
    const { codes } = Object(
      (await person.post('/api/personal/contact/createRecoveryCodes', { password: STORY_PASSWORD })).body.data,
    )
    const ticket = await ticketOf('t_hejf', 'mail')
    expect((await forgot('verify', { ticket, code: codes[0] })).code).toBe('CODE_WRONG')
  })
})
