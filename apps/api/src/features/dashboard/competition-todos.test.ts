import { sql, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
/** A competition that is judged, one whose results are public, and one that accepts entries. */
const [JUDGING, FINISHED, OPEN] = [1, 2, 4]

type Todos = readonly { kind: string; count: number; child?: { userId: number; name: string } }[]

const ownTodosOf = async (username: string): Promise<Todos> => {
  const { body } = await (await as(username)).get('/api/personal/getTodo')
  expect(body.success).toBe(true)
  return Object(body.data)
}
const countsOf = async (username: string): Promise<Record<string, number>> => {
  const { body } = await (await as(username)).get('/api/dashboard/getAdminHome')
  expect(body.success).toBe(true)
  const todos: Todos = Object(body.data).todos
  // Pages of the portal show the same figures as the start page of the console.
  for (const todo of await ownTodosOf(username)) expect(todos).toContainEqual(todo)
  return Object.fromEntries(todos.map(({ kind, count }) => [kind, count]))
}
const idOf = (username: string): SQL => sql`(select id from app_user where username = ${username})`

/** Enters a competition, as t_linyq of 砚池小学 where it is not said for whom. */
const entry = (competition: number, state: string, username = 't_linyq'): SQL => sql`
  insert into comp_entry (competition_id, group_id, applicant_id, org_id, area_code, snapshot, garde_id, course_id, topic, state,
    promise_at, submitted_at, receipt_no, created_by)
  select ${competition}, (select min(id) from competition_group where competition_id = ${competition}), id, school_id, '380102',
    '{}', '2', '0210', '待办', ${state}, now(), now(), 'BXTODO' || ${competition} || ${state}, id
  from app_user where username = ${username} returning id`
const work = (competition: number, state: string): SQL => sql`
  with entered as (${entry(competition, state === 'checking' ? 'school_passed' : 'submitted')})
  insert into comp_work (competition_id, entry_id, work_no, title, anon_title, summary, state)
  select ${competition}, id, 'WTODO' || id, '待办', 'x', 'x', ${state} from entered`
/** Makes works acceptable in a competition at the time of the tests. */
const accepting = (competition: number): SQL => sql`
  update competition_phase set manual = 'open' where competition_id = ${competition} and kind = 'submit'`
const firstTask = (username: string, state: string): SQL => sql`(
  select min(task.id) from judge_assignment task join judge_panel panel on panel.id = task.panel_id
  where panel.competition_id = ${JUDGING} and task.judge_id = ${idOf(username)} and task.state = ${state}
    and task.kind <> 'calibration')`

interface Case {
  /** What makes one more to do. */
  by: readonly SQL[]
  /** Who has it to do, and somebody with the same codes who has not. */
  who: string
  notWho: string
}

const cases: Record<string, Case> = {
  entryAudit: { by: [entry(OPEN, 'submitted')], who: 'ycxx_school01', notWho: 't_linyq' },
  workCheck: { by: [work(OPEN, 'submitted')], who: 'comp01', notWho: 't_linyq' },
  workFix: { by: [accepting(OPEN), work(OPEN, 'fix')], who: 't_linyq', notWho: 't_zhoush' },
  workDraft: { by: [accepting(OPEN), entry(OPEN, 'school_passed')], who: 't_linyq', notWho: 't_zhoush' },
  judging: {
    by: [sql`update judge_assignment set state = 'assigned' where id = ${firstTask('j05', 'submitted')}`],
    who: 'j05',
    notWho: 'j03',
  },
  judgeInvitation: {
    by: [
      sql`update judge_panel_member set agreement_at = null, declined_at = null, decline_reason = null
        where user_id = ${idOf('j05')} and panel_id = (select min(panel_id) from judge_panel_member where user_id = ${idOf('j05')}
          and panel_id in (select id from judge_panel where competition_id = ${JUDGING}))`,
    ],
    who: 'j05',
    notWho: 'j03',
  },
  recusal: {
    by: [
      sql`update judge_assignment set state = 'recused', recuse_reason = '与作者曾经同校任教' where id = ${firstTask('j04', 'assigned')}`,
    ],
    who: 'comp01',
    notWho: 'j04',
  },
  objection: {
    by: [
      sql`insert into objection (competition_id, work_id, complainant_id, real_name, unit, content, state, created_at)
        select ${FINISHED}, min(work.id), ${idOf('t_zhoush')}, '周苏禾', '海韵小学', '公示名单与方案不一致，请核实。', 'received', now()
        from comp_work work where work.competition_id = ${FINISHED}`,
    ],
    who: 'comp01',
    notWho: 't_zhoush',
  },
  resultConfirm: {
    by: [
      sql`update competition set state = 'announced' where id = ${FINISHED}`,
      sql`update result_run set state = 'computed', computed_by = ${idOf('comp01')} where id = 2`,
    ],
    who: 'prov01',
    notWho: 'comp01',
  },
}

it.each(Object.entries(cases))(
  '%s is counted for who has it to do, and for no one else',
  async (kind, { by, who, notWho }) => {
    await db.execute(sql`delete from comp_work where title = '待办'`)
    await db.execute(sql`delete from comp_entry where topic = '待办'`)
    const before = [await countsOf(who), await countsOf(notWho)]
    for (const statement of by) await db.execute(statement)
    const after = [await countsOf(who), await countsOf(notWho)]
    expect((after[0]?.[kind] ?? 0) - (before[0]?.[kind] ?? 0)).toBe(1)
    expect(after[1]?.[kind] ?? 0).toBe(before[1]?.[kind] ?? 0)
    expect(await ownTodosOf(who)).toContainEqual({ kind, count: after[0]?.[kind] })
  },
)

it('entries of other schools are not counted', async () => {
  const before = await countsOf('ycxx_school01')
  await db.execute(entry(OPEN, 'submitted', 't_zhoush'))
  expect(await countsOf('ycxx_school01')).toEqual(before)
  expect((await countsOf('admin'))['entryAudit']).toBeGreaterThan(before['entryAudit'] ?? 0)
})

it('the call of the portal needs a token, and has nothing but competitions', async () => {
  expect((await anonymous().get('/api/personal/getTodo')).status).toBe(401)
  await db.execute(sql`insert into task (kind, state, params, owner_id, request_id, ip, locale, attempts, created_at)
    select 'export', 'failed', '{}', id, 'request', '10.0.0.7', 'zh', 3, now() from app_user where username = 'admin'`)
  const known = new Set(Object.keys(cases))
  expect((await ownTodosOf('admin')).filter(({ kind }) => !known.has(kind))).toEqual([])
  expect(await ownTodosOf('p_zhaoyl')).toEqual([])
})

it('a guardian has what confirmed children who are minors have to do, with their names', async () => {
  const child = 's_wangzh'
  await db.execute(accepting(OPEN))
  await db.execute(sql`delete from comp_work where title = '待办'`)
  await db.execute(sql`delete from comp_entry where topic = '待办'`)
  await db.execute(sql`update comp_entry set state = 'void' where applicant_id = ${idOf(child)}`)
  const rows = await rowsOf<{ name: string; id: number }>(
    db,
    sql`select name, id::int as id from app_user where username = ${child}`,
  )
  const { name, id } = onlyRow(rows)
  await db.execute(entry(OPEN, 'school_passed', child))
  const ofChild = { kind: 'workDraft', count: 1, child: { userId: id, name } }
  expect(await ownTodosOf('p_wangjg')).toEqual([ofChild])
  // Other parents, teachers and the school of the child do not have it.
  for (const other of ['p_zhaoyl', 't_linyq', 'ycxx_school01'])
    expect((await ownTodosOf(other)).filter((todo) => todo.child)).toEqual([])
  await db.execute(sql`insert into comp_work (competition_id, entry_id, work_no, title, anon_title, summary, state)
    select competition_id, id, 'WTODO' || id, '待办', 'x', 'x', 'fix' from comp_entry where topic = '待办'`)
  expect(await ownTodosOf('p_wangjg')).toEqual([{ ...ofChild, kind: 'workFix' }])
  await db.execute(sql`update app_user set birth_date = '2000-01-01' where username = ${child}`)
  expect(await ownTodosOf('p_wangjg')).toEqual([])
  await db.execute(sql`update app_user set birth_date = '2016-01-01' where username = ${child}`)
  await db.execute(sql`update guardian set parent_user_id = ${idOf('p_zhaoyl')} where student_user_id = ${idOf(child)}`)
  expect(await ownTodosOf('p_wangjg')).toEqual([])
  expect(await ownTodosOf('p_zhaoyl')).toEqual([{ ...ofChild, kind: 'workFix' }])
})
