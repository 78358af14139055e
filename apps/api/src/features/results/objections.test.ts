import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const handler = await as('comp01')
const FINISHED = 2
const ABSENT = 999_999
const TITLE = '分数墙上的秘密'
const REPLY = '经核查，异议成立，奖项予以改正。'

const rowOf = async (statement: ReturnType<typeof sql>) => Object((await rowsOf(db, statement))[0])
const handle = (body: object, client: TestClient = handler) => client.post('/api/objection/handle', body)
const list = (t: object, client: TestClient = handler) =>
  client.post('/api/objection/queryPage', { currentPage: 1, pageSize: 10, t })
const { id: workId } = await rowOf(
  sql`select id::int as id from comp_work where competition_id = ${FINISHED} and title = ${TITLE}`,
)

/** An objection that waits: to the work, or to the whole. */
async function objection(work: number | null = workId): Promise<number> {
  const row = await rowOf(sql`insert into objection
    (competition_id, work_id, complainant_id, real_name, unit, content, state, created_at)
    select ${FINISHED}, ${work}, id, '周苏禾', '海韵小学', '公示名单与方案不一致，请核实。', 'received', now()
    from app_user where username = 't_zhoush' returning id::int as id`)
  return row.id
}

const awardOf = async (name: string) =>
  (
    await rowOf(sql`select award.id::int as id from award join comp_work work on work.id = ${workId}
    join comp_entry entry on entry.id = work.entry_id and entry.group_id = award.group_id where award.name = ${name}`)
  ).id
const stateOf = async (id: number) => (await rowOf(sql`select state from objection where id = ${id}`)).state
const certificatesOf = () =>
  rowsOf<{ id: number; no: string; award: string; revoked: boolean; replaces: number | null; code: string }>(
    db,
    sql`select certificate.id::int as id, no, content ->> 'award' as award, revoked_at is not null as revoked,
        replaces_id::int as replaces, verify_code as code
      from certificate join award_grant on award_grant.id = award_grant_id where work_id = ${workId} order by 1`,
  )

describe('objections', () => {
  it('are listed for those who decide about them, without the contact of the complainant', async () => {
    const { body } = await list({ competitionId: FINISHED })
    const page = Object(body.data)
    expect(page.total).toBe(2)
    expect(page.data[1]).toMatchObject({ complainantName: '周苏禾', workTitle: TITLE, awardName: '优秀奖' })
    expect(Object.keys(page.data[0]).filter((key) => /contact|phone|mobile/i.test(key))).toEqual([])
    expect(Object((await list({ competitionId: FINISHED, state: 'rejected' })).body.data).total).toBe(1)
  })

  it('are refused without token, code and competition', async () => {
    const id = await objection()
    const body = { id, decision: 'accept' }
    expect((await list({ competitionId: FINISHED }, anonymous())).status).toBe(401)
    expect((await handle(body, anonymous())).status).toBe(401)
    expect((await list({ competitionId: FINISHED }, await as('prov01'))).status).toBe(403)
    expect((await handle(body, await as('prov01'))).status).toBe(403)
    expect((await list({ competitionId: ABSENT })).status).toBe(404)
    expect((await handle({ ...body, id: ABSENT })).status).toBe(404)
    expect((await handle({ ...body, decision: 'x' })).status).toBe(400)
    await db.execute(
      sql`insert into user_role (user_id, role_id) select id, 11 from app_user where username = 'yc_county01'`,
    )
    const county = await as('yc_county01')
    expect((await list({ competitionId: FINISHED }, county)).status).toBe(404)
    expect((await handle(body, county)).status).toBe(404)
    expect(await stateOf(id)).toBe('received')
  })

  it('are taken up, then decided with a reply, once', async () => {
    const id = await objection()
    const taken = await handle({ id, decision: 'accept', version: 0 })
    expect(taken.body.data).toMatchObject({ state: 'checking', reply: null, handlerName: '秦晚照', version: 1 })
    expect((await handle({ id, decision: 'accept' })).body).toMatchObject({ code: 'OBJECTION_STATE' })
    expect((await handle({ id, decision: 'reject', reply: '不' })).body.errors).toMatchObject([{ field: 'reply' }])
    expect((await handle({ id, decision: 'reject', reply: REPLY, version: 0 })).status).toBe(409)
    expect(await stateOf(id)).toBe('checking')
    const decided = await handle({ id, decision: 'reject', reply: REPLY, version: 1 })
    expect(decided.body.data).toMatchObject({ state: 'rejected', reply: REPLY, awardName: '优秀奖' })
    expect((await handle({ id, decision: 'uphold', reply: REPLY })).body).toMatchObject({ code: 'OBJECTION_STATE' })
  })

  it('correct an award of their work only, to another one of its group', async () => {
    const id = await objection()
    const uphold = (awardId: number | null, of = id) => handle({ id: of, decision: 'uphold', reply: REPLY, awardId })
    expect((await uphold(await awardOf('优秀奖'))).body.errors).toMatchObject([{ field: 'awardId' }])
    expect((await uphold(ABSENT)).status).toBe(404)
    expect((await uphold(1)).status).toBe(404)
    expect((await uphold(null, await objection(null))).status).toBe(404)
    expect(await stateOf(id)).toBe('received')
    expect((await certificatesOf()).filter(({ revoked }) => !revoked)).toHaveLength(1)
  })
})

const messagesOfHolder = () =>
  rowsOf(
    db,
    sql`select event, facts from notification join notification_receipt receipt on receipt.notification_id = notification.id
      where event like 'certificate.%' and receipt.user_id =
        (select applicant_id from comp_work join comp_entry entry on entry.id = entry_id where comp_work.id = ${workId})
      order by notification.id`,
  )

describe('an upheld objection', () => {
  it('to published results revokes the old certificate and issues another one', async () => {
    const before = await certificatesOf()
    const old = before.find(({ revoked }) => !revoked)
    const { body } = await handle({
      id: await objection(),
      decision: 'uphold',
      reply: REPLY,
      awardId: await awardOf('三等奖'),
    })
    expect(body.data).toMatchObject({ state: 'upheld', awardName: '三等奖' })
    const after = await certificatesOf()
    expect(after.find(({ id }) => id === old?.id)).toMatchObject({ revoked: true })
    const issued = after.filter(({ revoked }) => !revoked)
    expect(issued).toMatchObject([{ award: '三等奖', replaces: old?.id }])
    expect(issued[0]?.no).toMatch(/^泽微课证〔\d{4}〕第\d{6}号$/)
    expect(issued[0]?.code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/)
    expect(before.map(({ no }) => no)).not.toContain(issued[0]?.no)
    const verify = async (of: { no: string; code: string } | undefined) =>
      (await anonymous().post('/api/certificate/verify', { no: of?.no, verifyCode: of?.code })).body.data
    expect(JSON.stringify(await verify(issued[0]))).toContain('三等奖')
    expect(await verify(old)).not.toEqual(await verify(issued[0]))
    expect((await messagesOfHolder()).at(-1)).toEqual({
      event: 'certificate.reissued',
      facts: { no: old?.no, newNo: issued[0]?.no, reason: REPLY },
    })
    expect(await rowOf(sql`select state from award_grant where work_id = ${workId} and state <> 'revoked'`)).toEqual({
      state: 'final',
    })
  })

  it('may take an award away, and the work has none', async () => {
    await handle({ id: await objection(), decision: 'uphold', reply: REPLY, awardId: null })
    expect((await certificatesOf()).every(({ revoked }) => revoked)).toBe(true)
    expect((await messagesOfHolder()).at(-1)).toMatchObject({ event: 'certificate.revoked', facts: { reason: REPLY } })
    expect(await rowOf(sql`select state from comp_work where id = ${workId}`)).toEqual({ state: 'unawarded' })
  })

  it('in the notice changes the announced award, without a certificate', async () => {
    await db.execute(
      sql`update result_run set state = 'publicity' where competition_id = ${FINISHED} and state = 'published'`,
    )
    const certificates = (await certificatesOf()).length
    await handle({ id: await objection(), decision: 'uphold', reply: REPLY, awardId: await awardOf('优秀奖') })
    expect(await certificatesOf()).toHaveLength(certificates)
    expect(await rowOf(sql`select state from award_grant where work_id = ${workId} and state <> 'revoked'`)).toEqual({
      state: 'publicised',
    })
  })

  it('corrects nothing before results are announced', async () => {
    await db.execute(sql`update result_run set state = 'void' where competition_id = ${FINISHED}`)
    const id = await objection()
    const { body } = await handle({ id, decision: 'uphold', reply: REPLY, awardId: await awardOf('三等奖') })
    expect(body).toMatchObject({ success: false, code: 'OBJECTION_NO_RESULT' })
    expect(await stateOf(id)).toBe('received')
  })
})
