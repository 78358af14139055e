import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import { openTestApp } from '../../testing/open-test-app'
import { solvedChallenge } from '../../testing/solve-challenge'
import { renderCaptcha } from './captcha-image'

const { anonymous, db, clock } = await openTestApp()

async function setFailures(kind: 'name' | 'network', subject: string, failures: number): Promise<void> {
  const at = clock.now().toISOString()
  await db.execute(sql`
    insert into sign_in_guard (kind, subject, window_start, failures) values (${kind}, ${subject}, ${at}, ${failures})
    on conflict (kind, subject) do update set failures = excluded.failures, window_start = excluded.window_start`)
}

async function login(ip: string, username: string, captcha: object = {}, password = STORY_PASSWORD) {
  const { captchaId, captchaCode } = { captchaId: undefined, captchaCode: undefined, ...captcha }
  return anonymous(ip).post('/api/auth/login', { username, password, captchaId, captchaCode })
}

describe('a network with many failures', () => {
  it('has to prove its work well before it is blocked, and then goes on', async () => {
    await setFailures('network', '10.100.0', 49)
    expect((await login('10.100.0.1', 't_linyq', {}, 'Wrong@2026')).body.code).toBe('LOGIN_FAILED')
    expect((await login('10.100.0.2', 't_linyq')).body.code).toBe('CAPTCHA_REQUIRED')
    const proof = await solvedChallenge(anonymous('10.100.0.2'), 't_linyq')
    expect((await login('10.100.0.2', 't_linyq', proof)).body).toMatchObject({ success: true })
  })
})

describe('a proof of work', () => {
  it('counts once, for its name, its network and its time, and only with the right number', async () => {
    await setFailures('name', 't_hejf', 20)
    await setFailures('name', 't_xutb', 20)
    const ip = '10.101.0.1'
    const codeOf = async (...attempt: Parameters<typeof login>) => (await login(...attempt)).body.code
    const proof = await solvedChallenge(anonymous(ip), 'T_HEJF')
    expect(await codeOf('10.102.0.1', 't_hejf', proof)).toBe('CAPTCHA_WRONG')
    expect(await codeOf(ip, 't_xutb', proof)).toBe('CAPTCHA_WRONG')
    expect((await login(ip, 't_hejf', proof)).body).toMatchObject({ success: true })
    expect(await codeOf(ip, 't_hejf', proof)).toBe('CAPTCHA_WRONG')

    const guessed = await solvedChallenge(anonymous(ip), 't_hejf')
    expect(await codeOf(ip, 't_hejf', { ...guessed, captchaCode: '0' })).toBe('CAPTCHA_WRONG')
    expect(await codeOf(ip, 't_hejf', guessed)).toBe('CAPTCHA_WRONG')

    const easier = await solvedChallenge(anonymous(ip), 't_hejf')
    const forged = easier.captchaId.replace(/\.[\da-z]+\./, '.1.')
    expect(await codeOf(ip, 't_hejf', { captchaId: forged, captchaCode: '0' })).toBe('CAPTCHA_WRONG')

    const late = await solvedChallenge(anonymous(ip), 't_hejf')
    clock.advanceMinutes(6)
    expect(await codeOf(ip, 't_hejf', late)).toBe('CAPTCHA_WRONG')
  })

  it('used twice at the same time counts once', async () => {
    await setFailures('name', 't_hejf', 20)
    const proof = await solvedChallenge(anonymous('10.103.0.1'), 't_hejf')
    const results = await Promise.all([1, 2, 3].map(() => login('10.103.0.1', 't_hejf', proof)))
    expect(results.filter(({ body }) => body.success)).toHaveLength(1)
  })

  it('becomes twice as expensive with the failures of the name and of the network, up to a bound', async () => {
    const numbersOf = async (ip: string, username: string) =>
      Object((await anonymous(ip).post('/api/auth/challenge', { username })).body.data).numbers
    const base = await numbersOf('10.104.0.1', 'quiet_name')
    await setFailures('name', 'tried_name', 25)
    expect(await numbersOf('10.104.0.1', 'tried_name')).toBe(2 * base)
    await setFailures('network', '10.105.0', 80)
    expect(await numbersOf('10.105.0.1', 'quiet_name')).toBe(8 * base)
    await setFailures('name', 'tried_name', 5_000)
    expect(await numbersOf('10.104.0.1', 'tried_name')).toBe(32 * base)
  })

  it('is stored only once it is used, and is the same for names without an account', async () => {
    const before = await rowsOf(db, sql`select id from used_challenge`)
    const [known, unknown] = await Promise.all(
      ['admin', 'nobody_here'].map((username) => anonymous('10.106.0.1').post('/api/auth/challenge', { username })),
    )
    expect(Object.keys(Object(known?.body.data))).toEqual(Object.keys(Object(unknown?.body.data)))
    expect(Object(known?.body.data).numbers).toBe(Object(unknown?.body.data).numbers)
    expect(await rowsOf(db, sql`select id from used_challenge`)).toEqual(before)
  })
})

describe('a captcha picture', () => {
  it('is pixels alone: no stroke of a letter can be read out of the file', () => {
    for (let index = 0; index < 30; index += 1) {
      const svg = atob(renderCaptcha('HK47').replace('data:image/svg+xml;base64,', ''))
      expect(svg).toMatch(/^<svg[^>]*><image width="150" height="50" href="data:image\/png;base64,[\w+/=]+"\/><\/svg>$/)
    }
    expect(renderCaptcha('HK47')).not.toBe(renderCaptcha('HK47'))
  })

  it('is accepted a few times for each network, then only a proof of work is', async () => {
    await setFailures('name', 't_tanxs', 20)
    const ip = '10.107.0.1'
    for (let index = 0; index < 5; index += 1) {
      const { body } = await anonymous(ip).get('/api/auth/captcha?type=image')
      const { captchaId } = Object(body.data)
      expect((await login(ip, 't_tanxs', { captchaId, captchaCode: 'AAAA' })).body.code).toBe('CAPTCHA_WRONG')
    }
    const { body } = await anonymous(ip).get('/api/auth/captcha')
    const { captchaId } = Object(body.data)
    const solution = await solutionFor(captchaId)
    expect((await login(ip, 't_tanxs', { captchaId, captchaCode: solution })).body.code).toBe('CAPTCHA_WRONG')
    const proof = await solvedChallenge(anonymous(ip), 't_tanxs')
    expect((await login(ip, 't_tanxs', proof)).body).toMatchObject({ success: true })
  })

  /** Gives a captcha a solution that the test knows, since it cannot read the picture. */
  async function solutionFor(id: string): Promise<string> {
    const bytes = new TextEncoder().encode(`${id} HK47`)
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64url')
    await db.execute(sql`update captcha set answer_hash = ${hash} where id = ${id}`)
    return 'HK47'
  }
})
