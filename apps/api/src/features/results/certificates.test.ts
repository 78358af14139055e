import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const organiser = await as('comp01')
const FINISHED = 2
const RUNNING = 1
const ABSENT = 999_999
const REASON = '获奖者姓名登记有误'

const rowOf = async (statement: ReturnType<typeof sql>) => Object((await rowsOf(db, statement))[0])
const page = (t: object, pageSize = 100) => ({ currentPage: 1, pageSize, t })
const list = async (t: object = {}, client: TestClient = organiser) =>
  Object((await client.post('/api/certificate/queryPage', page({ competitionId: FINISHED, ...t }))).body.data)
const call = (name: string, body: object, client: TestClient = organiser) =>
  client.post(`/api/certificate/${name}`, body)
const check = async (no: string) =>
  Object((await anonymous().get(`/api/portal/certificate?no=${encodeURIComponent(no)}`)).body.data)
const codeOf = async (no: string) =>
  (await rowOf(sql`select verify_code as code from certificate where no = ${no}`)).code

async function takeCode(username: string, roleId: number) {
  await db.execute(sql`insert into user_role (user_id, role_id) select id, ${roleId} from app_user
    where username = ${username}`)
  return as(username)
}

describe('certificates of a competition', () => {
  it('are listed with their award and state, narrowed by state and word, without codes', async () => {
    const all = await list()
    expect(all).toMatchObject({ missing: 0, canIssue: 'yes' })
    expect(all.total).toBe(all.data.length)
    const revoked = await list({ state: 'revoked' })
    expect(revoked.data).toMatchObject([
      { awardName: '三等奖', revokeReason: '异议成立，奖项变更，原证书作废', mayReissue: false },
    ])
    expect(revoked.data[0].replacedByNo).toMatch(/^泽微课证/)
    expect((await list({ keyword: '林砚秋', state: 'valid' })).data).toMatchObject([
      { holderName: '林砚秋', awardName: '一等奖' },
    ])
    expect(JSON.stringify(all)).not.toContain(await codeOf(all.data[0].no))
    expect(await list({ competitionId: RUNNING })).toMatchObject({ total: 0, missing: 0, canIssue: 'notPublished' })
  })

  it('are refused without token, code, scope and thing', async () => {
    const { data } = await list({ state: 'valid' })
    const [{ id }] = data
    const county = await takeCode('yc_county01', 11)
    const plain = await as('prov01')
    const bodies = {
      queryPage: page({ competitionId: FINISHED }),
      issueBatch: { competitionId: FINISHED },
      revoke: { id, reason: REASON },
      reissue: { id, reason: REASON },
    }
    for (const [name, body] of Object.entries(bodies)) {
      expect((await call(name, body, anonymous())).status).toBe(401)
      expect((await call(name, body, plain)).status).toBe(403)
      expect((await call(name, body, county)).status).toBe(404)
      expect((await call(name, { ...body, x: 1 })).status).toBe(400)
    }
    expect((await call('queryPage', page({ competitionId: ABSENT }))).status).toBe(404)
    expect((await call('issueBatch', { competitionId: ABSENT })).status).toBe(404)
    for (const name of ['revoke', 'reissue']) {
      expect((await call(name, { id: ABSENT, reason: REASON })).status).toBe(404)
      expect((await call(name, { id, reason: ' 误 ' })).body.errors).toMatchObject([{ field: 'reason' }])
    }
    expect((await call('reissue', { id, reason: REASON, holderName: '  ' })).body.errors).toMatchObject([
      { field: 'holderName' },
    ])
    expect((await list({ state: 'revoked' })).total).toBe(1)
  })
})

describe('issuing', () => {
  it('gives every award without a certificate the next number, once', async () => {
    expect((await call('issueBatch', { competitionId: FINISHED })).body).toMatchObject({
      code: 'CERTIFICATE_NONE_MISSING',
    })
    const lost = await rowsOf<{ no: string }>(
      db,
      sql`delete from certificate where id in (select id from certificate where revoked_at is null and replaces_id is null
        and id not in (select coalesce(replaces_id, 0) from certificate) order by id limit 3) returning no`,
    )
    expect(lost).toHaveLength(3)
    const before = await list()
    expect(before.missing).toBe(3)
    expect(before.data.map(({ state }: { state: string }) => state).lastIndexOf('missing')).toBe(2)
    const highest = before.data.map(({ no }: { no: string | null }) => Number(no?.match(/(\d+)号$/)?.[1] ?? 0))
    expect((await call('issueBatch', { competitionId: FINISHED })).body).toMatchObject({ data: { issued: 3 } })
    const after = await list()
    expect(after.missing).toBe(0)
    const fresh = after.data.slice(0, 3)
    const top = Math.max(...highest)
    expect(fresh.map(({ no }: { no: string }) => Number(no.match(/(\d+)号$/)?.[1]))).toEqual([
      top + 3,
      top + 2,
      top + 1,
    ])
    expect(fresh[2].no).toMatch(/^泽微课证〔\d{4}〕第\d{6}号$/)
    expect(await codeOf(fresh[0].no)).toMatch(/^[A-HJ-NP-Z2-9]{10}$/)
    expect(await check(fresh[0].no)).toMatchObject({ state: 'valid', awardName: fresh[0].awardName })
    expect(
      await rowOf(sql`select permission_code as code from operation_log where action = 'certificate.issue'`),
    ).toEqual({
      code: 'comp:cert:issue',
    })
  })

  it('waits for the publication, and for the prefix of numbers', async () => {
    expect((await call('issueBatch', { competitionId: RUNNING })).body).toMatchObject({
      code: 'CERTIFICATE_NOT_PUBLISHED',
    })
    await db.execute(sql`update competition set certificate_prefix = null where id = ${FINISHED}`)
    expect(await list()).toMatchObject({ canIssue: 'noPrefix' })
    expect((await call('issueBatch', { competitionId: FINISHED })).body).toMatchObject({
      code: 'CERTIFICATE_NO_PREFIX',
    })
    await db.execute(sql`update competition set certificate_prefix = '泽微课证' where id = ${FINISHED}`)
  })
})

describe('revoking and reissuing', () => {
  it('says at the number that it is revoked, and when, but not why', async () => {
    const [{ id, no }] = (await list({ state: 'valid', keyword: '林砚秋' })).data
    const { body } = await call('revoke', { id, reason: REASON })
    expect(body.data).toMatchObject({ state: 'revoked', revokeReason: REASON, mayReissue: true })
    const found = await check(no)
    expect(found).toMatchObject({ state: 'revoked', revokedFor: null, replacedByNo: null })
    expect(found.revokedAt).toMatch(/^\d{4}-/)
    expect(JSON.stringify(found)).not.toContain(REASON)
    expect((await call('revoke', { id, reason: REASON })).body).toMatchObject({ code: 'CERTIFICATE_REVOKED' })
    // It is not missing: another one is issued only in its place.
    expect((await list()).missing).toBe(0)
    expect(
      await rowOf(sql`select target_label as label from operation_log where action = 'certificate.revoke'`),
    ).toEqual({
      label: no,
    })
  })

  it('gives another number and name, and the old number names the new one', async () => {
    const [{ id, no }] = (await list({ state: 'revoked', keyword: '林砚秋' })).data
    const { body } = await call('reissue', { id, reason: REASON, holderName: '林砚秋（改）' })
    const fresh = Object(body.data)
    expect(fresh).toMatchObject({ state: 'valid', holderName: '林砚秋（改）', replacesNo: no, awardName: '一等奖' })
    expect(await check(no)).toMatchObject({ state: 'revoked', revokedFor: 'replaced', replacedByNo: fresh.no })
    expect(await check(fresh.no)).toMatchObject({ state: 'valid' })
    expect((await call('reissue', { id, reason: REASON })).body).toMatchObject({ code: 'CERTIFICATE_REPLACED' })
    const again = Object((await call('reissue', { id: fresh.id, reason: REASON })).body.data)
    expect(again).toMatchObject({ holderName: '林砚秋（改）', replacesNo: fresh.no })
    expect(await check(fresh.no)).toMatchObject({ state: 'revoked', replacedByNo: again.no })
  })

  it('does not bring back the certificate of a revoked award', async () => {
    await db.execute(sql`update certificate set replaces_id = null where replaces_id in
      (select certificate.id from certificate join award_grant on award_grant.id = award_grant_id
        where award_grant.state = 'revoked')`)
    const [{ id }] = (await list({ state: 'revoked', keyword: '分数墙' })).data
    expect((await call('reissue', { id, reason: REASON })).body).toMatchObject({ code: 'CERTIFICATE_NO_AWARD' })
  })

  it('of a valid one needs the code of revoking besides', async () => {
    await db.execute(sql`delete from role_menu where role_id = 11 and menu_id in
      (select id from menu where permission_code = 'comp:cert:revoke')`)
    const issuer = await as('comp02')
    const [{ id }] = (await list({ state: 'valid' }, issuer)).data
    expect((await call('reissue', { id, reason: REASON }, issuer)).status).toBe(403)
    expect((await list({ state: 'valid' }, issuer)).data[0].id).toBe(id)
  })
})
