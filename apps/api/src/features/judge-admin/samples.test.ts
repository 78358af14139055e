import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { itemAt, required } from '../../required'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { isRealPostgres } from '../../testing/test-database'
import { whileLocked } from '../../testing/while-locked'

const { as, anonymous, db } = await openTestApp()
const organiser = await as('comp01')
/** The panel with the most works. */
const PANEL = 2
const ABSENT = 999_999
/** Judges of the panel, in the order of their login names. */
const JUDGES = [14, 15, 16, 17, 18, 19]
const nameOf = (judgeId: number) => `j0${JUDGES.indexOf(judgeId) + 1}`

// A round that no judge has begun; the reserve has signed too.
const untouched = async () => {
  await db.execute(
    sql`delete from mark where assignment_id in (select id from judge_assignment where panel_id = ${PANEL})`,
  )
  await db.execute(sql`delete from judge_assignment where panel_id = ${PANEL} and kind = 'calibration'`)
  await db.execute(sql`update judge_assignment set state = 'assigned', recuse_reason = null, replaced_by = null
    where panel_id = ${PANEL}`)
  await db.execute(sql`update judge_panel_member set agreement_at = now(), agreement_version = '2026-01'`)
}
beforeAll(untouched)

const read = async (query = `panelId=${PANEL}`, client = organiser) => client.get(`/api/judgeAdmin/getSamples?${query}`)
const samplesOf = async (query?: string): Promise<Schema<'PanelSamples'>> => Object((await read(query)).body.data)
const choose = (workIds: readonly number[], client: TestClient = organiser, panelId = PANEL) =>
  client.post('/api/judgeAdmin/setSamples', { panelId, workIds })
const calibrationOf = async (client = organiser): Promise<Schema<'PanelCalibration'>> =>
  Object((await client.get(`/api/judgeAdmin/getCalibration?panelId=${PANEL}`)).body.data)

interface Held {
  id: number
  workId: number
  judgeId: number
  state: string
}
const held = (kind: 'main' | 'calibration') =>
  rowsOf<Held>(
    db,
    sql`select id::int as id, work_id::int as "workId", judge_id::int as "judgeId", state from judge_assignment
      where panel_id = ${PANEL} and kind = ${kind} and state <> 'revoked' order by id`,
  )
const ofJudge = async (kind: 'main' | 'calibration', judgeId: number) =>
  required(
    (await held(kind)).find((row) => row.judgeId === judgeId),
    kind,
  )

const taskOf = (client: TestClient, id: number) => client.get(`/api/judge/getTask?assignmentId=${id}`)
const spreadOf = (client: TestClient, id: number) => client.get(`/api/judge/getSampleSpread?assignmentId=${id}`)

/** Submits a whole sheet, so many points below the maximum of each criterion. */
async function submit(client: TestClient, assignmentId: number, below: number) {
  const work: Schema<'JudgeWork'> = Object((await taskOf(client, assignmentId)).body.data)
  const items = work.sheet.sections
    .flatMap(({ criteria }) => criteria)
    .map(({ id, max }) => ({ criterionId: id, score: String(Number(max) - below) }))
  const revision = work.mark ? work.mark.revision : 0
  const mark = { assignmentId, revision, items, comment: '目标清楚，例子贴近学生，结尾的小结可以更精炼。' }
  return (await client.post('/api/judge/submitMark', mark)).body
}

const refusals: readonly (readonly [string, (client: TestClient) => Promise<{ status: number }>])[] = [
  ['getSamples', (client) => read(`panelId=${PANEL}`, client)],
  ['setSamples', (client) => choose([], client)],
  ['getCalibration', (client) => client.get(`/api/judgeAdmin/getCalibration?panelId=${PANEL}`)],
]

describe('the samples of a panel', () => {
  it.each(refusals)('need a token and the code for them: %s', async (_, call) => {
    expect((await call(anonymous())).status).toBe(401)
    expect((await call(await as('t_linyq'))).status).toBe(403)
    expect((await call(await as('j01'))).status).toBe(403)
  })

  it('are not found under absent ids, or by another organiser', async () => {
    await db.execute(sql`insert into user_role (user_id, role_id)
      select id, 11 from app_user where username = 'yc_county01' on conflict do nothing`)
    const county = await as('yc_county01')
    for (const [path, call] of refusals) expect([path, (await call(county)).status]).toEqual([path, 404])
    expect((await read(`panelId=${ABSENT}`)).status).toBe(404)
    expect((await choose([], organiser, ABSENT)).status).toBe(404)
    expect((await organiser.get(`/api/judgeAdmin/getCalibration?panelId=${ABSENT}`)).status).toBe(404)
  })

  it('are searched among the works of the panel, with the judges whom a conflict excludes', async () => {
    const { works, total, samples, fixedBy } = await samplesOf()
    expect([samples, fixedBy]).toEqual([[], null])
    expect(works).toHaveLength(total)
    expect(works.every(({ judges, barred }) => judges + barred === JUDGES.length)).toBe(true)
    expect(works.some(({ barred }) => barred > 0)).toBe(true)
    const first = itemAt(works, 0)
    const found = await samplesOf(`panelId=${PANEL}&keyword=${first.workNo}`)
    expect(found.works.map(({ workNo }) => workNo)).toEqual([first.workNo])
    expect((await samplesOf(`panelId=${PANEL}&keyword=没有这件作品`)).works).toEqual([])
  })

  it('are works of the panel, two at most, that two judges can score', async () => {
    const [other] = await rowsOf<{ id: number }>(
      db,
      sql`select work_id::int as id from judge_assignment where panel_id = 3 limit 1`,
    )
    expect((await choose([required(other, 'work').id])).status).toBe(404)
    const { works } = await samplesOf()
    const ids = works.map(({ workId }) => workId)
    expect((await choose(ids.slice(0, 3))).status).toBe(400)
    expect((await choose([itemAt(ids, 0), itemAt(ids, 0)])).status).toBe(400)
    const schools = await rowsOf<{ id: number; school: number }>(
      db,
      sql`select id::int as id, school_id::int as school from app_user where id in (14, 15, 16, 17, 18)`,
    )
    await db.execute(sql`update app_user set school_id = (select entry.org_id from comp_work work
      join comp_entry entry on entry.id = work.entry_id where work.id = ${itemAt(ids, 0)}) where id in (14, 15, 16, 17, 18)`)
    expect((await choose([itemAt(ids, 0)])).body).toMatchObject({ success: false, code: 'TOO_FEW_JUDGES' })
    for (const { id, school } of schools)
      await db.execute(sql`update app_user set school_id = ${school} where id = ${id}`)
    expect(await held('calibration')).toEqual([])
  })

  it('go to every judge without a conflict, before the other works', async () => {
    const { works } = await samplesOf()
    const [first, second] = works.toSorted((a, b) => a.barred - b.barred)
    const chosen = [required(first, 'work'), required(second, 'work')]
    const { body } = await choose(chosen.map(({ workId }) => workId))
    expect(body).toMatchObject({ success: true, msg: '试评样本已保存' })
    const rows = await held('calibration')
    for (const { workId, judges } of chosen) expect(rows.filter((row) => row.workId === workId)).toHaveLength(judges)
    const conflicts = await rowsOf(
      db,
      sql`select from judge_assignment task join comp_work work on work.id = task.work_id
        join comp_entry entry on entry.id = work.entry_id join app_user judge on judge.id = task.judge_id
        where task.kind = 'calibration' and judge.school_id = entry.org_id`,
    )
    expect(conflicts).toEqual([])
    const { judgeId } = itemAt(rows, 0)
    const judge = await as(nameOf(judgeId))
    const [round] = await rowsOf<{ id: number }>(
      db,
      sql`select phase_id::int as id from judge_panel where id = ${PANEL}`,
    )
    const t = { roundId: required(round, 'round').id }
    const page = await judge.post('/api/judge/queryPageTaskList', { currentPage: 1, pageSize: 100, t })
    const tasks: Schema<'JudgeTaskPage'>['data'] = Object(page.body.data).data
    const count = rows.filter((row) => row.judgeId === judgeId).length
    expect(tasks.slice(0, count).every(({ isSample, isLocked }) => isSample && !isLocked)).toBe(true)
    expect(tasks.slice(count).some(({ isLocked }) => isLocked)).toBe(true)
    const panels = await rowsOf<{ id: number; panel: number }>(
      db,
      sql`select id::int as id, panel_id::int as panel from judge_assignment where judge_id = ${judgeId}`,
    )
    const ofPanel = new Set(panels.filter(({ panel }) => panel === PANEL).map(({ id }) => id))
    for (const { assignmentId, isLocked, isSample } of tasks)
      expect([assignmentId, isLocked]).toEqual([assignmentId, ofPanel.has(assignmentId) && !isSample])
  })

  it('are replaced and removed while no judge has submitted one; drafts end', async () => {
    const { samples, works } = await samplesOf()
    const [first, second] = samples
    const third = required(
      works.find(({ workId }) => samples.every((sample) => sample.workId !== workId)),
      'work',
    )
    const before = await held('calibration')
    const { id, judgeId } = required(
      before.find(({ workId }) => workId === second?.workId),
      'sample',
    )
    const judge = await as(nameOf(judgeId))
    await judge.post('/api/judge/saveDraft', { assignmentId: id, revision: 0, items: [], comment: '尚未看完' })
    await choose([required(first, 'sample').workId, third.workId])
    expect((await taskOf(judge, id)).status).toBe(404)
    expect(await rowsOf(db, sql`select from mark where assignment_id = ${id}`)).toEqual([])
    await choose([])
    expect(await held('calibration')).toEqual([])
    await choose([required(first, 'sample').workId, required(second, 'sample').workId])
    const after = await held('calibration')
    expect(after.map(({ id: same }) => same)).toEqual(before.map(({ id: same }) => same))
    expect(after.every(({ state }) => state === 'assigned')).toBe(true)
    const actions = await rowsOf(db, sql`select from operation_log where action = 'judgeAdmin.samples'`)
    expect(actions).toHaveLength(4)
  })
})

describe('a judge with samples', () => {
  it('is refused every other work of the panel, with nothing written, until the samples are submitted', async () => {
    const { judgeId } = itemAt(await held('calibration'), 0)
    const judge = await as(nameOf(judgeId))
    const { id } = await ofJudge('main', judgeId)
    const before = await rowsOf(db, sql`select state from judge_assignment where id = ${id}`)
    const logged = () => rowsOf(db, sql`select from operation_log where action like 'judging.%'`)
    const entries = (await logged()).length
    const mark = { assignmentId: id, revision: 0, items: [], comment: '' }
    const refused = [
      await taskOf(judge, id),
      await judge.post('/api/judge/saveDraft', mark),
      await judge.post('/api/judge/submitMark', mark),
      await judge.post('/api/judge/recuse', { assignmentId: id, reason: '与作品作者曾同校任教' }),
      await judge.post('/api/judge/report', { assignmentId: id, kind: 'other', content: '与网络视频相似' }),
    ]
    for (const [at, { body }] of refused.entries())
      if (at !== 2)
        expect(body).toMatchObject({
          success: false,
          code: 'SAMPLES_FIRST',
          msg: '请先完成试评，提交全部试评作品后再评其他作品',
          data: null,
        })
    expect(refused.map(({ body }) => body.success)).toEqual([false, false, false, false, false])
    expect(await rowsOf(db, sql`select state from judge_assignment where id = ${id}`)).toEqual(before)
    expect(await rowsOf(db, sql`select from mark where assignment_id = ${id}`)).toEqual([])
    expect(await rowsOf(db, sql`select from judge_report where assignment_id = ${id}`)).toEqual([])
    expect(await logged()).toHaveLength(entries)
  })

  it('sees how far the marks are apart after submitting, without a name', async () => {
    const rows = await held('calibration')
    const { workId } = itemAt(rows, 0)
    const [one, two] = rows.filter((row) => row.workId === workId)
    const [first, second] = [required(one, 'sample'), required(two, 'sample')]
    const judge = await as(nameOf(first.judgeId))
    expect((await spreadOf(judge, first.id)).body).toMatchObject({ success: false, code: 'SAMPLE_UNSUBMITTED' })
    expect(await submit(judge, first.id, 1)).toMatchObject({ success: true })
    const peers = rows.filter((row) => row.workId === workId).length
    expect((await spreadOf(judge, first.id)).body.data).toMatchObject({
      judges: peers,
      submitted: 1,
      total: { own: '86', lowest: '86', highest: '86', mean: '86' },
    })
    const other = await as(nameOf(second.judgeId))
    expect(await submit(other, second.id, 0.5)).toMatchObject({ success: true })
    const spread: Schema<'JudgeSpread'> = Object((await spreadOf(judge, first.id)).body.data)
    expect(spread).toMatchObject({ submitted: 2, total: { own: '86', lowest: '86', highest: '93', mean: '89.5' } })
    expect(spread.criteria).toHaveLength(14)
    const [criterion] = spread.criteria
    expect(Number(criterion?.highest) - Number(criterion?.own)).toBe(0.5)
    expect(Object.keys(spread).toSorted()).toEqual(['criteria', 'judges', 'submitted', 'total'])
    const text = JSON.stringify((await spreadOf(judge, first.id)).body)
    const people = await rowsOf<{ name: string }>(db, sql`select name from app_user where id between 14 and 19`)
    expect(people.filter(({ name }) => text.includes(name))).toEqual([])
    expect((await spreadOf(other, first.id)).status).toBe(404)
    expect((await spreadOf(judge, (await ofJudge('main', first.judgeId)).id)).status).toBe(404)
    expect((await spreadOf(await as('t_linyq'), first.id)).status).toBe(403)
    expect((await spreadOf(anonymous(), first.id)).status).toBe(401)
  })

  it('opens the other works with the last sample, of which one may be refused', async () => {
    const rows = await held('calibration')
    const { judgeId } = itemAt(rows, 0)
    const judge = await as(nameOf(judgeId))
    const { id } = await ofJudge('main', judgeId)
    const rest = rows.filter((row) => row.judgeId === judgeId && row.state === 'assigned')
    expect(rest.length).toBeGreaterThan(0)
    for (const sample of rest) {
      expect((await taskOf(judge, id)).body).toMatchObject({ code: 'SAMPLES_FIRST' })
      await judge.post('/api/judge/recuse', { assignmentId: sample.id, reason: '与作品作者曾同校任教' })
    }
    expect((await taskOf(judge, id)).body).toMatchObject({ success: true })
    const mark = { assignmentId: id, revision: 0, items: [], comment: '' }
    expect((await judge.post('/api/judge/saveDraft', mark)).body).toMatchObject({ success: true })
  })

  it('does not wait for a sample that has left the competition', async () => {
    const open = (await held('calibration')).filter(({ state }) => state === 'assigned')
    const { judgeId } = itemAt(open, 0)
    const judge = await as(nameOf(judgeId))
    const own = await rowsOf<Held>(
      db,
      sql`select id::int as id from judge_assignment where judge_id = ${judgeId} and panel_id = ${PANEL} and kind = 'main'
        and work_id not in (select work_id from judge_assignment where kind = 'calibration' and panel_id = ${PANEL})`,
    )
    const { id } = itemAt(own, 0)
    expect((await taskOf(judge, id)).body).toMatchObject({ code: 'SAMPLES_FIRST' })
    const samples = sql`(select work_id from judge_assignment where kind = 'calibration' and panel_id = ${PANEL})`
    await db.execute(sql`update comp_work set state = 'disqualified', state_reason = '抄袭' where id in ${samples}`)
    expect((await taskOf(judge, id)).body).toMatchObject({ success: true })
    await db.execute(sql`update comp_work set state = 'judging', state_reason = null where id in ${samples}`)
  })
})

describe('the organiser of samples', () => {
  it('does not change them once a judge has submitted one, nor chooses any in a round that has begun', async () => {
    const { samples, fixedBy } = await samplesOf()
    expect(fixedBy).toBe('submitted')
    expect((await choose([])).body).toMatchObject({ success: false, code: 'SAMPLES_SUBMITTED' })
    expect(samples.some(({ submitted }) => submitted > 0)).toBe(true)
    const [begun] = await rowsOf<{ id: number }>(
      db,
      sql`select task.panel_id::int as id from judge_assignment task join mark on mark.assignment_id = task.id
        join judge_panel panel on panel.id = task.panel_id
        where panel.competition_id = 1 and panel.id <> ${PANEL} and task.kind = 'main' limit 1`,
    )
    const panelId = required(begun, 'panel').id
    expect(await samplesOf(`panelId=${panelId}`)).toMatchObject({ fixedBy: 'begun' })
    expect((await choose([], organiser, panelId)).body).toMatchObject({ success: false, code: 'MARKING_BEGUN' })
    expect(await samplesOf('panelId=6')).toMatchObject({ fixedBy: 'over' })
  })

  it('sees who has submitted and, with the code for scores, how far each judge is from the mean', async () => {
    const { samples, canSeeScores } = await calibrationOf()
    expect(canSeeScores).toBe(true)
    expect(samples).toHaveLength(2)
    const sample = required(
      samples.find(({ judges }) => judges.filter(({ state }) => state === 'submitted').length === 2),
      'sample',
    )
    expect(sample.total).toEqual({ lowest: '86', highest: '93', mean: '89.5' })
    expect(sample.criteria).toHaveLength(14)
    expect(sample.criteria[0]).toMatchObject({ name: expect.any(String), max: expect.any(String) })
    const marked = sample.judges.filter(({ state }) => state === 'submitted')
    expect(new Map(marked.map(({ total, deviation }) => [total, deviation]))).toEqual(
      new Map([
        ['86', '-3.5'],
        ['93', '3.5'],
      ]),
    )
    expect(marked.every(({ items }) => items.length === 14)).toBe(true)
    expect(new Set(marked.flatMap(({ items }) => items.map(({ deviation }) => deviation)))).toEqual(
      new Set(['-0.25', '0.25']),
    )
    const waiting = sample.judges.filter(({ state }) => state === 'todo')
    expect(waiting.length).toBeGreaterThan(0)
    expect(waiting.every(({ total, items }) => total === null && items.length === 0)).toBe(true)
  })

  it('gives them to a judge who joins the panel, and takes open ones from one who leaves', async () => {
    const { body } = await organiser.get('/api/judgeAdmin/getPanels?competitionId=1')
    const board: Schema<'PanelBoard'> = Object(body.data)
    const panel = required(
      board.panels.find(({ id }) => id === PANEL),
      'panel',
    )
    const leaving = 19
    await db.execute(sql`update judge_assignment set state = 'revoked'
      where panel_id = ${PANEL} and judge_id = ${leaving} and kind <> 'calibration'`)
    const before = (await held('calibration')).filter(({ judgeId }) => judgeId === leaving)
    expect(before.length).toBeGreaterThan(0)
    const { members, phaseId, groupId, courseId, name, schemeId, marksPerWork, avoidsArea } = panel
    const values = { id: PANEL, competitionId: 1, phaseId, groupId, courseId, name, schemeId, marksPerWork, avoidsArea }
    const all = members.map(({ userId, role }) => ({ userId, role }))
    const save = (chosen: typeof all) => organiser.post('/api/judgeAdmin/savePanel', { ...values, members: chosen })
    expect((await save(all.filter(({ userId }) => userId !== leaving))).body).toMatchObject({ success: true })
    expect((await held('calibration')).filter(({ judgeId }) => judgeId === leaving)).toEqual([])
    expect((await save(all)).body).toMatchObject({ success: true })
    expect((await held('calibration')).filter(({ judgeId }) => judgeId === leaving)).toEqual(before)
    const { samples } = await samplesOf()
    expect(samples.some(({ submitted }) => submitted === 2)).toBe(true)
  })

  it('gives a work that is a sample to a judge for a mark that counts', async () => {
    const sample = itemAt(await held('calibration'), 0)
    await db.execute(sql`delete from judge_assignment where panel_id = ${PANEL} and work_id = ${sample.workId}
      and judge_id = ${sample.judgeId} and kind <> 'calibration'`)
    const assign = { panelId: PANEL, workId: sample.workId, judgeId: sample.judgeId, kind: 'main' }
    expect((await organiser.post('/api/judgeAdmin/assign', assign)).body).toMatchObject({ success: true })
    expect((await organiser.post('/api/judgeAdmin/assign', assign)).body).toMatchObject({ code: 'ALREADY_ASSIGNED' })
    const revoke = { assignmentId: sample.id, reason: '评委临时出差' }
    expect((await organiser.post('/api/judgeAdmin/revoke', revoke)).status).toBe(404)
  })
})

describe('a holder of comp:monitor without comp:mark:view', () => {
  it('sees who has submitted a sample, and no points', async () => {
    await db.execute(sql`
      delete from role_menu where menu_id in (select id from menu where permission_code = 'comp:mark:view')`)
    const { samples, canSeeScores } = await calibrationOf(await as('comp02'))
    expect(canSeeScores).toBe(false)
    expect(samples.flatMap(({ judges }) => judges).some(({ state }) => state === 'submitted')).toBe(true)
    expect(samples.every(({ total, criteria }) => total === null && criteria.length === 0)).toBe(true)
    expect(JSON.stringify(samples)).not.toMatch(/"(?:total|deviation)":"|"score"|"mean"/)
  })
})

describe.runIf(isRealPostgres())('samples that are chosen while a judge saves a mark', () => {
  it('are refused once the mark is there', async () => {
    await untouched()
    const { id } = itemAt(await held('main'), 0)
    const { works } = await samplesOf()
    const { body } = await whileLocked(
      db,
      async (tx) => {
        await tx.execute(sql`select from judge_panel where id = ${PANEL} for share`)
        await tx.execute(sql`insert into mark (assignment_id, total, state) values (${id}, 0, 'draft')`)
      },
      () => choose([itemAt(works, 0).workId]),
    )
    expect(body).toMatchObject({ success: false, code: 'MARKING_BEGUN' })
  })
})
