import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { required } from '../../required'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db, clock } = await openTestApp()
const OPEN = 1
const TASKS = '/api/judge/queryPageTaskList'
const DRAFT = '/api/judge/saveDraft'
const SUBMIT = '/api/judge/submitMark'
const RECUSE = '/api/judge/recuse'
const REPORT = '/api/judge/report'
const SIGN = '/api/judge/signAgreement'
const work = (id: number) => `/api/judge/getTask?assignmentId=${id}`

const roundsOf = async (client: TestClient): Promise<Schema<'JudgeTasks'>['rounds']> =>
  Object((await client.get('/api/judge/getMyTasks')).body.data).rounds
const roundIdOf = async (client: TestClient) =>
  (await roundsOf(client)).find(({ competitionId }) => competitionId === OPEN)?.id
async function tasksOf(client: TestClient, state?: string): Promise<Schema<'JudgeTaskPage'>['data']> {
  const t = { roundId: await roundIdOf(client), ...(state && { state }) }
  const { body } = await client.post(TASKS, { currentPage: 1, pageSize: 100, t })
  return Object(body.data).data
}
async function firstOf(client: TestClient, state: string): Promise<number> {
  const [task] = await tasksOf(client, state)
  if (!task) throw new Error(`There is no task in the state ${state}.`)
  return task.assignmentId
}
const readWork = async (client: TestClient, id: number): Promise<Schema<'JudgeWork'>> =>
  Object((await client.get(work(id))).body.data)
const criteriaOf = ({ sheet }: Schema<'JudgeWork'>) => sheet.sections.flatMap(({ criteria }) => criteria)

/** Points of a whole sheet, 0.5 below the maximum of each criterion: 93 of 100. */
async function fullSheet(client: TestClient, assignmentId: number, comment = '') {
  const found = await readWork(client, assignmentId)
  const items = criteriaOf(found).map(({ id, max }) => ({ criterionId: id, score: String(Number(max) - 0.5) }))
  return { assignmentId, revision: found.mark ? found.mark.revision : 0, items, comment }
}
const stored = (id: number) =>
  rowsOf(
    db,
    sql`select assignment.state, mark.state as mark, mark.total::text, mark.revision,
      (select count(*)::int from mark_item item where item.assignment_id = assignment.id) as items
      from judge_assignment assignment left join mark on mark.assignment_id = assignment.id where assignment.id = ${id}`,
  )
const phaseEnds = (days: number) =>
  db.execute(
    sql`update competition_phase set end_at = ${new Date(clock.now().getTime() + days * 86_400_000).toISOString()}::timestamptz
      where competition_id = ${OPEN} and kind = 'round' and round_no = 1`,
  )

describe('the desk of a judge', () => {
  it('needs a token and the code for it', async () => {
    const teacher = await as('t_linyq')
    const calls: readonly (readonly [string, object])[] = [
      [TASKS, { currentPage: 1, pageSize: 10, t: { roundId: 1 } }],
      [SIGN, { roundId: 1, version: '2026-01' }],
      [DRAFT, { assignmentId: 1, revision: 0, items: [], comment: '' }],
      [SUBMIT, { assignmentId: 1, revision: 0, items: [], comment: '' }],
      [RECUSE, { assignmentId: 1, reason: '与作者同校任教' }],
      [REPORT, { assignmentId: 1, kind: 'other', content: '画面中有校徽' }],
    ]
    for (const [path, body] of calls) {
      expect((await anonymous().post(path, body)).status).toBe(401)
      expect((await teacher.post(path, body)).status).toBe(403)
    }
    expect((await anonymous().get(work(1))).status).toBe(401)
    expect((await teacher.get('/api/judge/getMyTasks')).status).toBe(403)
  })

  it('has the rounds of the judge with counts, the open one first', async () => {
    const rounds = await roundsOf(await as('j01'))
    expect(rounds.map(({ competitionName, name, state }) => [competitionName, name, state])).toEqual([
      ['云泽省第三届中小学微课大赛', '初评', 'open'],
      ['云泽省第二届中小学微课大赛', '复评', 'closed'],
    ])
    const tasks = await tasksOf(await as('j01'))
    const [open] = rounds
    const { todo = 0, draft = 0, submitted = 0, recused = 0 } = open?.counts ?? {}
    expect(tasks).toHaveLength(todo + draft + submitted + recused)
    expect(open?.agreementAt).toMatch(/^\d{4}-/)
  })

  it('has an order of its own that does not change with the states', async () => {
    const judge = await as('j02')
    const before = await tasksOf(judge)
    expect(before.map(({ seq }) => seq)).toEqual(before.map((_, place) => place + 1))
    expect(before.map(({ workNo }) => workNo)).not.toEqual(before.map(({ workNo }) => workNo).toSorted())
    const id = await firstOf(judge, 'todo')
    await judge.post(DRAFT, { assignmentId: id, revision: 0, items: [], comment: '' })
    expect((await tasksOf(judge)).map(({ assignmentId }) => assignmentId)).toEqual(
      before.map(({ assignmentId }) => assignmentId),
    )
    const drafts = await tasksOf(judge, 'draft')
    expect(drafts.map(({ assignmentId }) => assignmentId)).toContain(id)
    expect(drafts.every(({ seq, assignmentId }) => before[seq - 1]?.assignmentId === assignmentId)).toBe(true)
  })

  it('opens nothing before the agreement is signed in its present words', async () => {
    const judge = await as('j06')
    const roundId = await roundIdOf(judge)
    const body = { currentPage: 1, pageSize: 10, t: { roundId } }
    const refusal = { success: false, code: 'AGREEMENT_REQUIRED', msg: '请先签署评审承诺书', data: null }
    expect((await judge.post(TASKS, body)).body).toMatchObject(refusal)
    const [row] = await rowsOf<{ id: number }>(
      db,
      sql`select id::int from judge_assignment where judge_id = 19 and state = 'assigned' order by id limit 1`,
    )
    const { id } = required(row, 'assignment')
    expect((await judge.get(work(id))).body).toMatchObject(refusal)
    const mark = { assignmentId: id, revision: 0, items: [], comment: '' }
    expect((await judge.post(DRAFT, mark)).body).toMatchObject(refusal)
    expect((await judge.post(SIGN, { roundId, version: '2020-01' })).body).toMatchObject({ code: 'AGREEMENT_CHANGED' })
    expect((await judge.post(SIGN, { roundId, version: '2026-01' })).body).toMatchObject({
      success: true,
      msg: '已签署',
    })
    expect((await judge.post(TASKS, body)).body).toMatchObject({ success: true, data: { total: 2 } })
    expect(await tasksOf(judge)).toMatchObject([{ isSample: true }, { isSample: false }])
    const other = await as('j01')
    expect((await other.post(SIGN, { roundId: 999, version: '2026-01' })).status).toBe(404)
  })
})

describe('a mark', () => {
  it('is a draft with parts of the sheet, and the last draft is returned to one that does not know it', async () => {
    const judge = await as('j01')
    const id = await firstOf(judge, 'todo')
    const [first, second] = criteriaOf(await readWork(judge, id))
    const items = [{ criterionId: first?.id, score: '4.5' }]
    const saved = await judge.post(DRAFT, { assignmentId: id, revision: 0, items, comment: ' 画面清楚 ', seconds: 61 })
    expect(saved.body).toMatchObject({ success: true, data: { items, total: '4.5', comment: '画面清楚', revision: 1 } })
    expect(await readWork(judge, id)).toMatchObject({ state: 'draft', isOpen: true, mark: { revision: 1 } })
    const stale = [{ criterionId: second?.id, score: '1' }]
    const { status, body } = await judge.post(DRAFT, { assignmentId: id, revision: 0, items: stale, comment: '' })
    expect([status, body.code]).toEqual([409, 'VERSION_CONFLICT'])
    expect(body.data).toMatchObject({ items, revision: 1 })
    expect(await stored(id)).toMatchObject([{ state: 'in_progress', mark: 'draft', total: '4.500000', items: 1 }])
  })

  it('is refused outside of the range and between the steps, with nothing written', async () => {
    const judge = await as('j03')
    const id = await firstOf(judge, 'todo')
    const [first] = criteriaOf(await readWork(judge, id))
    for (const [score, msg] of [
      ['5.5', '分值须在0到5之间'],
      ['4.3', '分值须为0.5的整数倍'],
      ['-1', '分值须在0到5之间'],
    ]) {
      const body = { assignmentId: id, revision: 0, items: [{ criterionId: first?.id, score }], comment: '' }
      expect((await judge.post(DRAFT, body)).body).toMatchObject({
        success: false,
        msg,
        errors: [{ field: `items.${first?.id}`, msg }],
      })
    }
    const alien = { assignmentId: id, revision: 0, items: [{ criterionId: 9999, score: '1' }], comment: '' }
    expect((await judge.post(DRAFT, alien)).body).toMatchObject({ success: false, msg: '评分项不属于本评分表' })
    const part = { assignmentId: id, revision: 0, items: [{ criterionId: first?.id, score: '5' }], comment: '' }
    const { body } = await judge.post(SUBMIT, part)
    expect(body).toMatchObject({ success: false, msg: '请为该项评分' })
    expect(body.errors).toHaveLength(13)
    expect(await stored(id)).toEqual([{ state: 'assigned', mark: null, total: null, revision: null, items: 0 }])
  })

  it('requires reasons below 60 and above 95', async () => {
    const judge = await as('j03')
    const id = await firstOf(judge, 'todo')
    const sheet = await fullSheet(judge, id)
    const zeros = sheet.items.map(({ criterionId }) => ({ criterionId, score: '0' }))
    expect((await judge.post(SUBMIT, { ...sheet, items: zeros })).body).toMatchObject({
      success: false,
      msg: '总分低于60或高于95时，评语至少20个字',
    })
  })

  it('is locked when it is submitted', async () => {
    const judge = await as('j03')
    const id = await firstOf(judge, 'todo')
    const sheet = await fullSheet(judge, id)
    const { body } = await judge.post(SUBMIT, sheet)
    expect(body).toMatchObject({ success: true, msg: '评分已提交', data: { total: '93', revision: 1 } })
    const before = await stored(id)
    expect(before).toEqual([{ state: 'submitted', mark: 'submitted', total: '93.000000', revision: 1, items: 14 }])
    const refusal = { success: false, code: 'MARK_LOCKED', msg: '评分已提交并锁定，不能再修改', data: null }
    expect((await judge.post(SUBMIT, { ...sheet, revision: 1 })).body).toMatchObject(refusal)
    expect((await judge.post(DRAFT, { ...sheet, revision: 1 })).body).toMatchObject(refusal)
    expect((await judge.post(RECUSE, { assignmentId: id, reason: '与作者同校任教' })).body).toMatchObject(refusal)
    expect(await stored(id)).toEqual(before)
    expect(await readWork(judge, id)).toMatchObject({ state: 'submitted', isOpen: false })
  })

  it('is not written for a work that has left the competition', async () => {
    const judge = await as('j03')
    const id = await firstOf(judge, 'todo')
    const sheet = await fullSheet(judge, id)
    const setState = (state: string) =>
      db.execute(sql`update comp_work set state = ${state}
        where id = (select work_id from judge_assignment where id = ${id})`)
    const before = await stored(id)
    for (const state of ['withdrawn', 'disqualified', 'rejected']) {
      await setState(state)
      for (const path of [DRAFT, SUBMIT])
        expect((await judge.post(path, sheet)).body).toMatchObject({
          success: false,
          code: 'WORK_WITHDRAWN',
          data: null,
        })
    }
    expect(await stored(id)).toEqual(before)
    await setState('judging')
  })

  it('is written once by two requests at the same time', async () => {
    const judge = await as('j03')
    const id = await firstOf(judge, 'todo')
    const sheet = await fullSheet(judge, id)
    const both = await Promise.all([judge.post(SUBMIT, sheet), judge.post(SUBMIT, sheet)])
    expect(both.map(({ body }) => body.code ?? 'OK').toSorted()).toEqual(['MARK_LOCKED', 'OK'])
    expect(await stored(id)).toMatchObject([{ revision: 1 }])
  })

  it('can be changed again after the organiser has returned it', async () => {
    const judge = await as('j02')
    const id = await firstOf(judge, 'submitted')
    await db.execute(sql`update judge_assignment set state = 'returned' where id = ${id}`)
    const sheet = await fullSheet(judge, id)
    expect((await judge.post(DRAFT, sheet)).body).toMatchObject({ success: true })
    expect(await stored(id)).toMatchObject([{ state: 'in_progress', mark: 'draft' }])
  })
})

describe('the time of a round', () => {
  it('decides by the clock of the server', async () => {
    const judge = await as('j04')
    const id = await firstOf(judge, 'todo')
    const sheet = await fullSheet(judge, id)
    await phaseEnds(-1)
    const refusal = { success: false, code: 'ROUND_CLOSED', msg: '本轮评审已结束，不能再修改', data: null }
    expect((await judge.post(SUBMIT, sheet)).body).toMatchObject(refusal)
    expect((await judge.post(DRAFT, sheet)).body).toMatchObject(refusal)
    expect((await judge.post(RECUSE, { assignmentId: id, reason: '与作者同校任教' })).body).toMatchObject(refusal)
    expect(await stored(id)).toMatchObject([{ state: 'assigned', mark: null }])
    expect(await readWork(judge, id)).toMatchObject({ isOpen: false, state: 'todo' })
    await phaseEnds(7)
  })

  it('opens no work before the round', async () => {
    const judge = await as('j04')
    const id = await firstOf(judge, 'todo')
    await db.execute(sql`update competition_phase set start_at = start_at + interval '16 days', end_at = end_at + interval '16 days'
      where competition_id = ${OPEN} and kind = 'round' and round_no = 1`)
    const refusal = { success: false, code: 'ROUND_NOT_OPEN', msg: '本轮评审尚未开始', data: null }
    expect((await judge.get(work(id))).body).toMatchObject(refusal)
    const t = { roundId: await roundIdOf(judge) }
    expect((await judge.post(TASKS, { currentPage: 1, pageSize: 10, t })).body).toMatchObject(refusal)
    await db.execute(sql`update competition_phase set start_at = start_at - interval '16 days', end_at = end_at - interval '16 days'
      where competition_id = ${OPEN} and kind = 'round' and round_no = 1`)
  })
})

describe('the assignment of another judge', () => {
  it('is neither read nor written, by the chief and by an administrator either', async () => {
    const id = await firstOf(await as('j04'), 'todo')
    const mark = { assignmentId: id, revision: 0, items: [], comment: '' }
    for (const name of ['j01', 'j05', 'admin', 'comp01']) {
      const other = await as(name)
      const statuses = [
        (await other.get(work(id))).status,
        (await other.post(DRAFT, mark)).status,
        (await other.post(SUBMIT, mark)).status,
        (await other.post(RECUSE, { assignmentId: id, reason: '与作者同校任教' })).status,
        (await other.post(REPORT, { assignmentId: id, kind: 'other', content: '画面中有校徽' })).status,
      ]
      expect([name, ...statuses]).toEqual([name, 404, 404, 404, 404, 404])
    }
    expect(await stored(id)).toMatchObject([{ state: 'assigned', mark: null }])
  })

  it('is gone when the organiser has revoked it', async () => {
    const judge = await as('j04')
    const id = await firstOf(judge, 'todo')
    await db.execute(sql`update judge_assignment set state = 'revoked' where id = ${id}`)
    expect((await judge.get(work(id))).status).toBe(404)
    expect((await tasksOf(judge)).map(({ assignmentId }) => assignmentId)).not.toContain(id)
    await db.execute(sql`update judge_assignment set state = 'assigned' where id = ${id}`)
  })
})

describe('a conflict of interest', () => {
  const refusal = { success: false, code: 'CONFLICT_OF_INTEREST', data: null }
  const author = sql`select entry.id from comp_entry entry join comp_work work on work.entry_id = entry.id
    join judge_assignment assignment on assignment.work_id = work.id where assignment.id =`

  it('that came up later is refused at submit, by every rule', async () => {
    const judge = await as('j05')
    const id = await firstOf(judge, 'todo')
    const sheet = await fullSheet(judge, id)
    const before = await stored(id)
    const judged = sql`(select judge_id from judge_assignment where id = ${id})`
    const rules = [
      [
        'same school',
        sql`update app_user set school_id = (select org_id from comp_entry where id in (${author} ${id})) where id = ${judged}`,
        sql`update app_user set school_id = 24 where id = ${judged}`,
      ],
      [
        'part-time school',
        sql`insert into user_org_parttime (user_id, school_id, seq) select ${judged}, org_id, 0 from comp_entry where id in (${author} ${id})`,
        sql`delete from user_org_parttime where user_id = ${judged}`,
      ],
      [
        'co-author',
        sql`insert into comp_entry_member (entry_id, role, seq, user_id, name, org_name) select id, 'coauthor', 1, ${judged}, '鲁仲谦', '丹渚市教育局' from comp_entry where id in (${author} ${id})`,
        sql`delete from comp_entry_member where user_id = ${judged}`,
      ],
      [
        'guardian of an author',
        sql`insert into guardian (parent_user_id, student_user_id) select ${judged}, applicant_id from comp_entry where id in (${author} ${id})`,
        sql`delete from guardian where parent_user_id = ${judged}`,
      ],
      [
        'same city in a round of the province',
        sql`update comp_entry set area_code = '380521' where id in (${author} ${id})`,
        sql`update comp_entry set area_code = '380421' where id in (${author} ${id})`,
      ],
    ] as const
    for (const [name, arrange, restore] of rules) {
      await db.execute(arrange)
      const { body } = await judge.post(SUBMIT, sheet)
      expect({ name, ...body }).toMatchObject({ name, ...refusal, msg: '您与该作品存在利害关系，不能评分，请申请回避' })
      await db.execute(restore)
    }
    expect(await stored(id)).toEqual(before)
    expect((await judge.post(SUBMIT, sheet)).body).toMatchObject({ success: true })
  })

  it('of the same city may be allowed for a panel', async () => {
    const judge = await as('j05')
    const id = await firstOf(judge, 'todo')
    const sheet = await fullSheet(judge, id)
    await db.execute(sql`update comp_entry set area_code = '380521' where id in (${author} ${id})`)
    expect((await judge.post(SUBMIT, sheet)).body).toMatchObject(refusal)
    await db.execute(sql`update judge_panel set avoids_area = false`)
    expect((await judge.post(SUBMIT, sheet)).body).toMatchObject({ success: true })
    await db.execute(sql`update judge_panel set avoids_area = true`)
  })

  it('is none between the judges and the works of the demo', async () => {
    const { listConflicts } = await import('./conflicts.queries')
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`select assignment.id::int from judge_assignment assignment join judge_panel panel on panel.id = assignment.panel_id
        where panel.competition_id = ${OPEN} and assignment.state in ('assigned', 'in_progress')`,
    )
    for (const { id } of rows) expect([id, await listConflicts(db, id)]).toEqual([id, []])
  })
})

describe('stepping back and reporting', () => {
  it('needs a reason, makes the draft void and leaves no files', async () => {
    const judge = await as('j01')
    const id = await firstOf(judge, 'draft')
    expect((await judge.post(RECUSE, { assignmentId: id, reason: ' 同校 ' })).body).toMatchObject({
      success: false,
      msg: '请填写回避原因（至少5个字）',
    })
    expect(await stored(id)).toMatchObject([{ state: 'in_progress', mark: 'draft' }])
    const done = await judge.post(RECUSE, { assignmentId: id, reason: '与作品作者曾同校任教' })
    expect(done.body).toMatchObject({ success: true, msg: '已回避该作品', data: { state: 'recused' } })
    expect(await stored(id)).toMatchObject([{ state: 'recused', mark: 'void' }])
    expect(await readWork(judge, id)).toMatchObject({ state: 'recused', isOpen: false, files: [], mark: null })
    const mark = { assignmentId: id, revision: 0, items: [], comment: '' }
    expect((await judge.post(DRAFT, mark)).body).toMatchObject({ code: 'RECUSED', data: null })
  })

  it('stores one report of each kind', async () => {
    const judge = await as('j01')
    const id = await firstOf(judge, 'submitted')
    expect((await judge.post(REPORT, { assignmentId: id, kind: 'identity', content: '校徽' })).body).toMatchObject({
      success: false,
      msg: '请说明举报内容（至少5个字）',
    })
    for (const content of ['片头出现校徽', '片头第三秒出现校徽'])
      expect((await judge.post(REPORT, { assignmentId: id, kind: 'identity', content })).body.success).toBe(true)
    expect(await rowsOf(db, sql`select kind, content, state from judge_report where assignment_id = ${id}`)).toEqual([
      { kind: 'identity', content: '片头第三秒出现校徽', state: 'open' },
    ])
  })
})
