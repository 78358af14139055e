import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, clock, db, signIn, withToken } = await openTestApp()
const officer = await as('secop')
const admin = await as('admin')
const auditor = await as('audit01')
type Client = typeof admin
const change = { lockFailures: 3, idleMinutes: 20, passwordDays: 90, reason: '落实年度安全检查要求' }
const propose = (client: Client, more = {}) => client.post('/api/security/proposePolicy', { ...change, ...more })
const decide = (client: Client, id: number, decision: string) =>
  client.post('/api/security/approvePolicy', { id, decision })
const idOf = ({ body }: { body: { data: unknown } }) => Object(body.data).changes[0].id

describe('the security policy', () => {
  it('needs the codes', async () => {
    expect((await auditor.get('/api/security/getPolicy')).status).toBe(403)
    expect((await propose(auditor)).status).toBe(403)
    expect((await decide(auditor, 1, 'approved')).status).toBe(403)
  })

  it('needs a reason and a difference', async () => {
    expect((await propose(officer, { reason: ' ' })).body.errors).toMatchObject([{ field: 'reason' }])
    const same = { lockFailures: 5, idleMinutes: 30, passwordDays: 0 }
    expect((await propose(officer, same)).body.code).toBe('POLICY_UNCHANGED')
    expect((await propose(officer, { lockFailures: 99 })).status).toBe(400)
  })

  it('is not changed by one person alone', async () => {
    const proposed = await propose(officer)
    expect(proposed.body.data).toMatchObject({ policy: { lockFailures: 5 }, changes: [{ state: 'open', isOwn: true }] })
    expect((await propose(admin)).body.code).toBe('POLICY_PENDING')
    expect((await decide(officer, idOf(proposed), 'approved')).body.code).toBe('OWN_PROPOSAL')
    expect((await decide(admin, idOf(proposed), 'withdrawn')).status).toBe(403)
    expect((await decide(officer, idOf(proposed), 'withdrawn')).body.data).toMatchObject({
      policy: { lockFailures: 5 },
      changes: [{ state: 'withdrawn' }],
    })
    expect((await decide(admin, idOf(proposed), 'approved')).status).toBe(404)
  })

  it('is in force once a second person confirms it', async () => {
    const proposed = await propose(officer)
    expect((await decide(admin, idOf(proposed), 'approved')).body.data).toMatchObject({
      policy: { lockFailures: 3, idleMinutes: 20, passwordDays: 90 },
      changes: [{ state: 'approved', deciderName: expect.any(String) }, { state: 'withdrawn' }],
    })
  })

  it('is not proposed on top of values that are no longer in force', async () => {
    const { version } = Object((await officer.get('/api/security/getPolicy')).body.data).policy
    expect(await propose(officer, { passwordDays: 30, version: version - 1 })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data: { lockFailures: 3, idleMinutes: 20, passwordDays: 90, version } },
    })
    const after = Object((await officer.get('/api/security/getPolicy')).body.data)
    expect(after.changes).not.toContainEqual(expect.objectContaining({ state: 'open' }))
    const proposed = await propose(officer, { passwordDays: 30, version })
    expect(proposed.body.success).toBe(true)
    await decide(officer, idOf(proposed), 'withdrawn')
  })

  it('locks a name after so many wrong passwords', async () => {
    for (let count = 0; count < 3; count += 1) await signIn('t_zhoush', 'wrong', '10.9.9.9')
    expect(await signIn('t_zhoush', undefined, '10.9.9.9')).toMatchObject({ code: 'LOGIN_FAILED' })
    expect(await signIn('t_zhoush', undefined, '10.8.8.8')).toMatchObject({ success: true })
  })

  it('ends sessions that are idle for so long, and expires old passwords', async () => {
    const token = String(Object((await signIn('t_linyq')).data).token)
    await db.execute(sql`update user_security set pwd_changed_at = pwd_changed_at - interval '400 days'`)
    clock.advanceMinutes(21)
    expect((await withToken(token).get('/api/system/currentUser')).status).toBe(401)
    expect(await signIn('t_linyq')).toMatchObject({ data: { passwordState: 'expired' } })
    expect(await signIn('s_wangzh')).not.toMatchObject({ data: { passwordState: 'expired' } })
  })
})
