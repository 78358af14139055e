import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { siteTime } from '../../clock'
import { rowsOf } from '../../db/database'
import { SEED_NOW } from '../../demo/demo-secrets'
import { required } from '../../required'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const organiser = await as('comp01')
const ABSENT = 999_999
const HOUR_MS = 3_600_000
/** The clock of the tests. */
const NOW = SEED_NOW

const post = (path: string, body: object, client: TestClient = organiser) =>
  client.post(`/api/judgeAdmin/${path}`, body)
const monitorOf = async (query: string, client = organiser): Promise<Schema<'JudgingMonitor'>> =>
  Object((await client.get(`/api/judgeAdmin/getMonitor?${query}`)).body.data)
const judgesOf = async (panelId: number, client = organiser): Promise<Schema<'ProgressOfJudge'>[]> =>
  Object((await client.get(`/api/judgeAdmin/getPanelProgress?panelId=${panelId}`)).body.data)
const numberOf = async (query: ReturnType<typeof sql>): Promise<number> =>
  required((await rowsOf<{ n: number }>(db, query))[0], 'row').n
const busiest = async () =>
  required((await monitorOf('competitionId=1')).panels.toSorted((a, b) => b.assigned - a.assigned)[0], 'panel')
const fromNow = (hours: number) => siteTime(new Date(NOW.getTime() + hours * HOUR_MS))
const messagesOf = (event: string, userId: number) =>
  numberOf(sql`select count(*)::int as n from notification message join notification_receipt receipt
    on receipt.notification_id = message.id where message.event = ${event} and receipt.user_id = ${userId}`)

describe('the progress of judging', () => {
  it('needs a token and the code for it', async () => {
    const judge = await as('j01')
    for (const path of ['getMonitor?competitionId=1', 'getPanelProgress?panelId=2']) {
      expect((await anonymous().get(`/api/judgeAdmin/${path}`)).status).toBe(401)
      expect((await judge.get(`/api/judgeAdmin/${path}`)).status).toBe(403)
    }
    for (const [path, body] of [
      ['remind', { panelId: 2 }],
      ['setDueDate', { panelId: 2, dueAt: '2026-11-22 09:00:00' }],
    ] as const) {
      expect((await post(path, body, anonymous())).status).toBe(401)
      expect((await post(path, body, judge)).status).toBe(403)
    }
  })

  it('of another organiser, or under absent ids, is not found', async () => {
    await db.execute(
      sql`insert into user_role (user_id, role_id) select id, 11 from app_user where username = 'yc_county01'`,
    )
    const county = await as('yc_county01')
    expect((await county.get('/api/judgeAdmin/getMonitor?competitionId=1')).status).toBe(404)
    expect((await county.get('/api/judgeAdmin/getPanelProgress?panelId=2')).status).toBe(404)
    expect((await post('remind', { panelId: 2 }, county)).status).toBe(404)
    expect((await post('setDueDate', { panelId: 2, dueAt: '2026-11-22 09:00:00' }, county)).status).toBe(404)
    expect((await organiser.get(`/api/judgeAdmin/getPanelProgress?panelId=${ABSENT}`)).status).toBe(404)
    expect((await post('remind', { panelId: ABSENT })).status).toBe(404)
  })

  it('counts what the tables hold, for the open round first', async () => {
    const { rounds, phaseId, panels } = await monitorOf('competitionId=1')
    expect(rounds.find(({ id }) => id === phaseId)).toMatchObject({ name: '初评', state: 'open' })
    const sum = (field: 'assigned' | 'drafts' | 'submitted' | 'arbitration') =>
      panels.reduce((total, panel) => total + panel[field], 0)
    const count = (where: ReturnType<typeof sql>) =>
      numberOf(sql`select count(*)::int as n from judge_assignment task join judge_panel panel on panel.id = task.panel_id
        where panel.phase_id = ${phaseId} and task.kind <> 'calibration' and ${where}`)
    expect([sum('assigned'), sum('drafts'), sum('submitted'), sum('arbitration')]).toEqual([
      await count(sql`task.state = 'assigned'`),
      await count(sql`task.state = 'in_progress'`),
      await count(sql`task.state in ('submitted', 'locked')`),
      await count(sql`task.kind = 'arbitration' and task.state = 'assigned'`),
    ])
    expect(sum('submitted')).toBe(52)
  })

  it('shows how far the marks of a judge are from the others, exactly, to holders of the code alone', async () => {
    const finished = await monitorOf('competitionId=2')
    const panel = required(
      finished.panels.find(({ groupName }) => groupName === '小学组'),
      'panel',
    )
    const judges = await judgesOf(panel.id)
    const own = required(
      judges.find(({ name }) => name === '裴松年'),
      'judge',
    )
    // Marks of the first judge minus the mean of the other four, over the eight works of competition B.
    const rows = [
      [94, 91.5, 93, 96, 90],
      [92.5, 88, 90, 85, 95],
      [89, 92, 90.5, 90, 88.5],
      [90.5, 89, 91, 86, 93],
      [78, 96, 84, 85, 83.5],
      [84, 82, 85, 80.5, 83],
      [88, 87, 90, 85],
      [75, 77.5, 76],
    ]
    const distances = rows.map(([first = 0, ...others]) => first - others.reduce((a, b) => a + b, 0) / others.length)
    const mean = distances.reduce((a, b) => a + b, 0) / distances.length
    expect([own.deviation, own.compared]).toEqual([mean.toFixed(2), 8])
  })

  it('puts those who are late first, and counts them', async () => {
    const { id } = await busiest()
    const late = required(
      (await judgesOf(id)).findLast(({ assigned }) => assigned > 0),
      'judge',
    )
    await db.execute(sql`update judge_assignment set due_at = ${new Date(NOW.getTime() - HOUR_MS).toISOString()}
      where panel_id = ${id} and judge_id = ${late.userId} and state = 'assigned'`)
    const [first] = await judgesOf(id)
    expect(first).toMatchObject({ userId: late.userId, overdue: late.assigned })
    const { panels } = await monitorOf('competitionId=1')
    expect(panels.find((panel) => panel.id === id)?.overdue).toBe(late.assigned)
  })
})

describe('reminding', () => {
  it('reaches all who are late, and nobody twice within an hour', async () => {
    const { id } = await busiest()
    const [late] = await judgesOf(id)
    const { userId } = required(late, 'judge')
    expect((await post('remind', { panelId: id })).body.data).toEqual({ reminded: 1, skipped: 0 })
    expect(await messagesOf('judging.reminder', userId)).toBe(1)
    expect((await post('remind', { panelId: id })).body.data).toEqual({ reminded: 0, skipped: 0 })
    expect((await post('remind', { panelId: id, userIds: [userId] })).body.data).toEqual({ reminded: 0, skipped: 1 })
    expect(await messagesOf('judging.reminder', userId)).toBe(1)
    expect((await judgesOf(id))[0]?.remindedAt).toBe(siteTime(NOW))
  })

  it('leaves out judges of other panels and those without an open task', async () => {
    const { id } = await busiest()
    const stranger = await numberOf(sql`select id::int as n from app_user where username = 't_linyq'`)
    expect((await post('remind', { panelId: id, userIds: [stranger] })).body.data).toEqual({ reminded: 0, skipped: 1 })
    expect(await messagesOf('judging.reminder', stranger)).toBe(0)
  })

  it('is over with the round', async () => {
    const { panels } = await monitorOf('competitionId=2')
    const { id } = required(panels[0], 'panel')
    expect((await post('remind', { panelId: id })).body).toMatchObject({ success: false, code: 'ROUND_CLOSED' })
    const due = await post('setDueDate', { panelId: id, dueAt: fromNow(24) })
    expect(due.body).toMatchObject({ success: false, code: 'ROUND_CLOSED' })
  })
})

describe('due dates', () => {
  it('of one judge or of a panel are changed within the round, with a message', async () => {
    const { id } = await busiest()
    const [one] = await judgesOf(id)
    const { userId, assigned, drafts } = required(one, 'judge')
    const { data } = (await post('setDueDate', { panelId: id, userId, dueAt: fromNow(48) })).body
    expect(data).toEqual({ tasks: assigned + drafts, judges: 1 })
    const after = required(
      (await judgesOf(id)).find((judge) => judge.userId === userId),
      'judge',
    )
    expect([after.dueAt, after.overdue]).toEqual([fromNow(48), 0])
    expect(await messagesOf('judging.due', userId)).toBe(1)
    expect(Object((await post('setDueDate', { panelId: id, dueAt: fromNow(72) })).body.data).judges).toBeGreaterThan(1)
  })

  it('are neither past nor after the end of the round', async () => {
    const { id } = await busiest()
    const before = await judgesOf(id)
    const past = await post('setDueDate', { panelId: id, dueAt: fromNow(-1) })
    expect(past.body).toMatchObject({ success: false, errors: [{ field: 'dueAt', msg: '完成时间须晚于现在' }] })
    const late = await post('setDueDate', { panelId: id, dueAt: fromNow(24 * 60) })
    expect(late.body).toMatchObject({ success: false, errors: [{ field: 'dueAt' }] })
    expect(await judgesOf(id)).toEqual(before)
  })
})

describe('the report', () => {
  const exported = async (client: TestClient, phaseId: string) => {
    const body = JSON.stringify({ exportType: 'judging', conditions: { phaseId } })
    const headers = { 'content-type': 'application/json' }
    return client.send(new Request('http://doorway.test/api/file/exportExcel', { method: 'POST', body, headers }))
  }

  it('has a line for each judge of each panel of the round', async () => {
    const { phaseId, panels } = await monitorOf('competitionId=1')
    const response = await exported(organiser, String(phaseId))
    const [sheet] = (await readXlsx(new Uint8Array(await response.arrayBuffer()))).sheets
    const rows = required(sheet, 'sheet').rows
    expect(rows).toHaveLength(1 + panels.reduce((sum, { judges }) => sum + judges, 0))
    expect(rows[0]?.slice(0, 3)).toEqual(['评审组', '评委', '单位'])
  })

  it('is refused without the code, for other organisers and without a round', async () => {
    expect((await exported(await as('j01'), '6')).status).toBe(403)
    expect((await exported(await as('yc_county01'), '6')).status).toBe(404)
    expect((await exported(organiser, '0')).status).toBe(400)
  })
})

describe('a holder of comp:monitor without comp:mark:view', () => {
  it('sees states, but nothing computed from scores', async () => {
    await db.execute(sql`
      delete from role_menu where menu_id in (select id from menu where permission_code = 'comp:mark:view')`)
    const blind = await as('comp02')
    const { panels, canSeeScores } = await monitorOf('competitionId=2', blind)
    expect(canSeeScores).toBe(false)
    const judges = await judgesOf(required(panels[0], 'panel').id, blind)
    expect(judges.every(({ deviation, compared }) => deviation === null && compared === 0)).toBe(true)
  })
})
