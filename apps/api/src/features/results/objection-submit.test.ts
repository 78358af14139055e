import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const FINISHED = 2
const ABSENT = 999_999
const TITLE = '长方形的面积为什么是长乘宽'
const CONTENT = '公示名单中本作品的奖项与大赛方案公布的得分规则不一致，请主办方予以核实。'
const MINE = '/api/competition/queryPageMyResultList'

const author = await as('t_linyq')
const rowOf = async (statement: ReturnType<typeof sql>) => Object((await rowsOf(db, statement))[0])
const { id: workId } = await rowOf(
  sql`select id::int as id from comp_work where competition_id = ${FINISHED} and title = ${TITLE}`,
)
const submit = (client: TestClient = author, body: object = { workId, content: CONTENT }) =>
  client.post('/api/objection/submit', body)
const notice = (state: 'auto' | 'open' | 'closed') =>
  db.execute(
    sql`update competition_phase set manual = ${state} where competition_id = ${FINISHED} and kind = 'publicity'`,
  )
const count = async () => (await rowOf(sql`select count(*)::int as n from objection where work_id = ${workId}`)).n
const mine = async (client: TestClient = author) =>
  Object(
    Object((await client.post(MINE, { currentPage: 1, pageSize: 10, t: { competitionId: FINISHED } })).body.data)
      .data[0],
  )
const messagesOf = async (client: TestClient) => {
  const { body } = await client.post('/api/notification/queryPageMyList', { currentPage: 1, pageSize: 50, t: {} })
  return JSON.stringify(Object(body.data).data)
}
const decide = async (id: number, decision: string) =>
  (await as('comp01')).post('/api/objection/handle', { id, decision, reply: '经核查，现予答复，感谢您的监督。' })

describe('objecting to a result', () => {
  it('is refused without token, for works of others, and where there is none', async () => {
    await notice('open')
    expect((await submit(anonymous())).status).toBe(401)
    for (const name of ['t_zhoush', 's_wangzh', 'comp01']) expect((await submit(await as(name))).status).toBe(404)
    expect((await submit(author, { workId: ABSENT, content: CONTENT })).status).toBe(404)
    expect(await count()).toBe(0)
  })

  it('takes 20 to 1000 characters', async () => {
    for (const content of ['', '请核实。', ` ${'字'.repeat(19)}  `]) {
      const { body } = await submit(author, { workId, content })
      expect(body).toMatchObject({ success: false, errors: [{ field: 'content', msg: '请填写异议内容，20至1000字' }] })
    }
    expect((await submit(author, { workId, content: '字'.repeat(1001) })).status).toBe(400)
    expect(await count()).toBe(0)
  })

  it('is refused before the notice and after it, by the clock of the server', async () => {
    await notice('auto')
    expect((await submit()).body).toMatchObject({ code: 'OBJECTION_OVER', msg: '公示期已结束，不能再提出异议' })
    expect((await mine()).notice).toMatchObject({ state: 'over' })
    await db.execute(sql`update competition_phase set start_at = start_at + interval '9 years',
      end_at = end_at + interval '9 years' where competition_id = ${FINISHED} and kind = 'publicity'`)
    expect((await submit()).body).toMatchObject({ code: 'OBJECTION_NOT_OPEN', msg: '尚未开始公示，暂不能提出异议' })
    expect((await mine()).notice).toMatchObject({ state: 'before' })
    await db.execute(sql`update competition_phase set start_at = start_at - interval '9 years',
      end_at = end_at - interval '9 years' where competition_id = ${FINISHED} and kind = 'publicity'`)
    expect(await count()).toBe(0)
  })

  it('needs a run that is announced, and the work in it', async () => {
    await notice('open')
    await db.execute(
      sql`update result_run set state = 'confirmed' where competition_id = ${FINISHED} and state = 'published'`,
    )
    expect((await submit()).body).toMatchObject({ code: 'OBJECTION_NOT_OPEN' })
    await db.execute(
      sql`update result_run set state = 'published' where competition_id = ${FINISHED} and state = 'confirmed'`,
    )
    await db.execute(sql`create table moved_result as select * from work_result where work_id = ${workId}`)
    await db.execute(sql`delete from work_result where work_id = ${workId}`)
    expect((await submit()).body).toMatchObject({ code: 'OBJECTION_NOT_IN_RESULTS' })
    await db.execute(sql`insert into work_result select * from moved_result`)
    await db.execute(sql`drop table moved_result`)
    await db.execute(sql`update comp_work set state = 'disqualified' where id = ${workId}`)
    expect((await submit()).body).toMatchObject({ code: 'OBJECTION_NOT_IN_RESULTS' })
    expect((await mine()).notice).toBeNull()
    await db.execute(sql`update comp_work set state = 'awarded' where id = ${workId}`)
    expect(await count()).toBe(0)
  })

  it('is stored once while it is open, listed for organisers, who get a message', async () => {
    const { body } = await submit()
    expect(body).toMatchObject({ success: true, data: { workId, state: 'received', content: CONTENT, reply: null } })
    expect((await submit()).body).toMatchObject({ success: false, code: 'OBJECTION_OPEN' })
    expect(await count()).toBe(1)
    expect(await mine()).toMatchObject({
      notice: { state: 'open' },
      objection: { state: 'received', content: CONTENT },
    })
    const organiser = await as('comp01')
    const listed = await organiser.post('/api/objection/queryPage', {
      currentPage: 1,
      pageSize: 10,
      t: { competitionId: FINISHED, state: 'received' },
    })
    expect(Object(listed.body.data).data).toMatchObject([{ complainantName: '林砚秋', workTitle: TITLE }])
    expect(await messagesOf(organiser)).toContain(`“云泽省第二届中小学微课大赛”的作品“${TITLE}”收到一条异议`)
    expect(await messagesOf(author)).not.toContain('收到一条异议')
    expect(
      await rowOf(sql`select target_label as label from operation_log where action = 'objection.submit'`),
    ).toMatchObject({ label: TITLE })
  })

  it('is decided with a message to the complainant, who may object again in the notice', async () => {
    const { objection } = await mine()
    expect((await decide(objection.id, 'accept')).body.success).toBe(true)
    expect(await messagesOf(author)).not.toContain('现予答复')
    expect((await decide(objection.id, 'reject')).body.success).toBe(true)
    expect(await messagesOf(author)).toContain('未成立，维持原结果。答复：经核查，现予答复')
    expect((await mine()).objection).toMatchObject({ state: 'rejected', reply: '经核查，现予答复，感谢您的监督。' })
    const again = await submit()
    expect(again.body.success).toBe(true)
    await decide(Object(again.body.data).id, 'uphold')
    expect(await messagesOf(author)).toContain('提出的异议成立。答复')
  })

  it('is open to who handles entries for the school of the work, not to other schools or areas', async () => {
    expect((await submit(await as('yc_county01'))).status).toBe(404)
    expect((await submit(await as('wc_city01'))).status).toBe(404)
    const { username: colleague } = await rowOf(
      sql`select person.username from app_user person
        join app_user author on author.username = 't_linyq' and author.school_id = person.school_id
        where person.id <> author.id and person.user_type = '4' and person.data_state = '0' and person.deleted_at is null
        order by person.id limit 1`,
    )
    expect((await submit(await as(colleague))).status).toBe(404)
    const { body } = await submit(await as('ycxx_school01'))
    expect(body).toMatchObject({ success: true, data: { state: 'received' } })
    // What the school objects to is not the author's own objection.
    expect((await mine()).objection).toMatchObject({ state: 'upheld' })
    expect((await submit()).body).toMatchObject({ code: 'OBJECTION_OPEN' })
  })
})

describe('one’s own result in the notice', () => {
  it('has the announced award and no number', async () => {
    await db.execute(
      sql`update result_run set state = 'publicity' where competition_id = ${FINISHED} and state = 'published'`,
    )
    await db.execute(sql`update competition set state = 'announced' where id = ${FINISHED}`)
    await db.execute(
      sql`update award_grant set state = 'publicised' where competition_id = ${FINISHED} and state = 'final'`,
    )
    expect(await mine()).toMatchObject({ stage: 'notice', awardName: '一等奖', result: null, certificate: null })
  })
})
