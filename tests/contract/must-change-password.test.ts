import { openTestApp, type TestClient } from '@doorway/api/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ExampleOperation, operations } from './operations'

const PASSWORD = 'Story@2026'
const app = await openTestApp()
const answering = ['getCurrentUser', 'changePassword', 'logout']
const signedIn = operations.filter(({ permission }) => !permission.includes('@anonymous'))

/** A client of the super account, which holds every code, with its password in this state. */
async function clientIn(state: string) {
  const { data } = await app.signIn('admin')
  await app.db.execute(`update user_security set pwd_state = '${state}' where user_id = 1`)
  return app.withToken(Object(data).token)
}

function requestOf({ method, path, bodyType, example }: ExampleOperation): Request {
  const isForm = bodyType === 'application/x-www-form-urlencoded'
  const body = isForm ? new URLSearchParams(Object(example)).toString() : JSON.stringify(example)
  const headers: Record<string, string> = bodyType ? { 'content-type': bodyType } : {}
  return new Request(`http://doorway.test${path}`, { method, headers, ...(bodyType && { body }) })
}

describe.each(['initial', 'expired', 'weak'])('with a password that is %s', (state) => {
  let client: TestClient
  beforeAll(async () => void (client = await clientIn(state)))

  it('every operation for people who are signed in is refused, but for self, sign-out and the change', async () => {
    expect(signedIn.length).toBeGreaterThan(100)
    const passed: string[] = []
    for (const operation of signedIn.filter(({ id }) => !answering.includes(id))) {
      const response = await client.send(requestOf(operation))
      const { code } = await response.json().catch(() => ({ code: 'no envelope' }))
      const isNamed = operation.method === 'HEAD' || code === 'PASSWORD_CHANGE_REQUIRED'
      if (response.status !== 403 || !isNamed) {
        passed.push(`${operation.id}: ${response.status} ${code}`)
      }
    }
    expect(passed).toEqual([])
  })

  it('the person is told who they are and in which state, and what is public is answered', async () => {
    expect((await client.get('/api/system/currentUser')).body.data).toMatchObject({ passwordState: state })
    expect((await client.get('/api/system/cscpUserPasswordRule')).status).toBe(200)
    expect((await client.get('/api/portal/getHome')).status).toBe(200)
  })

  it('signing out is answered', async () => {
    const other = await clientIn(state)
    const logout = operations.filter(({ id }) => id === 'logout')
    for (const operation of logout) expect((await other.send(requestOf(operation))).status).toBe(200)
    expect(logout).toHaveLength(1)
  })
})

describe('a password that somebody else has set', () => {
  it('opens nothing until its owner has changed it, and everything afterwards', async () => {
    await app.db.execute(`update user_security set pwd_state = 'ok' where user_id = 1`)
    const admin = await app.as('admin')
    const [person] = Object(await app.db.execute(`select id from app_user where username = 't_linyq'`)).rows
    const { body } = await admin.post('/api/userInfo/resetPassword', { id: Number(person.id) })
    const oldPassword = Object(body.data).password
    const { data } = await app.signIn('t_linyq', oldPassword)
    const client = app.withToken(Object(data).token)
    expect((await client.get('/api/system/cscpMenus')).status).toBe(403)
    const change = await client.post('/api/userInfo/cscpUserPassword', { oldPassword, newPassword: PASSWORD })
    expect(change.body).toMatchObject({ success: true })
    expect((await client.get('/api/system/cscpMenus')).status).toBe(200)
  })

  it('is no common one', async () => {
    await app.db.execute(`update user_security set pwd_state = 'ok' where user_id = 1`)
    const { body } = await (
      await app.as('admin')
    ).post('/api/userInfo/insertOrUpdateUserInfo', {
      username: 'common_01',
      name: '某人',
      userType: '2',
      schoolId: 2,
      areaCode: '380100',
      email: 'x@doorway.example',
      password: 'Admin@2026',
    })
    expect(body).toMatchObject({ success: false, errors: [{ field: 'password' }] })
  })
})
