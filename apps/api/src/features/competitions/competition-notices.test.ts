import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { required } from '../../required'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { notifyDeadlines } from '../judging-monitor/deadline.service'

const { as, db, clock } = await openTestApp()
const JUDGING = 1
const FINISHED = 2
const OPEN = 4
const JUDGE = 'j05'
const REASON = '与规定不符，请补充说明材料'
const TODAY = '2026-11-21 09:00:00+08'

const one = async (statement: ReturnType<typeof sql>) => Object(required((await rowsOf(db, statement))[0], 'row'))
const post = async (client: TestClient, path: string, body: object) => {
  const { body: response } = await client.post(path, body)
  expect(response).toMatchObject({ success: true })
  return Object(response.data)
}
const personId = async (username: string): Promise<number> =>
  (await one(sql`select id::int as id from app_user where username = ${username}`)).id
const organiser = await as('comp01')
const second = await as('prov01')
const judge = await as(JUDGE)
const judgeId = await personId(JUDGE)

/** A work of t_xutb in a state. */
async function work(competition: number, state: string): Promise<number> {
  const { id } = await one(sql`
    with entered as (
      insert into comp_entry (competition_id, group_id, applicant_id, org_id, area_code, snapshot, garde_id, course_id, topic,
        state, promise_at, submitted_at, receipt_no, created_by)
      select ${competition}, (select min(id) from competition_group where competition_id = ${competition}), id, school_id,
        '380102', jsonb_build_object('applicantName', name, 'schoolName', '某校', 'areaName', '砚池区'), '2', '0210', 'x',
        'submitted', ${TODAY}, ${TODAY}, 'BX' || ${state} || ${competition}, id from app_user
      where user_type = '4' and id not in (select applicant_id from comp_entry where competition_id = ${competition})
      order by username <> 't_xutb', id limit 1 returning id)
    insert into comp_work (competition_id, entry_id, work_no, title, anon_title, summary, state)
    select ${competition}, id, 'WN' || id, '通知', 'x', 'x', ${state} from entered returning id::int as id`)
  return id
}
const applicantOf = async (table: 'comp_work' | 'comp_entry', id: number): Promise<string> => {
  const entryId = table === 'comp_work' ? sql`(select entry_id from comp_work where id = ${id})` : sql`${id}`
  return (
    await one(sql`select username from app_user join comp_entry entry on entry.applicant_id = app_user.id
    where entry.id = ${entryId}`)
  ).username
}
const tasks = sql`judge_assignment task join judge_panel panel on panel.id = task.panel_id
  and panel.competition_id = ${JUDGING} where task.judge_id = ${judgeId}`

/** The panel of the first round in which the judge has the most works. */
const { id: panelId } = await one(sql`select panel.id::int as id from judge_panel panel
  join judge_assignment task on task.panel_id = panel.id and task.judge_id = ${judgeId}
  join competition_phase phase on phase.id = panel.phase_id and phase.round_no = 1
  where panel.competition_id = ${JUDGING} and panel.chief_user_id is distinct from ${judgeId}
  group by panel.id order by count(*) desc, panel.id limit 1`)

/** Saves a panel of the judging competition that the judge has left before: the judge is a new member again. */
async function invite(): Promise<void> {
  const id = panelId
  const { panels } = Object((await organiser.get(`/api/judgeAdmin/getPanels?competitionId=${JUDGING}`)).body.data)
  const panel = panels.find((each: { id: number }) => each.id === id)
  const own = sql`(select id from judge_assignment where panel_id = ${id} and judge_id = ${judgeId})`
  await db.execute(sql`delete from mark_item where assignment_id in ${own}`)
  await db.execute(sql`delete from mark where assignment_id in ${own}`)
  await db.execute(sql`update judge_assignment set replaced_by = null where replaced_by in ${own}`)
  await db.execute(sql`delete from judge_assignment where id in ${own}`)
  await db.execute(sql`delete from judge_panel_member where panel_id = ${id} and user_id = ${judgeId}`)
  const { phaseId, groupId, courseId, name, schemeId, marksPerWork, avoidsArea, members } = panel
  await post(organiser, '/api/judgeAdmin/savePanel', {
    id,
    competitionId: JUDGING,
    phaseId,
    groupId,
    courseId,
    name,
    schemeId,
    marksPerWork,
    avoidsArea,
    members: members.map(({ userId, role }: { userId: number; role: string }) => ({ userId, role })),
  })
}

/** Gives the judge the first work of the panel that no conflict excludes. */
async function assign(): Promise<void> {
  const page = { currentPage: 1, pageSize: 100, t: { panelId } }
  for (const { workId } of (await post(organiser, '/api/judgeAdmin/queryPageAssignmentList', page)).data) {
    const body = { panelId, workId, judgeId, kind: 'main' }
    if ((await organiser.post('/api/judgeAdmin/assign', body)).body.success) return
  }
  throw new Error('No work of the panel can be assigned to the judge.')
}

async function recuse(): Promise<void> {
  await db.execute(
    sql`update judge_assignment set state = 'submitted' where judge_id = ${judgeId} and kind = 'calibration'`,
  )
  const { id, round } = await one(sql`select task.id::int as id, panel.phase_id::int as round from ${tasks}
    and panel.id = ${panelId} and task.state = 'assigned' and task.kind = 'main' order by task.id desc limit 1`)
  await post(judge, '/api/judge/signAgreement', { roundId: round, version: '2026-01' })
  await post(judge, '/api/judge/recuse', { assignmentId: id, reason: '与作者曾经同校任教' })
}

async function replace(): Promise<void> {
  const { id } = await one(sql`select task.id::int as id from ${tasks} and task.state = 'recused'
    and task.replaced_by is null order by task.id desc limit 1`)
  for (const other of [14, 15, 16, 17, 19]) {
    const body = { assignmentId: id, judgeId: other }
    if ((await organiser.post('/api/judgeAdmin/replace', body)).body.success) return
  }
  throw new Error('No other judge can have the work.')
}

async function decline(): Promise<void> {
  await invite()
  const { round } =
    await one(sql`select panel.phase_id::int as round from judge_panel panel join judge_panel_member member
    on member.panel_id = panel.id and member.user_id = ${judgeId} where panel.competition_id = ${JUDGING}
    and member.agreement_at is null and member.declined_at is null limit 1`)
  await db.execute(sql`update judge_panel_member set agreement_at = null where user_id = ${judgeId}`)
  await post(judge, '/api/judge/declineInvitation', { roundId: round, reason: REASON })
}

async function nearDeadline(): Promise<void> {
  await db.execute(sql`update judge_assignment set due_at = '2027-01-01' where state <> 'x'`)
  await db.execute(sql`update judge_assignment set due_at = ${TODAY}::timestamptz + interval '23 hours' where id = (
    select min(task.id) from judge_assignment task join judge_panel panel on panel.id = task.panel_id
    where task.judge_id = 14 and panel.competition_id = ${JUDGING} and task.state in ('assigned', 'in_progress'))`)
  await notifyDeadlines({ db, clock })
  await notifyDeadlines({ db, clock })
}

/** Takes the finished competition back to its notice, and publishes again. */
async function publishAgain(): Promise<void> {
  await db.execute(sql`update competition set state = 'announced' where id = ${FINISHED}`)
  await db.execute(sql`update objection set state = 'rejected' where competition_id = ${FINISHED}`)
  await db.execute(sql`update result_run set state = 'publicity' where id = 2`)
  await db.execute(sql`update comp_work set state = 'judged' where competition_id = ${FINISHED} and state = 'awarded'`)
  await db.execute(sql`update competition_phase set start_at = ${TODAY}::timestamptz - interval '5 days',
    end_at = ${TODAY}::timestamptz - interval '1 day' where competition_id = ${FINISHED} and kind = 'publicity'`)
  await post(second, '/api/result/publish', { id: 2 })
}

const objected = await one(sql`select id::int as id from comp_work where competition_id = ${FINISHED}
  and title = '分数墙上的秘密'`)
async function objection(): Promise<number> {
  const { id } =
    await one(sql`insert into objection (competition_id, work_id, complainant_id, real_name, unit, content, state,
    created_at) select ${FINISHED}, ${objected.id}, id, '周苏禾', '海韵小学', '公示名单与方案不一致，请核实。', 'received', now()
    from app_user where username = 't_zhoush' returning id::int as id`)
  return id
}
const certificate = () =>
  one(sql`select certificate.id::int as id, person.username from certificate
    join award_grant granted on granted.id = award_grant_id join comp_work work on work.id = granted.work_id
    join comp_entry entry on entry.id = work.entry_id join app_user person on person.id = entry.applicant_id
    where granted.competition_id = ${FINISHED} and revoked_at is null and granted.state = 'final'
      and replaces_id is null and person.username not like 't_demo%'
    order by certificate.id limit 1`)

interface Step {
  /** What happens; returns who gets the message, where that is not fixed. */
  run: () => Promise<string | void>
  event: string
  /** Who gets it; organisers are checked by one of them. */
  to?: string
}

const steps: Record<string, Step> = {
  'an author signs up': {
    event: 'entry.submitted',
    to: 't_linyq',
    run: async () => {
      const teacher = await as('t_linyq')
      const form = {
        competitionId: OPEN,
        groupId: 15,
        gardeId: '3',
        courseId: '0304',
        topic: '看得见的声波',
        members: [],
      }
      const { id } = await post(teacher, '/api/competitionEntry/insertOrUpdateEntry', form)
      await post(teacher, '/api/competitionEntry/submit', { id, promiseVersion: '2026-01' })
    },
  },
  'an entry is returned': {
    event: 'entry.returned',
    run: async () => {
      const id = await work(JUDGING, 'draft')
      const { entry } = await one(sql`select entry_id::int as entry from comp_work where id = ${id}`)
      await post(organiser, '/api/competitionEntry/audit', { ids: [entry], decision: 'return', reason: REASON })
      return applicantOf('comp_entry', entry)
    },
  },
  'a work is returned': {
    event: 'work.fix',
    run: async () => {
      const id = await work(JUDGING, 'submitted')
      await post(organiser, '/api/competitionWork/check', {
        ids: [id],
        decision: 'fix',
        items: [],
        reason: REASON,
      })
      return applicantOf('comp_work', id)
    },
  },
  'a judge is invited': { event: 'judging.invited', to: JUDGE, run: invite },
  'a work is assigned': { event: 'judging.assigned', to: JUDGE, run: assign },
  'a judge steps back': { event: 'judging.recused', to: 'comp01', run: recuse },
  'another judge gets the work': { event: 'judging.recusalDecided', to: JUDGE, run: replace },
  'a judge declines': { event: 'judging.declined', to: 'comp01', run: decline },
  'works are due within a day': { event: 'judging.deadline', to: 'j01', run: nearDeadline },
  'a result is published': { event: 'result.published', to: 't_linyq', run: publishAgain },
  'an objection is upheld': {
    event: 'objection.upheld',
    to: 't_zhoush',
    run: async () => {
      await post(organiser, '/api/objection/handle', { id: await objection(), decision: 'uphold', reply: REASON })
    },
  },
  'an objection is rejected': {
    event: 'objection.rejected',
    to: 't_zhoush',
    run: async () => {
      await post(organiser, '/api/objection/handle', { id: await objection(), decision: 'reject', reply: REASON })
    },
  },
  'a certificate is revoked': {
    event: 'certificate.revoked',
    run: async () => {
      const { id, username } = await certificate()
      await post(organiser, '/api/certificate/revoke', { id, reason: REASON })
      return username
    },
  },
  'a certificate is issued': {
    event: 'certificate.issued',
    run: async () => {
      const { id, username } = await certificate()
      await db.execute(sql`delete from certificate where id = ${id}`)
      await post(organiser, '/api/certificate/issueBatch', { competitionId: FINISHED })
      return username
    },
  },
}

const sent = (event: string) =>
  rowsOf<{ id: number; username: string }>(
    db,
    sql`select message.id::int as id, person.username from notification message
      join notification_receipt receipt on receipt.notification_id = message.id
      join app_user person on person.id = receipt.user_id where message.event = ${event}`,
  )

it.each(Object.entries(steps))('%s: one message', async (_, { run, event, to }) => {
  const before = (await sent(event)).map(({ id }) => id)
  const username = (await run()) ?? to
  const fresh = (await sent(event)).filter((row) => !before.includes(row.id) && row.username === username)
  expect(fresh).toHaveLength(1)
  const reader = await as(required(username, 'reader'))
  const page = { currentPage: 1, pageSize: 50, t: {} }
  const { data } = await post(reader, '/api/notification/queryPageMyList', page)
  const shown = data.find((message: { id: number }) => message.id === fresh[0]?.id)
  expect(shown.title).not.toMatch(/[{}]/)
  expect(shown.body ?? shown.content ?? shown.summary).not.toMatch(/[{}]/)
})
