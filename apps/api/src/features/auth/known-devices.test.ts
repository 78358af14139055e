import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import { people } from '../../demo/people-rows'
import { openTestApp } from '../../testing/open-test-app'

const { app, as, db, clock } = await openTestApp()
const idOf = (username: string) => people.find((person) => person.username === username)?.id ?? 0

/** Signs in from a browser, which has these cookies. */
async function signInFrom(ip: string, username: string, { password = STORY_PASSWORD, cookie = '' } = {}) {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
  const body = JSON.stringify({ username, password })
  const request = new Request('http://doorway.test/api/auth/login', { method: 'POST', headers, body })
  const response = await app.fetch(request, { ip })
  const header = response.headers.get('set-cookie') ?? ''
  const envelope: { success: boolean; code?: string; data: unknown } = await response.json()
  return { ...envelope, status: response.status, header, cookie: header.split(';')[0] ?? '' }
}

async function guess(ip: string, username: string, times: number, cookie = ''): Promise<void> {
  for (let index = 0; index < times; index += 1) await signInFrom(ip, username, { password: 'Wrong@2026', cookie })
}

describe('a browser in which a person has signed in', () => {
  it('is not locked by the tries of others in the same network', async () => {
    const { cookie } = await signInFrom('10.110.0.10', 't_linyq')
    await guess('10.110.0.66', 't_linyq', 5)
    expect((await signInFrom('10.110.0.10', 't_linyq')).code).toBe('LOGIN_FAILED')
    expect(await signInFrom('10.110.0.10', 't_linyq', { cookie })).toMatchObject({ success: true, cookie })
  })

  it('is neither blocked with its network nor needs a captcha when its name is tried from everywhere', async () => {
    const { cookie } = await signInFrom('10.111.0.10', 't_xutb')
    const at = clock.now().toISOString()
    await db.execute(sql`
      insert into sign_in_guard (kind, subject, window_start, failures) values
        ('network', '10.111.0', ${at}, 100), ('name', 't_xutb', ${at}, 40)
      on conflict (kind, subject) do update set failures = excluded.failures`)
    expect((await signInFrom('10.111.0.10', 't_xutb')).status).toBe(429)
    expect((await signInFrom('10.112.0.10', 't_xutb')).code).toBe('CAPTCHA_REQUIRED')
    expect(await signInFrom('10.111.0.10', 't_xutb', { cookie })).toMatchObject({ success: true })
  })

  it('has a lock of its own after five wrong tries, which other browsers of the person do not share', async () => {
    const first = await signInFrom('10.113.0.10', 't_tanxs')
    const second = await signInFrom('10.113.0.11', 't_tanxs')
    await guess('10.113.0.10', 't_tanxs', 5, first.cookie)
    expect((await signInFrom('10.113.0.10', 't_tanxs', { cookie: first.cookie })).code).toBe('LOGIN_FAILED')
    expect(await signInFrom('10.113.0.11', 't_tanxs', { cookie: second.cookie })).toMatchObject({ success: true })
    clock.advanceMinutes(11)
    expect(await signInFrom('10.113.0.10', 't_tanxs', { cookie: first.cookie })).toMatchObject({ success: true })
  })

  it('is known for those who have signed in there, not for others', async () => {
    const pupil = await signInFrom('10.114.0.66', 's_wangzh')
    await guess('10.114.0.66', 't_zhoush', 5, pupil.cookie)
    const teacher = await signInFrom('10.114.0.66', 't_zhoush', { cookie: pupil.cookie })
    expect(teacher.code).toBe('LOGIN_FAILED')
    const rows = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from known_device where user_id = ${idOf('t_zhoush')}`,
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  it('has a cookie that scripts and other sites cannot send, which opens nothing and is stored as a hash', async () => {
    const { header, cookie } = await signInFrom('10.115.0.10', 'prov01')
    expect(header).toMatch(
      /^doorway-device=[\w-]{43}; Path=\/api\/auth\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
    const request = new Request('http://doorway.test/api/system/currentUser', { headers: { cookie } })
    expect((await app.fetch(request)).status).toBe(401)
    const token = cookie.slice('doorway-device='.length)
    expect(await rowsOf(db, sql`select 1 from known_device where token_hash = ${token}`)).toEqual([])
  })

  it('is forgotten when the password changes, and the one not used for longest when there are more than ten', async () => {
    const admin = await as('admin')
    const first = await signInFrom('10.116.0.10', 't_duyx')
    for (let index = 0; index < 10; index += 1) {
      clock.advanceMinutes(1)
      await signInFrom('10.116.0.10', 't_duyx')
    }
    const count = async () => {
      const id = idOf('t_duyx')
      const [row] = await rowsOf<{ n: number }>(
        db,
        sql`select count(*)::int as n from known_device where user_id = ${id}`,
      )
      return row?.n
    }
    expect(await count()).toBe(10)
    await guess('10.116.0.66', 't_duyx', 5)
    expect((await signInFrom('10.116.0.10', 't_duyx', { cookie: first.cookie })).code).toBe('LOGIN_FAILED')
    await admin.post('/api/userInfo/resetPassword', { id: idOf('t_duyx') })
    expect(await count()).toBe(0)
  })
})

describe('the cookie of a site on TLS', () => {
  it('is sent over TLS only', async () => {
    const request = new Request('https://doorway.test/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'prov01', password: STORY_PASSWORD }),
    })
    expect((await app.fetch(request, { ip: '10.117.0.1' })).headers.get('set-cookie')).toMatch(/; Secure$/)
  })
})

describe('operators', () => {
  const locks = async (username: string) => Object((await (await as(username)).get('/api/auth/locks')).body).data
  const lift = async (username: string, kind: string, subject: string) =>
    (await as(username)).post('/api/auth/liftLock', { kind, subject })

  it('see and lift the locks of names in their scope, and only with the code', async () => {
    await guess('10.120.0.66', 't_linyq', 5)
    await guess('10.120.0.66', 'no_such_name', 5)
    const ofSchool = await locks('ycxx_school01')
    expect(ofSchool).toContainEqual(
      expect.objectContaining({ kind: 'name', subject: 't_linyq', userId: idOf('t_linyq'), name: '林砚秋' }),
    )
    expect(JSON.stringify(ofSchool)).not.toMatch(/no_such_name|network/)
    expect((await (await as('t_xutb')).get('/api/auth/locks')).status).toBe(403)
    expect((await lift('ycxx_school01', 'name', 'no_such_name')).status).toBe(404)
    expect((await lift('ycxx_school01', 'name', 't_linyq')).body.data).toEqual({ lifted: true })
    expect((await signInFrom('10.120.0.66', 't_linyq')).success).toBe(true)
    expect((await lift('ycxx_school01', 'name', 't_linyq')).body.data).toEqual({ lifted: false })
  })

  it('of the whole region see and lift networks, and names without an account', async () => {
    const at = clock.now().toISOString()
    await db.execute(
      sql`insert into sign_in_guard (kind, subject, window_start, failures) values ('network', '10.121.0', ${at}, 100)`,
    )
    expect((await signInFrom('10.121.0.9', 'prov01')).status).toBe(429)
    expect(await locks('sysop')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'network', subject: '10.121.0', failures: 100 }),
        expect.objectContaining({ kind: 'name', subject: 'no_such_name', userId: null }),
      ]),
    )
    expect((await lift('ycxx_school01', 'network', '10.121.0')).status).toBe(404)
    expect((await lift('sysop', 'network', '10.121.0')).body.data).toEqual({ lifted: true })
    expect((await signInFrom('10.121.0.9', 'prov01')).success).toBe(true)
    const [row] = await rowsOf<{ action: string; target_id: string }>(
      db,
      sql`select action, target_id from operation_log where action = 'signIn.unlock' order by id desc limit 1`,
    )
    expect(row).toEqual({ action: 'signIn.unlock', target_id: '10.121.0' })
  })

  it('do not lift the lock of a person above them', async () => {
    await guess('10.122.0.66', 'secop', 5)
    expect((await lift('prov01', 'name', 'secop')).body.code).toBe('USER_PROTECTED')
  })
})
