import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import { people } from '../../demo/people-rows'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, signIn, withToken, clock, db } = await openTestApp()
const admin = await as('admin')
const province = await as('prov01')
const county = await as('yc_county01')
const idOf = (username: string) => people.find((person) => person.username === username)?.id ?? 0
const unlock = '/api/userInfo/unlock'
const reset = '/api/userInfo/resetPassword'

async function lock(username: string, ip: string): Promise<void> {
  for (let failure = 0; failure < 5; failure += 1) await signIn(username, 'Wrong@2026', ip)
}

describe('lifting a lock refuses', () => {
  it('people without a token or the code, people out of scope, and protected accounts', async () => {
    expect((await anonymous().post(unlock, { id: 1 })).status).toBe(401)
    expect((await (await as('edit01')).post(unlock, { id: idOf('t_linyq') })).status).toBe(403)
    expect((await county.post(unlock, { id: idOf('t_zhoush') })).status).toBe(404)
    expect((await province.post(unlock, { id: 1 })).body.code).toBe('USER_PROTECTED')
    expect((await province.post(unlock, { id: idOf('sysop') })).body.code).toBe('USER_PROTECTED')
  })
})

describe('lifting a lock', () => {
  it('lets the person in from every network, and nobody else', async () => {
    await lock('t_linyq', '10.3.0.1')
    await lock('t_linyq', '10.4.0.1')
    await lock('t_demo001', '10.3.0.1')
    const detail = await county.get(`/api/userInfo/getUserInfo?id=${idOf('t_linyq')}`)
    expect(detail.body.data).toMatchObject({ isLocked: true })
    expect((await signIn('t_linyq', STORY_PASSWORD, '10.3.0.1')).success).toBe(false)
    expect((await county.post(unlock, { id: idOf('t_linyq') })).body.data).toEqual({ unlocked: 2 })
    expect((await signIn('t_linyq', STORY_PASSWORD, '10.3.0.1')).success).toBe(true)
    expect((await signIn('t_linyq', STORY_PASSWORD, '10.4.0.1')).success).toBe(true)
    const left = await county.get(`/api/userInfo/getUserInfo?id=${idOf('t_demo001')}`)
    expect(left.body.data).toMatchObject({ isLocked: true })
  })

  it.each(['name', 'username'])(
    'is offered where it is needed: the list by %s marks locked people',
    async (sortField) => {
      await lock('t_demo002', '10.6.0.1')
      const request = { currentPage: 1, pageSize: 10, sortField, t: { username: 't_demo00' } }
      const marked = async () => {
        const { body } = await admin.post('/api/userInfo/queryPageUserInfoList', request)
        const rows: { username: string; isLocked: boolean }[] = Object(body.data).data
        return Object.fromEntries(rows.map(({ username, isLocked }) => [username, isLocked]))
      }
      expect(await marked()).toMatchObject({ t_demo002: true, t_demo003: false })
      await admin.post(unlock, { id: idOf('t_demo002') })
      expect(await marked()).toMatchObject({ t_demo002: false })
    },
  )
})

describe('a one-time password', () => {
  async function codeFor(username: string): Promise<string> {
    const { body } = await admin.post(reset, { id: idOf(username) })
    return Object(body.data).password
  }

  it('opens exactly one sign-in, which has to change it', async () => {
    const code = await codeFor('t_xutb')
    const responses = await Promise.all([signIn('t_xutb', code, '10.5.0.1'), signIn('t_xutb', code, '10.5.1.1')])
    const opened = responses.filter(({ success }) => success)
    expect(opened).toHaveLength(1)
    expect(opened[0]?.data).toMatchObject({ passwordState: 'initial' })
    expect((await signIn('t_xutb', code, '10.5.2.1')).code).toBe('LOGIN_FAILED')
    const person = withToken(Object(opened[0]?.data).token)
    const change = { oldPassword: code, newPassword: 'Fresh#2026' }
    expect((await person.post('/api/userInfo/cscpUserPassword', change)).body.success).toBe(true)
    expect((await signIn('t_xutb', 'Fresh#2026')).data).toMatchObject({ passwordState: 'ok' })
    expect((await signIn('t_xutb', 'Fresh#2026')).success).toBe(true)
  })

  it('is worthless after a day', async () => {
    const code = await codeFor('t_hejf')
    clock.advanceMinutes(24 * 60)
    expect((await signIn('t_hejf', code)).code).toBe('LOGIN_FAILED')
  })

  it('is stored as a hash only, and is another one each time', async () => {
    const admin2 = withToken(Object((await signIn('admin')).data).token)
    const codes = new Set<string>()
    for (let time = 0; time < 3; time += 1) {
      const { body } = await admin2.post(reset, { id: idOf('t_duyx') })
      codes.add(Object(body.data).password)
    }
    expect(codes.size).toBe(3)
    for (const code of codes) {
      const found = await rowsOf(db, sql`select 1 from user_security where position(${code} in password_hash) > 0`)
      expect(found).toEqual([])
    }
    const logged = await rowsOf<{ row: string }>(db, sql`select operation_log::text as row from operation_log`)
    expect(logged.filter(({ row }) => [...codes].some((code) => row.includes(code)))).toEqual([])
  })
})
