import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { required } from '../../required'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { isRealPostgres } from '../../testing/test-database'
import { whileLocked } from '../../testing/while-locked'

const { as, anonymous, db } = await openTestApp()
const organiser = await as('comp01')
const OPEN = 1
const ABSENT = 999_999

const post = (path: string, body: object, client: TestClient = organiser) =>
  client.post(`/api/judgeAdmin/${path}`, body)
const panelsOf = async (id = OPEN, client = organiser) => {
  const { data } = (await client.get(`/api/judgeAdmin/getPanels?competitionId=${id}`)).body
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated against the contract
  return data as Schema<'PanelBoard'>
}
const page = (t: object) => ({ currentPage: 1, pageSize: 100, t })
const worksOf = async (panelId: number, only?: string): Promise<Schema<'AssignedWork'>[]> =>
  Object((await post('queryPageAssignmentList', page({ panelId, ...(only && { only }) }))).body.data).data
const planOf = async (body: object): Promise<Schema<'AssignmentPlan'>> =>
  Object((await post('autoAssign', { dryRun: true, seed: 7, ...body })).body.data)

/** The panel of the running competition with the most works. */
const largest = async () => {
  const { panels } = await panelsOf()
  return required(panels.toSorted((a, b) => b.works - a.works)[0], 'panel')
}
const valuesOf = ({
  phaseId,
  groupId,
  courseId,
  name,
  schemeId,
  marksPerWork,
  avoidsArea,
  members,
}: Schema<'ManagedPanel'>) => ({
  competitionId: OPEN,
  phaseId,
  groupId,
  courseId,
  name,
  schemeId,
  marksPerWork,
  avoidsArea,
  members: members.map(({ userId, role }) => ({ userId, role })),
})

const calls: readonly (readonly [string, object])[] = [
  ['queryPageJudgeList', page({ panelId: 1 })],
  ['insertOrUpdateJudge', { userId: 14, title: '', courses: [], expertise: '', state: 'active' }],
  [
    'savePanel',
    {
      competitionId: 1,
      phaseId: 6,
      groupId: 1,
      courseId: null,
      name: 'x',
      schemeId: 1,
      marksPerWork: 1,
      avoidsArea: true,
      members: [],
    },
  ],
  ['autoAssign', { panelId: 1, dryRun: true, seed: 1 }],
  ['queryPageAssignmentList', page({ panelId: 1 })],
  ['assign', { panelId: 1, workId: 1, judgeId: 14, kind: 'main' }],
  ['revoke', { assignmentId: 1, reason: '评委临时出差' }],
  ['replace', { assignmentId: 1, judgeId: 15 }],
]

describe('the organiser of judging', () => {
  it('needs a token and the code for it', async () => {
    const teacher = await as('t_linyq')
    const judge = await as('j01')
    for (const [path, body] of calls) {
      expect([path, (await post(path, body, anonymous())).status]).toEqual([path, 401])
      expect([path, (await post(path, body, teacher)).status]).toEqual([path, 403])
      expect([path, (await post(path, body, judge)).status]).toEqual([path, 403])
    }
    for (const path of ['listCompetitions', 'getPanels?competitionId=1']) {
      expect((await anonymous().get(`/api/judgeAdmin/${path}`)).status).toBe(401)
      expect((await judge.get(`/api/judgeAdmin/${path}`)).status).toBe(403)
    }
  })

  it('finds nothing under ids that are absent, or of another organiser', async () => {
    await db.execute(
      sql`insert into user_role (user_id, role_id) select id, 11 from app_user where username = 'yc_county01'`,
    )
    const county = await as('yc_county01')
    expect((await county.get('/api/judgeAdmin/listCompetitions')).body.data).toEqual([])
    expect((await county.get('/api/judgeAdmin/getPanels?competitionId=1')).status).toBe(404)
    for (const [path, body] of calls) expect([path, (await post(path, body, county)).status]).toEqual([path, 404])
    const absent = [
      ['queryPageJudgeList', page({ panelId: ABSENT })],
      ['autoAssign', { panelId: ABSENT, dryRun: true, seed: 1 }],
      ['queryPageAssignmentList', page({ panelId: ABSENT })],
      ['assign', { panelId: ABSENT, workId: 1, judgeId: 14, kind: 'main' }],
      ['revoke', { assignmentId: ABSENT, reason: '评委临时出差' }],
      ['replace', { assignmentId: ABSENT, judgeId: 15 }],
      ['insertOrUpdateJudge', { userId: ABSENT, title: '', courses: [], expertise: '', state: 'active' }],
    ] as const
    for (const [path, body] of absent) expect([path, (await post(path, body)).status]).toEqual([path, 404])
  })
})

describe('the pool of judges', () => {
  it('has people with the role of a judge, with their work', async () => {
    const { body } = await post('queryPageJudgeList', page({}))
    const rows: Schema<'PoolJudge'>[] = Object(body.data).data
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['裴松年', '尹照临', '蒋予衡', '吕若岚', '鲁仲谦', '颜疏桐']),
    )
    expect(rows.every(({ conflicts, isMember }) => conflicts === null && isMember === null)).toBe(true)
    expect(rows.some(({ done, panels }) => done > 0 && panels > 0)).toBe(true)
  })

  it('counts the works of a panel that a conflict keeps from each', async () => {
    const panel = await largest()
    const { body } = await post('queryPageJudgeList', page({ panelId: panel.id }))
    const rows: Schema<'PoolJudge'>[] = Object(body.data).data
    const own = required(
      rows.find(({ name }) => name === '尹照临'),
      'judge',
    )
    const [expected] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from comp_work work join comp_entry entry on entry.id = work.entry_id
        where entry.group_id = ${panel.groupId} and work.state = 'judging' and entry.area_code like '3802%'`,
    )
    expect([own.isMember, own.conflicts]).toEqual([true, expected?.n])
    expect(own.conflicts).toBeGreaterThan(0)
  })

  it('stores what a judge is fit for, in the version that the caller has seen', async () => {
    const [person] = await rowsOf<{ id: number }>(db, sql`select id::int as id from app_user where username = 'j06'`)
    const userId = Number(person?.id)
    const profile = {
      userId,
      title: ' 高级教师 ',
      courses: [{ gardeId: '2', courseId: '0202' }],
      expertise: '小学数学',
      state: 'active',
    }
    const { body } = await post('insertOrUpdateJudge', { ...profile, version: 0 })
    expect(body.data).toMatchObject({ title: '高级教师', state: 'active', version: 1 })
    expect((await post('insertOrUpdateJudge', { ...profile, version: 0 })).status).toBe(409)
    const unknown = { ...profile, courses: [{ gardeId: '2', courseId: 'zzz' }] }
    expect((await post('insertOrUpdateJudge', unknown)).body).toMatchObject({
      success: false,
      errors: [{ field: 'courses' }],
    })
    const found = await post('queryPageJudgeList', page({ courseId: '0202', state: 'active', keyword: '小学数学' }))
    expect(Object(found.body.data).total).toBe(1)
  })
})

describe('a panel', () => {
  it('is listed with its members and how far they are, without a score', async () => {
    const { panels, rounds, groups, schemes, isOpen } = await panelsOf()
    expect([isOpen, panels.length, groups.length, schemes.length]).toEqual([true, 5, 5, 1])
    expect(rounds.map(({ name, isOver }) => [name, isOver])).toEqual([
      ['初评', false],
      ['复评', false],
    ])
    const sum = (field: 'works' | 'open' | 'done') => panels.reduce((total, panel) => total + panel[field], 0)
    expect([sum('works'), sum('done')]).toEqual([30, 52])
    expect(JSON.stringify(panels)).not.toContain('total"')
  })

  it('is named by its competition when it is the first', async () => {
    const { body } = await organiser.get('/api/judgeAdmin/listCompetitions')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated against the contract
    const competitions = body.data as Schema<'PanelCompetition'>[]
    expect(competitions.some(({ panels }) => panels > 1)).toBe(true)
    for (const { id, firstPanelId } of competitions)
      expect(firstPanelId).toBe((await panelsOf(id)).panels[0]?.id ?? null)
  })

  it('is not moved while it has assignments, and does not lose members who have works', async () => {
    const panel = await largest()
    const { rounds } = await panelsOf()
    const values = { ...valuesOf(panel), id: panel.id, version: panel.version }
    const moved = await post('savePanel', { ...values, phaseId: rounds[1]?.id })
    expect(moved.body).toMatchObject({ success: false, code: 'PANEL_IN_USE' })
    const busy = required(
      panel.members.find(({ open, done, role }) => open + done > 0 && role === 'member'),
      'member',
    )
    const without = { ...values, members: values.members.filter(({ userId }) => userId !== busy.userId) }
    const { body } = await post('savePanel', without)
    expect(body.errors).toEqual([{ field: 'members', msg: `${busy.name}在本组还有作品，请先更换或撤回分配` }])
    const saved = await post('savePanel', { ...values, name: ' 第一评审组 ' })
    expect(saved.body.data).toMatchObject({ name: '第一评审组', version: panel.version + 1, works: panel.works })
    expect((await post('savePanel', values)).status).toBe(409)
    await post('savePanel', { ...values, version: panel.version + 1 })
  })

  it('has judges who are neither suspended nor too few, once each, with one chief', async () => {
    const panel = await largest()
    const { rounds } = await panelsOf()
    const values = { ...valuesOf(panel), phaseId: rounds[1]?.id }
    const faultOf = async (members: object[]) => (await post('savePanel', { ...values, members })).body.errors?.[0]?.msg
    const [first = { userId: 0, role: 'chief' }, second = first, third = first] = values.members
    expect(await faultOf([first, first, second, third])).toBe('同一评委不能重复添加')
    expect(await faultOf([first, { ...second, role: 'chief' }, third])).toBe('每个评审组只能有一位组长')
    expect(await faultOf([first, second, { ...third, role: 'reserve' }])).toBe('除候补外至少需要3位评委')
    const teacher = await rowsOf<{ id: number }>(db, sql`select id::int as id from app_user where username = 't_linyq'`)
    const foreign = { userId: Number(teacher[0]?.id), role: 'member' }
    expect((await post('savePanel', { ...values, members: [first, second, third, foreign] })).status).toBe(404)
    await db.execute(sql`insert into judge_profile (user_id, title, expertise, state, updated_at, updated_by)
      values (${third.userId}, '', '', 'suspended', now(), 1)`)
    expect(await faultOf([first, second, third])).toMatch(/已暂停评审资格$/)
    await db.execute(sql`delete from judge_profile where user_id = ${third.userId}`)
  })

  it('is the only one for its group and subject in a round', async () => {
    const panel = await largest()
    const { body } = await post('savePanel', valuesOf(panel))
    expect(body).toMatchObject({ success: false, code: 'PANEL_OVERLAPS' })
    expect((await post('savePanel', { ...valuesOf(panel), groupId: 6 })).status).toBe(404)
    expect((await post('savePanel', { ...valuesOf(panel), competitionId: 2 })).status).toBe(404)
  })
})

describe('a plan of a panel', () => {
  let panelId = 0
  beforeAll(async () => {
    const panel = await largest()
    const { rounds } = await panelsOf()
    const made = await post('savePanel', { ...valuesOf(panel), phaseId: rounds[1]?.id, name: '复评小学组' })
    panelId = Object(made.body.data).id
  })

  it('of a dry run stores nothing, and is the same for the same seed', async () => {
    const [one, again] = [await planOf({ panelId }), await planOf({ panelId })]
    expect(again).toEqual(one)
    expect(one.added).toBe(one.works * 3 - one.uncovered.reduce((sum, { missing }) => sum + missing, 0))
    expect(one.works).toBeGreaterThan(0)
    expect((await worksOf(panelId)).flatMap(({ assignments }) => assignments)).toEqual([])
  })

  it('has no conflict, and is refused when it is not the one that was seen', async () => {
    const stale = await post('autoAssign', { panelId, dryRun: false, seed: 7, fingerprint: '0'.repeat(43) })
    expect(stale.body).toMatchObject({ success: false, code: 'PLAN_CHANGED' })
    const { fingerprint, added } = await planOf({ panelId })
    const { body } = await post('autoAssign', { panelId, dryRun: false, seed: 7, fingerprint })
    expect(body).toMatchObject({ success: true, data: { added } })
    const { listConflicts } = await import('../judging/conflicts.queries')
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`select id::int as id from judge_assignment where panel_id = ${panelId}`,
    )
    expect(rows).toHaveLength(added)
    for (const { id } of rows) expect(await listConflicts(db, id)).toEqual([])
    expect(await planOf({ panelId })).toMatchObject({ added: 0, revoked: 0, unchanged: added })
  })

  it('takes the works of a judge with a new conflict to others, and leaves begun marks', async () => {
    const [row] = await rowsOf<{ id: number; judge: number; work: number }>(
      db,
      sql`select id::int as id, judge_id::int as judge, work_id::int as work from judge_assignment where panel_id = ${panelId} order by id limit 1`,
    )
    const { judge, work } = required(row, 'assignment')
    await db.execute(sql`insert into comp_entry_member (entry_id, role, seq, user_id, name, org_name)
      select entry_id, 'instructor', 9, ${judge}, 'x', 'x' from comp_work where id = ${work}`)
    expect(await planOf({ panelId })).toMatchObject({ revoked: 1 })
    await db.execute(sql`update judge_assignment set state = 'submitted' where id = ${row?.id}`)
    expect(await planOf({ panelId, isRedone: true })).toMatchObject({ revoked: expect.any(Number) })
    const plan = await post('autoAssign', { panelId, dryRun: false, seed: 9, isRedone: true })
    expect(plan.body.success).toBe(true)
    expect(await rowsOf(db, sql`select state from judge_assignment where id = ${row?.id}`)).toEqual([
      { state: 'submitted' },
    ])
    await db.execute(sql`update judge_assignment set state = 'assigned' where id = ${row?.id}`)
    await db.execute(sql`delete from comp_entry_member where seq = 9 and name = 'x'`)
  })

  it('says which works lack judges and why', async () => {
    await db.execute(sql`update judge_assignment set state = 'revoked' where panel_id = ${panelId}`)
    await db.execute(sql`update judge_panel set marks_per_work = 6 where id = ${panelId}`)
    const plan = await planOf({ panelId })
    expect(plan.uncoveredTotal).toBe(plan.works)
    expect(plan.uncovered.every(({ missing }) => missing >= 1)).toBe(true)
    expect(plan.uncovered.flatMap(({ reasons }) => reasons.map(({ rule }) => rule))).toContain('area')
    await db.execute(sql`update judge_panel set marks_per_work = 3 where id = ${panelId}`)
    await post('autoAssign', { panelId, dryRun: false, seed: 7 })
  })

  it('is refused once the round is over', async () => {
    await db.execute(sql`update competition_phase set end_at = '2026-11-01', start_at = '2026-10-30'
      where id = (select phase_id from judge_panel where id = ${panelId})`)
    for (const dryRun of [true, false])
      expect((await post('autoAssign', { panelId, dryRun, seed: 7 })).body).toMatchObject({ code: 'ROUND_CLOSED' })
    await db.execute(sql`update competition_phase set end_at = '2026-12-07', start_at = '2026-11-30'
      where id = (select phase_id from judge_panel where id = ${panelId})`)
  })
})

describe('an assignment', () => {
  const assigned = async () => {
    const panel = await largest()
    const works = await worksOf(panel.id)
    const work = required(
      works.find(({ assignments }) => assignments.some(({ state }) => state === 'submitted')),
      'work',
    )
    return { panel, work, works }
  }

  it('is neither revoked nor replaced once the mark is submitted', async () => {
    const { work } = await assigned()
    const done = required(
      work.assignments.find(({ state }) => state === 'submitted'),
      'assignment',
    )
    const revoked = await post('revoke', { assignmentId: done.id, reason: '评委临时出差' })
    expect(revoked.body).toMatchObject({ success: false, code: 'MARK_SUBMITTED' })
    const replaced = await post('replace', { assignmentId: done.id, judgeId: 19 })
    expect(replaced.body).toMatchObject({ success: false, code: 'MARK_SUBMITTED' })
  })

  it('is refused for a judge with a conflict, without membership, or with the work already', async () => {
    const { panel, work } = await assigned()
    const base = { panelId: panel.id, workId: work.workId, kind: 'main' }
    const holder = required(work.assignments[0], 'assignment')
    expect((await post('assign', { ...base, judgeId: holder.judgeId })).body).toMatchObject({
      code: 'ALREADY_ASSIGNED',
    })
    expect((await post('assign', { ...base, judgeId: 1 })).status).toBe(404)
    const free = required(
      panel.members.find(({ userId }) => work.assignments.every(({ judgeId }) => judgeId !== userId)),
      'member',
    )
    await db.execute(sql`insert into user_org_parttime (user_id, school_id, seq)
      select ${free.userId}, entry.org_id, 9 from comp_work work join comp_entry entry on entry.id = work.entry_id
      where work.id = ${work.workId} on conflict do nothing`)
    const rows = () => rowsOf(db, sql`select * from judge_assignment order by id`)
    const before = await rows()
    const refused = await post('assign', { ...base, judgeId: free.userId })
    expect(refused.body).toMatchObject({
      success: false,
      code: 'CONFLICT_OF_INTEREST',
      msg: `${free.name}与作品属于同一学校，不能评审`,
      data: null,
    })
    expect(await rows()).toEqual(before)
    await db.execute(sql`delete from user_org_parttime where user_id = ${free.userId} and seq = 9`)
  })

  it('of a judge who steps back is given to another one, once', async () => {
    const { panel } = await assigned()
    const { panels } = await panelsOf()
    const second = required(
      panels.find(({ name }) => name === '复评小学组'),
      'panel',
    )
    const [work] = (await worksOf(second.id)).filter(({ missing }) => missing === 0)
    const one = required(
      work?.assignments.find(({ state }) => state === 'assigned'),
      'assignment',
    )
    await db.execute(
      sql`update judge_assignment set state = 'recused', recuse_reason = '与作者同校任教' where id = ${one.id}`,
    )
    const [waiting] = await worksOf(second.id, 'recused')
    expect(waiting).toMatchObject({ workId: work?.workId, missing: 1 })
    const conflicts = await rowsOf<{ id: number }>(
      db,
      sql`select person.id::int as id from app_user person join school on school.id = person.school_id
        where left(school.area_code, 4) <> (select left(entry.area_code, 4) from comp_entry entry
          join comp_work work on work.entry_id = entry.id where work.id = ${work?.workId})`,
    )
    const free = required(
      second.members.find(
        ({ userId }) =>
          conflicts.some(({ id }) => id === userId) && work?.assignments.every(({ judgeId }) => judgeId !== userId),
      ),
      'member',
    )
    expect((await post('replace', { assignmentId: one.id, judgeId: one.judgeId })).body).toMatchObject({
      code: 'JUDGE_RECUSED',
    })
    const { body } = await post('replace', { assignmentId: one.id, judgeId: free.userId })
    expect(body.data).toMatchObject({ missing: 0 })
    expect((await post('replace', { assignmentId: one.id, judgeId: free.userId })).body).toMatchObject({
      code: 'ALREADY_REPLACED',
    })
    expect(await worksOf(second.id, 'recused')).toEqual([])
    const made = required(
      Object(body.data).assignments.find(({ judgeId }: { judgeId: number }) => judgeId === free.userId),
      'assignment',
    )
    const short = await post('revoke', { assignmentId: Object(made).id, reason: '出差' })
    expect(short.body).toMatchObject({ success: false, errors: [{ field: 'reason' }] })
    expect((await post('revoke', { assignmentId: Object(made).id, reason: '评委临时出差' })).body.data).toMatchObject({
      missing: 1,
    })
    const again = await post('revoke', { assignmentId: Object(made).id, reason: '评委临时出差' })
    expect(again.body).toMatchObject({ code: 'ASSIGNMENT_ENDED' })
    const base = { panelId: second.id, workId: work?.workId, judgeId: free.userId, kind: 'main' }
    expect((await post('assign', base)).body.data).toMatchObject({ missing: 0 })
    expect(panel.id).not.toBe(second.id)
  })
})

describe('people who are no organisers', () => {
  it('do not learn who sits on a panel', async () => {
    const judge = await as('j01')
    expect((await judge.get('/api/judgeAdmin/getPanels?competitionId=1')).status).toBe(403)
    const tasks = JSON.stringify((await judge.get('/api/judge/getMyTasks')).body)
    for (const name of ['尹照临', '蒋予衡', '吕若岚']) expect(tasks).not.toContain(name)
  })
})

describe.runIf(isRealPostgres())('what a judge and an organiser do at the same moment', () => {
  const openAssignment = async () => {
    const { id } = await largest()
    const [row] = await rowsOf<{ id: number }>(
      db,
      sql`select id::int as id from judge_assignment where panel_id = ${id} and state = 'assigned' order by id limit 1`,
    )
    return required(row, 'assignment').id
  }

  it.each([
    ['revoke', { reason: '评委临时出差' }],
    ['replace', { judgeId: ABSENT }],
  ] as const)('leaves a submitted mark valid: %s', async (path, more) => {
    const assignmentId = await openAssignment()
    const { body } = await whileLocked(
      db,
      (tx) => tx.execute(sql`update judge_assignment set state = 'submitted' where id = ${assignmentId}`),
      () => post(path, { assignmentId, ...more }),
    )
    expect(body).toMatchObject({ success: false, code: 'MARK_SUBMITTED' })
    const rows = await rowsOf(db, sql`select state from judge_assignment where id = ${assignmentId}`)
    expect(rows).toMatchObject([{ state: 'submitted' }])
    await db.execute(sql`update judge_assignment set state = 'assigned' where id = ${assignmentId}`)
  })

  it('makes no new plan over a mark that is submitted meanwhile', async () => {
    const { id: panelId } = await largest()
    const assignmentId = await openAssignment()
    const { body } = await whileLocked(
      db,
      (tx) => tx.execute(sql`update judge_assignment set state = 'submitted' where id = ${assignmentId}`),
      () => post('autoAssign', { panelId, dryRun: false, isRedone: true, seed: 11 }),
    )
    expect(body).toMatchObject({ success: false, code: 'PLAN_CHANGED' })
    const rows = await rowsOf(db, sql`select state from judge_assignment where id = ${assignmentId}`)
    expect(rows).toMatchObject([{ state: 'submitted' }])
    await db.execute(sql`update judge_assignment set state = 'assigned' where id = ${assignmentId}`)
  })

  it('keeps a member in the panel who is given a work just then', async () => {
    const panel = await largest()
    const assignmentId = await openAssignment()
    const [held] = await rowsOf<{ judgeId: number }>(
      db,
      sql`select judge_id::int as "judgeId" from judge_assignment where id = ${assignmentId}`,
    )
    const { judgeId } = required(held, 'assignment')
    const idle = sql`update judge_assignment set state = 'revoked' where panel_id = ${panel.id} and judge_id = ${judgeId}`
    await db.execute(idle)
    const values = valuesOf(panel)
    const members = values.members.filter(({ userId }) => userId !== judgeId)
    const { body } = await whileLocked(
      db,
      async (tx) => {
        await tx.execute(sql`select from judge_panel where id = ${panel.id} for update`)
        await tx.execute(sql`update judge_assignment set state = 'assigned' where id = ${assignmentId}`)
      },
      () => post('savePanel', { id: panel.id, ...values, marksPerWork: 1, members }),
    )
    expect(body).toMatchObject({ success: false, errors: [{ field: 'members' }] })
  })
})
