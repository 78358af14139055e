import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { people } from '../../demo/people-rows'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, db, anonymous, clock, signIn, withToken } = await openTestApp()
const admin = await as('admin')
const auditor = await as('audit01')
const idOf = (username: string) => people.find((person) => person.username === username)?.id ?? 0
const NEEDED = 'SECOND_PERSON_NEEDED'
const save = '/api/userInfo/insertOrUpdateUserInfo'

/** Adds a person with the role of a security administrator. */
async function addSecurity(username: string): Promise<number> {
  const person = {
    name: '某人',
    userType: '2',
    areaCode: '380102',
    email: 'x@doorway.example',
    password: 'Strong@2026',
  }
  const { body } = await admin.post(save, { ...person, username, schoolId: 1, roleIds: '3' })
  return Number(Object(body.data).id)
}

const listOf = async (client: TestClient): Promise<Record<string, unknown>[]> =>
  Object((await client.get('/api/userInfo/confirmations')).body).data
const requestFor = async (client: TestClient, targetId: number) =>
  Object((await listOf(client)).find((each) => each['targetId'] === targetId))
const decide = (client: TestClient, id: string, isConfirmed: '0' | '1') =>
  client.post('/api/userInfo/confirm', { id, isConfirmed })
const reset = (id: number) => admin.post('/api/userInfo/resetPassword', { id })
const rowOf = (id: number) =>
  rowsOf(
    db,
    sql`
      select app_user.*, password_hash,
        (select string_agg(role_id::text, ',') from user_role where user_id = app_user.id) as roles
      from app_user join user_security on user_id = app_user.id where app_user.id = ${id}`,
  )

describe('an administrator of security or of the audit', () => {
  it.each<[string, (id: number) => ReturnType<TestClient['post']>]>([
    ['a new password', reset],
    ['disabling', (id) => admin.post('/api/userInfo/updateState', { id, dataState: '1' })],
    ['disabling by the form', (id) => admin.post(save, { id, dataState: '1' })],
    ['deleting', (id) => admin.post('/api/userInfo/deleteUserInfo', { ids: [id] })],
    ['other roles', (id) => admin.post(save, { id, roleIds: '14' })],
    [
      'an edit, such as another address for new passwords',
      (id) => admin.post(save, { id, email: 'y@doorway.example' }),
    ],
  ])('needs a second person for %s', async (name, change) => {
    const id = await addSecurity(`sec_of_${name.length}`)
    const before = await rowOf(id)
    expect((await change(id)).body).toMatchObject({ success: false, code: NEEDED })
    expect(await rowOf(id)).toEqual(before)
    const { id: request } = await requestFor(auditor, id)
    expect((await decide(auditor, request, '1')).body).toMatchObject({ success: true })
    expect((await change(id)).body).toMatchObject({ success: true })
    expect(await rowOf(id)).not.toEqual(before)
    expect(await listOf(auditor)).toEqual([])
  })

  it('is refused with 400 when its id is none', async () => {
    expect((await decide(auditor, 'not an id', '1')).status).toBe(400)
  })

  it('needs one among many too', async () => {
    const ids = [await addSecurity('sec_bulk'), idOf('t_zhoush')]
    const { body } = await admin.post('/api/userInfo/changeMany', { ids, dataState: '1' })
    expect(body.data).toMatchObject({
      changed: 1,
      failed: [{ id: ids[0], msg: expect.stringContaining('第二人确认') }],
    })
    await decide(auditor, (await requestFor(auditor, ids[0] ?? 0)).id, '1')
    const again = await admin.post('/api/userInfo/changeMany', { ids: [ids[0]], dataState: '1' })
    expect(again.body.data).toEqual({ changed: 1, failed: [] })
  })

  it.each<[string, (id: number) => ReturnType<TestClient['post']>]>([
    ['unlocking', (id) => admin.post('/api/userInfo/unlock', { id })],
    ['a value in full', (id) => admin.post('/api/userInfo/reveal', { id, field: 'email', purpose: '核对联系方式' })],
    [
      'a move to another school',
      async (id) => {
        const moved = await admin.post('/api/userInfo/changeMany', { ids: [id], schoolId: 2 })
        const { changed, failed } = Object(moved.body.data)
        return changed === 1 ? moved : { ...moved, body: { ...moved.body, success: false, code: failed[0].msg } }
      },
    ],
  ])('needs a second person for %s', async (name, act) => {
    const id = await addSecurity(`sec_for_${name.length}`)
    expect((await act(id)).body).toMatchObject({
      success: false,
      code: expect.stringMatching(/SECOND_PERSON_NEEDED|第二人确认/),
    })
    await decide(auditor, (await requestFor(auditor, id)).id, '1')
    expect((await act(id)).body).toMatchObject({ success: true })
  })
})

describe('a confirmation', () => {
  it('is used once', async () => {
    const id = await addSecurity('sec_once')
    await reset(id)
    await decide(auditor, (await requestFor(auditor, id)).id, '1')
    expect((await reset(id)).body.success).toBe(true)
    expect((await reset(id)).body.code).toBe(NEEDED)
  })

  it('is used once by two calls at the same time', async () => {
    const id = await addSecurity('sec_twice')
    await reset(id)
    await decide(auditor, (await requestFor(auditor, id)).id, '1')
    const codes = (await Promise.all([reset(id), reset(id)])).map(({ body }) => body.code)
    expect(codes.filter((code) => code === NEEDED)).toHaveLength(1)
  })

  it('is not for another change of the same person', async () => {
    const id = await addSecurity('sec_other')
    await reset(id)
    await decide(auditor, (await requestFor(auditor, id)).id, '1')
    expect((await admin.post('/api/userInfo/deleteUserInfo', { ids: [id] })).body.code).toBe(NEEDED)
  })

  it('is requested once, however often the call is repeated', async () => {
    const id = await addSecurity('sec_again')
    await reset(id)
    await reset(id)
    expect((await listOf(auditor)).filter(({ targetId }) => targetId === id)).toHaveLength(1)
  })

  it('that is declined is gone', async () => {
    const id = await addSecurity('sec_no')
    const requester = await as('admin')
    await requester.post('/api/userInfo/resetPassword', { id })
    const decider = await as('secop')
    await decide(decider, (await requestFor(decider, id)).id, '0')
    expect(await requestFor(requester, id)).toEqual({})
    expect((await requester.post('/api/userInfo/resetPassword', { id })).body.code).toBe(NEEDED)
  })

  it('is recorded with who confirmed it', async () => {
    const requester = await as('admin')
    const id = await addSecurity('sec_log')
    await requester.post('/api/userInfo/resetPassword', { id })
    const decider = await as('audit01')
    await decide(decider, (await requestFor(decider, id)).id, '1')
    const rows = await rowsOf(
      db,
      sql`select actor_name, diff from operation_log where action = 'confirmation.confirm' and target_id = ${String(id)}`,
    )
    expect(rows).toEqual([{ actor_name: '贺知微', diff: { action: 'user.resetPassword', requestedBy: 1 } }])
  })
})

describe('who may not confirm', () => {
  it('is refused, and sees no request of others', async () => {
    const requester = await as('admin')
    const target = idOf('secop')
    expect((await requester.post('/api/userInfo/resetPassword', { id: target })).body.code).toBe(NEEDED)
    const { id, isOwn } = await requestFor(requester, target)
    expect(isOwn).toBe(true)
    // The requester, and the person whom it concerns.
    expect((await decide(requester, id, '1')).status).toBe(404)
    const concerned = await as('secop')
    expect((await decide(concerned, id, '1')).status).toBe(404)
    expect(await requestFor(concerned, target)).toEqual({})
    for (const username of ['sysop', 'prov01', 't_linyq']) {
      const other = await as(username)
      expect((await decide(other, id, '1')).status).toBe(403)
      expect(await listOf(other)).toEqual([])
    }
    expect((await decide(await as('audit01'), crypto.randomUUID(), '1')).status).toBe(404)
    expect((await decide(anonymous(), id, '1')).status).toBe(401)
    expect((await anonymous().get('/api/userInfo/confirmations')).status).toBe(401)
  })
})

describe('a request', () => {
  it('expires after a day', async () => {
    const id = await addSecurity('sec_late')
    await reset(id)
    const { id: request } = await requestFor(auditor, id)
    clock.advanceMinutes(24 * 60)
    const auditorLater = withToken(Object((await signIn('audit01')).data).token)
    expect((await decide(auditorLater, request, '1')).status).toBe(404)
    expect(await listOf(auditorLater)).toEqual([])
  })
})
