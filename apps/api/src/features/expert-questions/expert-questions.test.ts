import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { roleAccounts } from '../../testing/role-accounts'

const { as, anonymous, clock, db } = await openTestApp()
const parent = await as('p_wangjg')
const teacher = await as('t_linyq')
const editor = await as('admin')
const school = await as('ycxx_school01')
const visitor = anonymous()

const QUESTION = '孩子午睡总是睡不着，要不要坚持？'
const REPLY = { expertName: '闻人予安', expertTitle: '妇幼健康宣教讲师', reply: '先固定顺序。\n再<b>调暗</b>灯光。' }
const page = { currentPage: 1, pageSize: 50 }

interface Question {
  id: number
  version: number
  question: string
  state: string
  authorName: string | null
}
const ask = (question: string, client: TestClient = parent) =>
  client.post('/api/preschool/ask', { question, age: 3, topic: 'health' })
const list = async (t: object = {}, client = editor): Promise<Question[]> =>
  Object((await client.post('/api/preschool/queryPageQuestion', { ...page, t })).body.data).data
const found = async (question: string): Promise<Question> => {
  const row = (await list()).find((one) => one.question === question)
  if (!row) throw new Error(`No question ${question}.`)
  return row
}
const reply = async (question: string, change: object = {}, client = editor) => {
  const { id, version } = await found(question)
  const body = { id, version, question, age: 3, topic: 'health', ...REPLY, isPublished: true, ...change }
  return client.post('/api/preschool/answer', body)
}
const close = async (question: string, reason: string, client = editor) => {
  const { id, version } = await found(question)
  return client.post('/api/preschool/closeQuestion', { id, version, reason })
}
const own = async (question: string) => {
  const { body } = await parent.post('/api/preschool/queryPageOwnQuestion', page)
  return Object(body.data).data.find((one: Question) => one.question === question)
}
const onPortal = async (question: string) => {
  const { body } = await visitor.get('/api/portal/expertAnswers?pageSize=50')
  return Object(body.data).data.find((one: Question) => one.question === question)
}
const lastNotice = async () =>
  Object(
    (
      await rowsOf(
        db,
        sql`select event, facts from notification where event like 'preschool.%' order by id desc limit 1`,
      )
    )[0],
  )

describe('a question to the experts', () => {
  it('is sent, published, corrected and taken off', async () => {
    expect((await ask(QUESTION)).body).toMatchObject({ success: true, data: { state: 'open', reply: null } })
    expect(await onPortal(QUESTION)).toBeUndefined()
    const [first] = await list({ state: 'open' })
    expect(first).toMatchObject({ question: QUESTION, authorName: '王敬国', state: 'open' })

    expect((await reply(QUESTION, { isPublished: false })).body).toMatchObject({ data: { state: 'pending' } })
    expect(await own(QUESTION)).toMatchObject({ state: 'pending', reply: null, expertName: null })
    expect(await onPortal(QUESTION)).toBeUndefined()

    expect((await reply(QUESTION)).body).toMatchObject({ data: { state: 'published' } })
    const { reply: text, ...expert } = REPLY
    expect(await onPortal(QUESTION)).toMatchObject({ ...expert, answer: text, age: 3, topic: 'health' })
    expect(await own(QUESTION)).toMatchObject({ reply: REPLY.reply, expertName: REPLY.expertName })
    expect(await lastNotice()).toEqual({
      event: 'preschool.replied',
      facts: { question: QUESTION, expert: REPLY.expertName },
    })

    const { publishAt } = await onPortal(QUESTION)
    clock.advanceMinutes(10)
    await reply(QUESTION, { reply: '改过的回复' })
    expect(await onPortal(QUESTION)).toMatchObject({ answer: '改过的回复', publishAt })

    expect((await reply(QUESTION, { isPublished: false })).body).toMatchObject({ code: 'QUESTION_STATE' })
    expect(await onPortal(QUESTION)).toBeDefined()
    expect((await close(QUESTION, '内容需要重新核实')).body).toMatchObject({ success: true })
    expect(await onPortal(QUESTION)).toBeUndefined()
    expect(await own(QUESTION)).toMatchObject({ state: 'declined', declineReason: '内容需要重新核实', reply: null })
    expect(await lastNotice()).toMatchObject({ event: 'preschool.declined', facts: { reason: '内容需要重新核实' } })
    expect((await close(QUESTION, '内容需要重新核实')).body).toMatchObject({ success: false, code: 'QUESTION_STATE' })
  })

  it('is logged with what has changed', async () => {
    const rows = await rowsOf(
      db,
      sql`select action from operation_log where target_type = 'expert_question' order by id`,
    )
    expect(rows.map((row) => Object(row).action)).toEqual([
      'expertQuestion.edit',
      'expertQuestion.publish',
      'expertQuestion.publish',
      'expertQuestion.offline',
    ])
  })

  it('makes cached pages old only once it is on the portal', async () => {
    const version = async () =>
      Object((await rowsOf(db, sql`select version from data_version where name = 'content'`))[0])
    const before = await version()
    await ask('孩子挑食不吃青菜怎么办？')
    await reply('孩子挑食不吃青菜怎么办？', { isPublished: false })
    expect(await version()).toEqual(before)
    await reply('孩子挑食不吃青菜怎么办？')
    expect(await version()).not.toEqual(before)
  })

  it('names every field that is missing when it is published', async () => {
    await ask('孩子晚上几点睡觉合适？')
    const { body } = await reply('孩子晚上几点睡觉合适？', { question: ' ', reply: ' ', expertName: '' })
    expect(Object(body).errors.map(({ field }: { field: string }) => field)).toEqual([
      'question',
      'reply',
      'expertName',
    ])
    expect((await found('孩子晚上几点睡觉合适？')).state).toBe('open')
  })

  it('is not lost to two editors', async () => {
    const { id, version } = await found('孩子晚上几点睡觉合适？')
    const body = { id, version, question: '孩子晚上几点睡觉合适？', ...REPLY, isPublished: false }
    const both = await Promise.all([
      editor.post('/api/preschool/answer', body),
      editor.post('/api/preschool/answer', body),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

describe('questions to the experts refuse', () => {
  it('visitors, and people without the code', async () => {
    expect((await ask('访客的一个问题', visitor)).status).toBe(401)
    expect((await visitor.post('/api/preschool/queryPageQuestion', page)).status).toBe(401)
    expect((await parent.post('/api/preschool/queryPageQuestion', page)).status).toBe(403)
    expect((await reply(QUESTION, {}, parent)).status).toBe(403)
    expect((await close(QUESTION, '内容需要重新核实', school)).status).toBe(403)
  })

  it('a short question, and a close without a reason', async () => {
    expect((await ask('怎么？')).body).toMatchObject({ success: false, errors: [{ field: 'question' }] })
    await ask('需要说明原因的问题')
    expect((await close('需要说明原因的问题', ' 不 ')).body).toMatchObject({ errors: [{ field: 'reason' }] })
  })

  it('the sites of other areas, and kindergartens on the site of their area', async () => {
    const { id } = await found('需要说明原因的问题')
    const [province, city, county, garden] = [
      await as('prov01'),
      await as('wc_city01'),
      await as('yc_county01'),
      await as('k_baisr'),
    ]
    const reachedBy = async (siteId: number) => {
      await db.execute(sql`update expert_qa set site_id = ${siteId} where id = ${id}`)
      const lists = await Promise.all([province, city, county, garden].map((client) => list({}, client)))
      return lists.map((rows) => rows.some((one) => one.id === id))
    }
    expect(await reachedBy(1)).toEqual([true, false, false, false])
    expect(await reachedBy(2)).toEqual([true, true, false, false])
    expect(await reachedBy(4)).toEqual([true, true, true, false])
    expect((await close('需要说明原因的问题', '内容需要重新核实', garden)).status).toBe(404)
  })
})

describe('a person', () => {
  it('asks at most five times a day, also at once', async () => {
    const sent = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(`同时提出的第${n + 1}个问题`, teacher)))
    expect(sent.filter(({ body }) => body.success)).toHaveLength(5)
    expect((await ask('还有一个问题想问', teacher)).body).toMatchObject({ code: 'TOO_MANY_QUESTIONS' })
    await db.execute(sql`update expert_qa set created_at = created_at - interval '1 day'`)
    expect((await ask('第二天的一个问题', teacher)).body).toMatchObject({ success: true })
  })
})

describe('the menu entry of expert advice', () => {
  it.each(roleAccounts)('is in the menu of %s exactly when their list can hold something', async (username) => {
    await db.execute(sql`insert into expert_qa (site_id, question, answer, expert_name, expert_title, state)
      select id, '各站点都有的问题', '', '', '', 'open' from cms_site
      where not exists (select 1 from expert_qa where question = '各站点都有的问题' and site_id = cms_site.id)`)
    const client = await as(username)
    const menus = Object((await client.get('/api/system/cscpMenus')).body.data)
    const hasEntry = menus.some(({ component }: { component: string }) => component === 'resources/ExpertQuestions')
    const { body } = await client.post('/api/preschool/queryPageQuestion', { ...page, t: {} })
    const total = body.success ? Number(Object(body.data).total) : 0
    expect({ hasEntry }).toEqual({ hasEntry: total > 0 })
  })
})
