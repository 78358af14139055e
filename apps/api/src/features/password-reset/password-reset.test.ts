import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rowsOf } from '../../db/database'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import type { Mail } from '../../mail/mailer'
import { openTestApp } from '../../testing/open-test-app'
import { solvedChallenge } from '../../testing/solve-challenge'

const sent: Mail[] = []
const mailer = { isConnected: true, send: (mail: Mail) => Promise.resolve(void sent.push(mail)) }
const budget = { networkBudget: { perSecond: 1e6, burst: 1e6 } }
const { anonymous, db, clock, signIn, withToken } = await openTestApp(budget, { mailer })
const NEW = 'Fresh#2026'

const post = async (path: string, body: object) => (await anonymous().post(`/api/auth/forgot/${path}`, body)).body
async function start(username: string) {
  const { captchaId, captchaCode } = await solvedChallenge(anonymous(), username)
  return post('start', { username, captchaId, captchaCode })
}
const ticketOf = async (username: string): Promise<string> => Object((await start(username)).data).ticket
async function codeIn(mails: number): Promise<string> {
  await vi.waitFor(() => expect(sent).toHaveLength(mails))
  return /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''
}
async function verified(username: string): Promise<string> {
  const ticket = await ticketOf(username)
  expect(await post('verify', { ticket, code: await codeIn(1) })).toMatchObject({ success: true })
  return ticket
}

beforeEach(async () => {
  sent.length = 0
  await db.execute(sql`delete from password_reset`)
})

describe('a forgotten password', () => {
  it('needs a solved challenge', async () => {
    expect((await post('start', { username: 't_linyq' })).code).toBe('CAPTCHA_REQUIRED')
    expect((await post('start', { username: 't_linyq', captchaId: 'x', captchaCode: '1' })).code).toBe('CAPTCHA_WRONG')
    expect((await anonymous().post('/api/auth/forgot/start', {})).status).toBe(400)
  })

  it('gives the same response for known names, unknown ones, those without a mailbox, and children', async () => {
    await db.execute(sql`update app_user set email = null where username = 't_xutb'`)
    const responses = []
    for (const name of ['t_linyq', 'no_such_name', 't_xutb', 's_wangzh', 'T_LINYQ']) responses.push(await start(name))
    const shapes = responses.map(({ data, ...rest }) => ({ ...rest, requestId: '', data: Object.keys(Object(data)) }))
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.to).toBe('t_linyq@doorway.example')
    expect(await rowsOf(db, sql`select count(*)::int as n from password_reset`)).toEqual([{ n: 5 }])
  })

  it('sends one code to those who request many at the same time', async () => {
    const proofs = []
    for (let count = 0; count < 8; count += 1) proofs.push(await solvedChallenge(anonymous(), 't_linyq'))
    await Promise.all(
      proofs.map(({ captchaId, captchaCode }) => post('start', { username: 't_linyq', captchaId, captchaCode })),
    )
    const of = sql`select count(*)::int as n from password_reset where user_id is not null`
    expect(await rowsOf(db, of)).toEqual([{ n: 1 }])
    await vi.waitFor(() => expect(sent).toHaveLength(1))
  })

  it('is set with the code; sessions end, and the ticket is used up', async () => {
    const { data } = await signIn('t_hejf')
    const ticket = await verified('t_hejf')
    expect(await post('reset', { ticket, newPassword: NEW })).toMatchObject({ success: true })
    expect((await withToken(Object(data).token).get('/api/system/currentUser')).status).toBe(401)
    expect(await signIn('t_hejf', STORY_PASSWORD)).toMatchObject({ success: false })
    expect(await signIn('t_hejf', NEW)).toMatchObject({ success: true, data: { passwordState: 'ok' } })
    expect((await post('reset', { ticket, newPassword: 'Again#2026' })).code).toBe('TICKET_EXPIRED')
    const [row] = await rowsOf(db, sql`select action from operation_log order by id desc limit 1`)
    expect(row).toEqual({ action: 'user.forgotPassword' })
  })

  it('obeys the rules of a password and its history', async () => {
    const ticket = await verified('t_duyx')
    const fault = async (newPassword: string) => (await post('reset', { ticket, newPassword })).errors?.[0]?.msg
    expect(await fault('short')).toBe('密码必须由8-16位字母、数字、特殊符号线组成.')
    expect(await fault('Admin@2026')).toBe('该密码过于常见，请更换')
    expect(await fault(STORY_PASSWORD)).toBe('不能使用最近5次用过的密码')
    expect(await post('reset', { ticket, newPassword: NEW })).toMatchObject({ success: true })
  })

  it('cannot be set without a code', async () => {
    const ticket = await ticketOf('t_pengzy')
    expect((await post('reset', { ticket, newPassword: NEW })).code).toBe('TICKET_EXPIRED')
    expect((await post('reset', { ticket: 'x', newPassword: NEW })).code).toBe('TICKET_EXPIRED')
  })
})

describe('a code', () => {
  it('survives five wrong tries and no more, for known and unknown names alike', async () => {
    const ticket = await ticketOf('t_yuanml')
    const code = await codeIn(1)
    const wrong = code === '000000' ? '000001' : '000000'
    const unknown = await ticketOf('no_such_name')
    for (let tries = 0; tries < 5; tries += 1) {
      const [a, b] = [
        await post('verify', { ticket, code: wrong }),
        await post('verify', { ticket: unknown, code: wrong }),
      ]
      expect([a.code, a.msg]).toEqual([b.code, b.msg])
      expect(a.code).toBe('CODE_WRONG')
    }
    expect((await post('verify', { ticket, code })).code).toBe('CODE_WRONG')
  })

  it('expires after five minutes, and is sent once a minute and five times a day', async () => {
    const ticket = await ticketOf('t_tanxs')
    const code = await codeIn(1)
    await start('t_tanxs')
    clock.advanceMinutes(6)
    expect((await post('verify', { ticket, code })).code).toBe('CODE_WRONG')
    for (let round = 0; round < 6; round += 1) {
      await start('t_tanxs')
      clock.advanceMinutes(2)
    }
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(4))
    expect(sent).toHaveLength(5)
  })

  it('is stored as a hash, and its mail is sealed', async () => {
    await ticketOf('t_zhoush')
    const code = await codeIn(1)
    const rows = await rowsOf(db, sql`select r::text as text from password_reset r`)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})
