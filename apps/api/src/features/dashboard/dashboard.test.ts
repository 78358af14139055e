import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Schema } from '@doorway/api-client/types'
import { people } from '../../demo/people-rows'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { shownCount } from './small-cells'

const { as, anonymous, db, clock, signIn, withToken } = await openTestApp()
const HOME = '/api/dashboard/getAdminHome'
const TREND = '/api/dashboard/getSignInTrend'
const admin = await as('admin')
const idOf = (username: string) => people.find((person) => person.username === username)?.id ?? 0

async function homeOf(client: TestClient): Promise<Schema<'AdminHome'>> {
  const { body } = await client.get(HOME)
  expect(body.success).toBe(true)
  return Object(body.data)
}
const countOf = ({ todos }: Schema<'AdminHome'>, kind: string) => todos.find((todo) => todo.kind === kind)?.count ?? 0
const openAs = async (username: string) => withToken(Object((await signIn(username)).data).token)

describe('the start page refuses', () => {
  it('people without a token, and the trend without its code or with another number of days', async () => {
    expect((await anonymous().get(HOME)).status).toBe(401)
    expect((await anonymous().get(TREND)).status).toBe(401)
    for (const username of ['t_linyq', 'edit01', 'audit01', 'secop']) {
      expect((await (await as(username)).get(TREND)).status).toBe(403)
    }
    for (const days of ['0', '6', '32', 'x']) expect((await admin.get(`${TREND}?days=${days}`)).status).toBe(400)
  })

  it('to count what the codes of its reader do not open', async () => {
    const kinds = (await homeOf(await as('t_linyq'))).todos.map(({ kind }) => kind)
    expect(kinds).toEqual([])
    const editor = (await homeOf(await as('edit01'))).todos.map(({ kind }) => kind)
    expect(editor).not.toContain('articleReview')
    expect(editor).not.toContain('lockedAccount')
  })
})

describe('things to do', () => {
  it('are as many as the screens behind them list', async () => {
    const reviewer = await as('admin')
    const queue = { currentPage: 1, pageSize: 10, t: { tab: 'review', isReviewable: true } }
    const listed = Object((await reviewer.post('/api/cmsArticle/queryPageArticleList', queue)).body.data).total
    expect(listed).toBeGreaterThan(0)
    expect(countOf(await homeOf(reviewer), 'articleReview')).toBe(listed)
  })

  it('count locked accounts in scope alone', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn('k_baisr', 'Wrong@2026', '10.9.9.9')
    const listedBy = async (client: TestClient) =>
      Object((await client.get('/api/auth/locks')).body).data.filter(({ kind }: { kind: string }) => kind === 'name')
    const listed = await listedBy(admin)
    expect(listed.map(({ subject }: { subject: string }) => subject)).toContain('k_baisr')
    expect(countOf(await homeOf(admin), 'lockedAccount')).toBe(listed.length)
    // A kindergarten is not below a primary school.
    const school = await as('ycxx_school01')
    expect(countOf(await homeOf(school), 'lockedAccount')).toBe((await listedBy(school)).length)
    expect(countOf(await homeOf(school), 'lockedAccount')).toBeLessThan(listed.length)
  })

  it('have requests for those who confirm them, and confirmed ones for those who requested them', async () => {
    const { body } = await admin.post('/api/userInfo/resetPassword', { id: idOf('audit01') })
    expect(body.code).toBe('SECOND_PERSON_NEEDED')
    expect(countOf(await homeOf(admin), 'confirmation')).toBe(0)
    // No person confirms what concerns their own account.
    expect(countOf(await homeOf(await as('audit01')), 'confirmation')).toBe(0)
    const confirmer = await as('secop')
    expect(countOf(await homeOf(confirmer), 'confirmation')).toBe(1)
    const [open] = Object((await confirmer.get('/api/userInfo/confirmations')).body).data
    await confirmer.post('/api/userInfo/confirm', { id: open.id, isConfirmed: '1' })
    expect(countOf(await homeOf(confirmer), 'confirmation')).toBe(0)
    expect(countOf(await homeOf(admin), 'confirmationReady')).toBe(1)
    expect(countOf(await homeOf(await as('sysop')), 'confirmationReady')).toBe(0)
  })

  it('count one’s own tasks, not those of others', async () => {
    const insert = (username: string) => sql`
      insert into task (kind, state, params, owner_id, request_id, ip, locale, attempts, created_at)
      values ('export', 'failed', '{}'::jsonb, ${idOf(username)}, 'r-1', '10.0.0.1', 'zh', 1,
        ${clock.now().toISOString()}::timestamptz)`
    await db.execute(insert('admin'))
    await db.execute(insert('sysop'))
    expect(countOf(await homeOf(admin), 'taskFailed')).toBe(1)
    expect(countOf(await homeOf(await as('edit01')), 'taskFailed')).toBe(0)
    clock.advanceMinutes(8 * 24 * 60)
    expect(countOf(await homeOf(await openAs('sysop')), 'taskFailed')).toBe(0)
  })
})

describe('one’s own account', () => {
  it('has the sign-in before the present one, with its network alone, and what happened since', async () => {
    await openAs('t_xutb')
    clock.advanceMinutes(5)
    await signIn('t_xutb', 'Wrong@2026')
    await (await openAs('admin')).post('/api/userInfo/batchUpdateState', { ids: String(idOf('t_xutb')), state: '0' })
    const { account } = await homeOf(await openAs('t_xutb'))
    expect(account.lastSignIn?.ip).toBe('10.0.*.*')
    expect(account.refusedSignIns).toBe(1)
    const next = (await homeOf(await openAs('t_xutb'))).account
    expect(next).toMatchObject({ refusedSignIns: 0, changes: [] })
  })

  it('lists what others changed of it, not what its owner did', async () => {
    const username = 'ycxx_school01'
    await openAs(username)
    clock.advanceMinutes(5)
    const operator = await openAs('admin')
    const detail = Object((await operator.get(`/api/userInfo/getUserInfo?id=${idOf(username)}`)).body.data)
    const change = { id: idOf(username), remark: '二号楼', version: detail.version }
    expect((await operator.post('/api/userInfo/insertOrUpdateUserInfo', change)).body.success).toBe(true)
    const { account } = await homeOf(await openAs(username))
    expect(account.changes).toMatchObject([{ action: 'user.edit', actorName: '沈砚舟' }])
  })
})

describe('recent records', () => {
  it('are those that the reader has changed, by their present names, while they may list them', async () => {
    const operator = await openAs('wc_city01')
    const { recent } = await homeOf(operator)
    expect(recent.length).toBeGreaterThan(0)
    for (const { kind, id, name } of recent) {
      if (kind !== 'user') continue
      const t = { currentPage: 1, pageSize: 10, t: { ids: String(id) } }
      const { data } = Object((await operator.post('/api/userInfo/queryPageUserInfoList', t)).body.data)
      expect(data[0]?.name).toBe(name)
    }
    expect((await homeOf(await openAs('t_linyq'))).recent).toEqual([])
  })
})

describe('the trend of sign-ins', () => {
  it('has every day in order, and hides counts that would tell of single persons', async () => {
    const { body } = await (await openAs('admin')).get(`${TREND}?days=7`)
    const days: Schema<'SignInDay'>[] = Object(body).data
    expect(days).toHaveLength(7)
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
    for (const { people: count } of days) expect(count === null || count === 0 || count >= 5).toBe(true)
    expect([0, 1, 4, 5].map(shownCount)).toEqual([0, null, null, 5])
  })

  it('counts people in scope alone', async () => {
    const total = async (username: string) => {
      const { body } = await (await openAs(username)).get(`${TREND}?days=31`)
      return Object(body).data.reduce((sum: number, { people: count }: Schema<'SignInDay'>) => sum + (count ?? 0), 0)
    }
    expect(await total('admin')).toBeGreaterThan(await total('ycxx_school01'))
  })
})
