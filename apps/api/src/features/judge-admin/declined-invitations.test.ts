import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { required } from '../../required'
import { openTestApp } from '../../testing/open-test-app'

const { as, db } = await openTestApp()
const organiser = await as('comp01')
const judge = await as('j01')
const COMPETITION = 1
const JUDGE = 14
const REASON = '届时在外出差，无法参加评审'

const post = (path: string, body: object) => organiser.post(`/api/judgeAdmin/${path}`, body)
const plan = async (panelId: number, body: object): Promise<Schema<'AssignmentPlan'>> => {
  const response = await post('autoAssign', { panelId, seed: 7, ...body })
  expect(response.body.success).toBe(true)
  return Object(response.body.data)
}
const openWorksOf = async (panelId: number, judgeId: number) =>
  (
    await rowsOf<{ workId: number }>(
      db,
      sql`select work_id::int as "workId" from judge_assignment
        where panel_id = ${panelId} and judge_id = ${judgeId} and state not in ('revoked', 'recused') order by work_id`,
    )
  ).map(({ workId }) => workId)
const assignmentOf = async (panelId: number) =>
  required(
    (
      await rowsOf<{ id: number; workId: number; judgeId: number }>(
        db,
        sql`select id::int as id, work_id::int as "workId", judge_id::int as "judgeId" from judge_assignment
          where panel_id = ${panelId} and judge_id <> ${JUDGE} and state = 'assigned' order by id limit 1`,
      )
    )[0],
    'assignment',
  )

/** The panel of the second round, whose members have not signed yet, with the works that the judge was given. */
async function planWithAll(): Promise<{ panelId: number; roundId: number; works: readonly number[] }> {
  const { panels, rounds }: Schema<'PanelBoard'> = Object(
    (await organiser.get(`/api/judgeAdmin/getPanels?competitionId=${COMPETITION}`)).body.data,
  )
  const first = required(panels.toSorted((a, b) => b.works - a.works)[0], 'panel')
  const roundId = required(rounds[1], 'second round').id
  const { groupId, courseId, schemeId, marksPerWork, avoidsArea } = first
  const members = first.members.map(({ userId, role }) => ({ userId, role }))
  const values = { groupId, courseId, schemeId, marksPerWork, avoidsArea, members }
  const made = await post('savePanel', {
    ...values,
    competitionId: COMPETITION,
    phaseId: roundId,
    name: '复评小学组',
  })
  const panelId = Number(Object(made.body.data).id)
  await plan(panelId, { dryRun: false })
  return { panelId, roundId, works: await openWorksOf(panelId, JUDGE) }
}

describe('a judge who has declined the invitation to a panel', () => {
  let panel = { panelId: 0, roundId: 0, works: [] as readonly number[] }
  beforeAll(async () => {
    panel = await planWithAll()
    // Without works before, none after it would show nothing.
    expect(panel.works.length).toBeGreaterThan(0)
    const declined = await judge.post('/api/judge/declineInvitation', { roundId: panel.roundId, reason: REASON })
    expect(declined.body.data).toEqual({ state: 'declined' })
  })

  it('has no work left, and the works lack a judge', async () => {
    expect(await openWorksOf(panel.panelId, JUDGE)).toEqual([])
    expect(await plan(panel.panelId, { dryRun: true })).toMatchObject({ revoked: 0 })
  })

  it.each([
    ['the one that fills gaps', false],
    ['the one that is made again from the start', true],
  ])('is in no plan, neither in a dry run nor stored: %s', async (_, isRedone) => {
    for (const seed of [1, 2, 3]) {
      const dry = await plan(panel.panelId, { dryRun: true, isRedone, seed })
      expect(dry.judges.map(({ userId }) => userId)).not.toContain(JUDGE)
      expect(dry.judges.length).toBeGreaterThan(0)
      const stored = await plan(panel.panelId, { dryRun: false, isRedone, seed, fingerprint: dry.fingerprint })
      expect(stored.judges).toEqual(dry.judges)
      expect(await openWorksOf(panel.panelId, JUDGE)).toEqual([])
    }
  })

  it('is given no work by hand either, and replaces no other judge', async () => {
    const other = await assignmentOf(panel.panelId)
    const refused = { success: false, code: 'INVITATION_DECLINED' }
    for (const kind of ['main', 'arbitration'] as const) {
      const work = required(panel.works[0], 'work')
      const { body } = await post('assign', { panelId: panel.panelId, workId: work, judgeId: JUDGE, kind })
      expect(body).toMatchObject(refused)
    }
    const replaced = await post('replace', { assignmentId: other.id, judgeId: JUDGE })
    expect(replaced.body).toMatchObject(refused)
    expect(await openWorksOf(panel.panelId, other.judgeId)).toContain(other.workId)
    expect(await openWorksOf(panel.panelId, JUDGE)).toEqual([])
  })

  it('gets no sample', async () => {
    const chosen = (
      await rowsOf<{ id: number }>(
        db,
        sql`select distinct work_id::int as id from judge_assignment where panel_id = ${panel.panelId} order by 1 limit 2`,
      )
    ).map(({ id }) => id)
    const set = await post('setSamples', { panelId: panel.panelId, workIds: chosen })
    expect(set.body.success).toBe(true)
    const holders = await rowsOf<{ judgeId: number }>(
      db,
      sql`select distinct judge_id::int as "judgeId" from judge_assignment
        where panel_id = ${panel.panelId} and kind = 'calibration' and state <> 'revoked'`,
    )
    expect(holders.length).toBeGreaterThan(1)
    expect(holders.map(({ judgeId }) => judgeId)).not.toContain(JUDGE)
  })
})
