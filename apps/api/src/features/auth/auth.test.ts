import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import { openTestApp } from '../../testing/open-test-app'
import { solvedChallenge } from '../../testing/solve-challenge'

const { as, anonymous, signIn, withToken, db, clock } = await openTestApp()

interface Tokens {
  token: string
  refreshToken: string
}

const isTokens = (data: unknown): data is Tokens =>
  typeof data === 'object' && data !== null && 'token' in data && 'refreshToken' in data

async function tokensOf(username: string): Promise<Tokens> {
  const { data } = await signIn(username)
  if (!isTokens(data)) throw new Error(`${username} got no tokens.`)
  return data
}

describe('signing in refuses', () => {
  it('an unknown name, a wrong password, a disabled and a locked account with the same answer, letter by letter', async () => {
    for (let failure = 0; failure < 5; failure += 1) await signIn('t_tanxs', 'Wrong@2026', '10.1.1.1')
    const attempt = async (username: string, password: string, ip = '10.1.0.1') => {
      const { status, body } = await anonymous(ip).post('/api/auth/login', { username, password })
      const text = JSON.stringify({ status, ...body, requestId: '' })
      return `${text.length} ${text}`
    }
    const responses = [
      await attempt('nobody_here', STORY_PASSWORD),
      await attempt('t_linyq', 'Wrong@2026'),
      await attempt('t_stopped', STORY_PASSWORD),
      await attempt('t_tanxs', STORY_PASSWORD, '10.1.1.1'),
    ]
    expect(new Set(responses).size).toBe(1)
    expect(responses[0]).toContain('LOGIN_FAILED')
  })

  it('a name in another letter case', async () => {
    expect((await signIn('T_LINYQ', STORY_PASSWORD, '10.2.0.1')).code).toBe('LOGIN_FAILED')
  })

  it('the right password after five failures, until ten minutes have passed', async () => {
    for (let failure = 0; failure < 5; failure += 1) await signIn('t_xutb', 'Wrong@2026', '10.3.0.1')
    expect((await signIn('t_xutb', STORY_PASSWORD, '10.3.0.1')).success).toBe(false)
    expect((await signIn('t_xutb', STORY_PASSWORD, '10.4.0.1')).success).toBe(true)
    clock.advanceMinutes(11)
    expect((await signIn('t_xutb', STORY_PASSWORD, '10.3.0.1')).success).toBe(true)
  })

  it('more than five of fifty guesses that come at once, even with the right one among them', async () => {
    const guesses = Array.from({ length: 50 }, (_, index) =>
      signIn('t_zhoush', index === 49 ? STORY_PASSWORD : `Wrong@${index}`, '10.5.0.1'),
    )
    const responses = await Promise.all(guesses)
    expect(responses.filter(({ success }) => success).length).toBeLessThanOrEqual(1)
    const [tried] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from login_log where username_tried = 't_zhoush' and result = 'fail'`,
    )
    expect(tried?.n).toBeLessThanOrEqual(5)
  })

  it('a network after a hundred failures', async () => {
    const at = clock.now().toISOString()
    await db.execute(
      sql`insert into sign_in_guard (kind, subject, window_start, failures) values ('network', '10.6.0', ${at}, 98)`,
    )
    for (const [username, ip] of [
      ['guess_one', '10.6.0.1'],
      ['guess_two', '10.6.0.2'],
    ] as const) {
      const { captchaId, captchaCode } = await solvedChallenge(anonymous(ip), username)
      await anonymous(ip).post('/api/auth/login', { username, password: 'Wrong@2026', captchaId, captchaCode })
    }
    const response = await anonymous('10.6.0.9').post('/api/auth/login', {
      username: 'admin',
      password: STORY_PASSWORD,
    })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('600')
  })

  it('a name without captcha once twenty failures came from different networks', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => signIn('t_hejf', 'Wrong@2026', `10.20.${index}.1`)))
    expect((await signIn('t_hejf', STORY_PASSWORD, '10.30.0.1')).code).toBe('CAPTCHA_REQUIRED')
    const wrong = { username: 't_hejf', password: STORY_PASSWORD, captchaId: crypto.randomUUID(), captchaCode: 'AAAA' }
    expect((await anonymous('10.30.0.1').post('/api/auth/login', wrong)).body.code).toBe('CAPTCHA_WRONG')
  })
})

describe('a session', () => {
  it('is found by the plain token and after Bearer, and stored only as a hash', async () => {
    const { token } = await tokensOf('prov01')
    expect((await withToken(token).get('/api/system/currentUser')).status).toBe(200)
    expect((await withToken(`Bearer ${token}`).get('/api/system/currentUser')).status).toBe(200)
    const found = await rowsOf(db, sql`select 1 from session where token_hash = ${token}`)
    expect(found).toHaveLength(0)
  })

  it('ends with the sign-out', async () => {
    const { token } = await tokensOf('prov01')
    await withToken(token).post('/api/auth/logout', {})
    expect((await withToken(token).get('/api/system/currentUser')).status).toBe(401)
  })

  it('expires after thirty idle minutes by the clock of the server', async () => {
    const { token } = await tokensOf('prov01')
    clock.advanceMinutes(31)
    expect((await withToken(token).get('/api/system/currentUser')).status).toBe(401)
  })

  it('is renewed by its refresh token, and ended for both when that token comes twice', async () => {
    const first = await tokensOf('prov01')
    const renewed = await anonymous().post('/api/auth/refresh', { refreshToken: first.refreshToken })
    if (!isTokens(renewed.body.data)) throw new Error('no new tokens')
    const { token } = renewed.body.data
    expect((await withToken(first.token).get('/api/system/currentUser')).status).toBe(401)
    expect((await withToken(token).get('/api/system/currentUser')).status).toBe(200)
    expect((await anonymous().post('/api/auth/refresh', { refreshToken: first.refreshToken })).status).toBe(401)
    expect((await withToken(token).get('/api/system/currentUser')).status).toBe(401)
  })

  it('is renewed again, as often as the response is lost on a broken line, and not by the lost tokens', async () => {
    const first = await tokensOf('prov01')
    const renew = async (refreshToken: string) => {
      clock.advanceMinutes(1)
      return anonymous().post('/api/auth/refresh', { refreshToken })
    }
    const lost = (await renew(first.refreshToken)).body.data
    await renew(first.refreshToken)
    const received = (await renew(first.refreshToken)).body.data
    if (!isTokens(lost) || !isTokens(received)) throw new Error('no new tokens')
    expect((await withToken(lost.token).get('/api/system/currentUser')).status).toBe(401)
    expect((await withToken(received.token).get('/api/system/currentUser')).status).toBe(200)
    expect((await renew(lost.refreshToken)).status).toBe(401)
    expect((await withToken(received.token).get('/api/system/currentUser')).status).toBe(401)
  })

  it('ends when a refresh token from before a lost renewal comes', async () => {
    const first = await tokensOf('prov01')
    const second = (await anonymous().post('/api/auth/refresh', { refreshToken: first.refreshToken })).body.data
    if (!isTokens(second)) throw new Error('no new tokens')
    await withToken(second.token).get('/api/system/currentUser')
    clock.advanceMinutes(1)
    await anonymous().post('/api/auth/refresh', { refreshToken: second.refreshToken })
    expect((await anonymous().post('/api/auth/refresh', { refreshToken: first.refreshToken })).status).toBe(401)
    expect((await anonymous().post('/api/auth/refresh', { refreshToken: second.refreshToken })).status).toBe(401)
  })

  it('ends when the person is disabled', async () => {
    const { token } = await tokensOf('t_duyx')
    await (await as('admin')).post('/api/userInfo/updateState', { id: 24, dataState: '1' })
    expect((await withToken(token).get('/api/system/currentUser')).status).toBe(401)
    expect((await signIn('t_duyx', STORY_PASSWORD, '10.8.0.1')).success).toBe(false)
  })
})

describe('the signed-in person', () => {
  it('gets codes, sites and scope in words', async () => {
    const response = await (await as('yc_county01')).get('/api/system/currentUser')
    expect(response.body.data).toMatchObject({
      scopeText: '所在区域及下级',
      permissionCodes: expect.arrayContaining(['sys:user:list']),
    })
    expect(response.headers.get('x-perm-epoch')).toBe('0')
  })

  it('is told in the language asked for', async () => {
    const request = new Request('http://doorway.test/api/system/currentUser', {
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    })
    const response: unknown = await (await anonymous().send(request)).json()
    expect(response).toMatchObject({ code: 'UNAUTHENTICATED', msg: expect.stringContaining('expired') })
  })
})
