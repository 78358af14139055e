import { describe, expect, it } from 'vitest'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { deviceOf } from './device'

const { as, anonymous, signIn, withToken, clock } = await openTestApp()
const admin = await as('admin')
const list = '/api/session/queryPage'
const kick = '/api/session/kick'

interface Row {
  id: string
  username: string
  isCurrent: boolean
}

async function openSession(username: string, ip?: string): Promise<TestClient> {
  const { data } = await signIn(username, STORY_PASSWORD, ip)
  return withToken(Object(data).token)
}

const rowsOf = (data: unknown): Row[] => (Array.isArray(data) ? data : Object(data).data)
const ownOf = async (client: TestClient) => rowsOf((await client.get('/api/auth/sessions')).body.data)
const isAlive = async (client: TestClient) => (await client.get('/api/system/currentUser')).status === 200

async function rowsSeenBy(username: string, t: object = {}): Promise<Row[]> {
  return rowsOf((await (await as(username)).post(list, { currentPage: 1, pageSize: 100, t })).body.data)
}

describe('sign-ins refuse', () => {
  it('people without a token or the code', async () => {
    expect((await anonymous().get('/api/auth/sessions')).status).toBe(401)
    expect((await anonymous().post(list, { currentPage: 1, pageSize: 10 })).status).toBe(401)
    const teacher = await as('t_linyq')
    expect((await teacher.post(list, { currentPage: 1, pageSize: 10 })).status).toBe(403)
    expect((await teacher.post(kick, { ids: [crypto.randomUUID()] })).status).toBe(403)
  })

  it('to end those of somebody else, unknown ones, and what is no id', async () => {
    const [foreign] = await ownOf(await openSession('t_xutb'))
    const teacher = await as('t_linyq')
    expect((await teacher.delete(`/api/auth/sessions/${foreign?.id}`)).status).toBe(404)
    expect((await teacher.delete(`/api/auth/sessions/${crypto.randomUUID()}`)).status).toBe(404)
    expect((await teacher.delete('/api/auth/sessions/1')).status).toBe(400)
  })

  it('to be kicked by an administrator when one of them is protected or unknown: then all stay', async () => {
    const teacher = await openSession('t_zhoush')
    const [session] = await ownOf(teacher)
    const [root] = await ownOf(await as('admin'))
    const sysop = await as('sysop')
    expect((await sysop.post(kick, { ids: [session?.id, root?.id] })).status).toBe(404)
    expect((await sysop.post(kick, { ids: [session?.id, crypto.randomUUID()] })).status).toBe(404)
    expect(await isAlive(teacher)).toBe(true)
  })
})

describe('one’s own sign-ins', () => {
  it('are listed with a coarse device and network, and end one by one', async () => {
    const phone = await openSession('t_hejf', '10.77.3.4')
    const desk = await openSession('t_hejf')
    const own = await ownOf(desk)
    expect(own).toHaveLength(2)
    expect(own.find(({ isCurrent }) => !isCurrent)).toMatchObject({ network: '10.77.*.*', device: '–' })
    const other = own.find(({ isCurrent }) => !isCurrent)?.id
    expect((await desk.delete(`/api/auth/sessions/${other}`)).status).toBe(200)
    expect(await isAlive(phone)).toBe(false)
    expect(await isAlive(desk)).toBe(true)
    expect(await ownOf(desk)).toHaveLength(1)
  })

  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0',
      'Edge · Windows',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605 MicroMessenger/8', 'WeChat · iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox · Linux'],
    ['curl/8', '–'],
  ])('name the device of %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})

describe('the sign-ins of others', () => {
  it('never show those above the caller', async () => {
    await openSession('admin')
    await openSession('sysop')
    const names = (await rowsSeenBy('sysop')).map(({ username }) => username)
    expect(names).not.toContain('admin')
    expect(names).not.toContain('sysop')
    expect((await rowsSeenBy('admin')).map(({ username }) => username)).toContain('sysop')
  })

  it('are found by name and kicked, which ends the token and the refreshing', async () => {
    const { data } = await signIn('t_pengzy')
    const teacher = withToken(Object(data).token)
    const rows = await rowsSeenBy('sysop', { username: 't_pengzy' })
    expect(rows.map(({ username }) => username)).toEqual(['t_pengzy'])
    const response = await (await as('sysop')).post(kick, { ids: rows.map(({ id }) => id) })
    expect(response.body.data).toEqual({ ended: 1 })
    expect(await isAlive(teacher)).toBe(false)
    const { refreshToken } = Object(data)
    expect((await anonymous().post('/api/auth/refresh', { refreshToken })).status).toBe(401)
    expect(await rowsSeenBy('sysop', { username: 't_pengzy' })).toEqual([])
  })
})

describe('a token', () => {
  const person = {
    name: '令牌',
    userType: '2',
    schoolId: 2,
    areaCode: '380100',
    email: 't@doorway.example',
    password: 'Strong@2026',
    roleIds: '13,14',
  }

  it.each([
    ['is deleted', (id: number) => admin.post('/api/userInfo/deleteUserInfo', { ids: [id] })],
    ['is disabled', (id: number) => admin.post('/api/userInfo/updateState', { id, dataState: '1' })],
    [
      'is disabled in the form',
      (id: number) => admin.post('/api/userInfo/insertOrUpdateUserInfo', { id, dataState: '1' }),
    ],
    ['gets a new password', (id: number) => admin.post('/api/userInfo/resetPassword', { id })],
    ['loses a role', (id: number) => admin.post('/api/userInfo/insertOrUpdateUserInfo', { id, roleIds: '13' })],
  ])('opens nothing more once its owner %s', async (_, end) => {
    const username = `token_${crypto.randomUUID().slice(0, 8)}`
    const added = await admin.post('/api/userInfo/insertOrUpdateUserInfo', { ...person, username })
    const { data } = await signIn(username, person.password)
    const owner = withToken(Object(data).token)
    expect(await isAlive(owner)).toBe(true)
    expect((await end(Object(added.body.data).id)).body.success).toBe(true)
    expect(await isAlive(owner)).toBe(false)
    const { refreshToken } = Object(data)
    expect((await anonymous().post('/api/auth/refresh', { refreshToken })).status).toBe(401)
  })

  it('goes on when its owner gets a role more, with the new rights', async () => {
    const username = 'token_more'
    const added = await admin.post('/api/userInfo/insertOrUpdateUserInfo', { ...person, username })
    const owner = withToken(Object((await signIn(username, person.password)).data).token)
    const { id } = Object(added.body.data)
    const change = { oldPassword: person.password, newPassword: 'Fresh#2026' }
    expect((await owner.post('/api/userInfo/cscpUserPassword', change)).body.success).toBe(true)
    await admin.post('/api/userInfo/insertOrUpdateUserInfo', { id, roleIds: '13,14,8' })
    expect((await owner.post('/api/userInfo/queryPageUserInfoList', { currentPage: 1, pageSize: 1 })).status).toBe(200)
  })

  it('is 256 random bits, another one at each sign-in', async () => {
    const tokens = await Promise.all([signIn('t_tanxs'), signIn('t_tanxs')])
    const [first, second] = tokens.map(({ data }) => String(Object(data).token))
    expect(first).toMatch(/^dw_[\w-]{43}$/)
    expect(first).not.toBe(second)
  })
})

describe('sign-ins', () => {
  it('are gone from the list after thirty idle minutes', async () => {
    await openSession('t_duyx')
    clock.advanceMinutes(31)
    expect(await ownOf(await openSession('t_duyx'))).toHaveLength(1)
  })
})
