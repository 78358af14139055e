import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { competitionClient, newCompetition, futurePhases } from '../../testing/competition-client'
import { openTestApp } from '../../testing/open-test-app'

const app = await openTestApp()
const { as, anonymous, db } = app
const { call, get, added, ready } = await competitionClient(app)
const [JUDGING, FINISHED] = [1, 2]

describe('publication', () => {
  it('is refused while something required is missing, and names how much', async () => {
    const id = await added()
    const { body } = await call('readiness', { id })
    const { isReady, items } = Object(body.data)
    expect(isReady).toBe(false)
    const missing = items.filter((item: Record<string, unknown>) => item['isRequired'] && !item['isMet'])
    expect((await call('publish', { id })).body).toMatchObject({
      success: false,
      code: 'COMPETITION_NOT_READY',
      msg: `还有${missing.length}项未完成，暂不能发布`,
    })
    expect((await get(id)).state).toBe('draft')
  })

  it('makes a competition public, once', async () => {
    const id = await ready()
    const visitor = anonymous()
    expect((await visitor.get(`/api/portal/competition?id=${id}`)).status).toBe(404)
    expect((await call('publish', { id, version: 0 })).status).toBe(409)
    expect((await call('publish', { id })).body.data).toMatchObject({ state: 'announced' })
    expect((await visitor.get(`/api/portal/competition?id=${id}`)).body.data).toMatchObject({
      name: newCompetition.name,
    })
    expect((await call('publish', { id })).body).toMatchObject({ code: 'COMPETITION_STATE' })
    expect((await call('archive', { id })).body).toMatchObject({ code: 'COMPETITION_STATE' })
    const [row] = await rowsOf(
      db,
      sql`select action, target_id from operation_log
      where action = 'competition.publish' order by id desc limit 1`,
    )
    expect(row).toEqual({ action: 'competition.publish', target_id: String(id) })
  })

  it('invites the judges whose panels were made before', async () => {
    const id = await ready()
    await db.execute(sql`
      with copied as (
        insert into judge_panel (competition_id, phase_id, group_id, scheme_id, name, marks_per_work, avoids_area)
        select ${id}, (select min(id) from competition_phase where competition_id = ${id} and kind = 'round'),
          (select min(id) from competition_group where competition_id = ${id}), scheme_id, name, marks_per_work, avoids_area
        from judge_panel order by id limit 1 returning id)
      insert into judge_panel_member (panel_id, user_id, role) select copied.id, person.id, 'member' from copied, app_user person
        where person.username in ('j03', 'j04')`)
    await db.execute(sql`update judge_panel_member set declined_at = now(), decline_reason = '届时在外出差'
      where user_id = (select id from app_user where username = 'j04')
        and panel_id in (select id from judge_panel where competition_id = ${id})`)
    const before = await rowsOf<{ last: number }>(db, sql`select coalesce(max(id), 0)::int as last from notification`)
    await call('publish', { id })
    const invited = await rowsOf(
      db,
      sql`select person.username, message.event from notification message
        join notification_receipt receipt on receipt.notification_id = message.id
        join app_user person on person.id = receipt.user_id where message.id > ${before[0]?.last}`,
    )
    expect(invited).toEqual([{ username: 'j03', event: 'judging.invited' }])
  })
})

describe('a cancelled competition', () => {
  it('needs a reason, notifies those who have entered, and stays as it is', async () => {
    const id = await ready()
    await call('publish', { id })
    const [groupId] = (await get(id)).groups.map((group: { id: number }) => group.id)
    await db.execute(sql`insert into comp_entry (competition_id, group_id, applicant_id, org_id, area_code, snapshot,
        garde_id, course_id, topic, state, created_by)
      select ${id}, ${groupId}, id, 8, '380102', '{}', '2', '0202', 'x', 'draft', id from app_user where username = 't_linyq'`)
    expect((await call('cancel', { id, reason: '取消' })).body.errors).toMatchObject([{ field: 'reason' }])
    expect((await call('cancel', { id, reason: '因场地维修取消' })).body.data).toMatchObject({
      state: 'cancelled',
      cancelReason: '因场地维修取消',
    })
    const { body } = await (
      await as('t_linyq')
    ).post('/api/notification/queryPageMyList', { currentPage: 1, pageSize: 5 })
    expect(JSON.stringify(body.data)).toContain('因场地维修取消')
    expect((await call('savePhases', { id, phases: futurePhases })).body).toMatchObject({
      code: 'COMPETITION_CANCELLED',
    })
    expect((await call('cancel', { id, reason: '因场地维修取消' })).body).toMatchObject({ code: 'COMPETITION_STATE' })
    expect((await call('cancel', { id: FINISHED, reason: '因场地维修取消' })).body).toMatchObject({
      code: 'COMPETITION_STATE',
    })
  })
})

describe('the next edition', () => {
  it('is a draft with everything that is set up, a year later on the same weekday, and no entries', async () => {
    const { body } = await call('copy', { id: JUDGING, code: 'yunze-micro-4', name: '云泽省第四届中小学微课大赛' })
    const copy = Object(body.data)
    const from = await get(JUDGING)
    expect(copy).toMatchObject({
      state: 'draft',
      edition: from.edition + 1,
      year: from.year + 1,
      prevId: JUDGING,
      prevName: from.name,
      entryCount: 0,
      workCount: 0,
      scheme: {
        total: 100,
        isLocked: false,
      },
      groups: from.groups.map(({ name, gardeIds }: Record<string, unknown>) => ({
        name,
        gardeIds,
      })),
    })
    expect(copy.phases).toHaveLength(from.phases.length)
    const start = (list: { startAt: string }[]) => Date.parse(String(list[0]?.startAt).replace(' ', 'T'))
    expect((start(copy.phases) - start(from.phases)) / 86_400_000).toBe(364)
    expect(copy.quotas.every(({ used }: { used: number }) => used === 0)).toBe(true)
    expect(copy.quotas).toHaveLength(from.quotas.length)
    const [sums] = await rowsOf(
      db,
      sql`select
      (select count(*)::int from score_criterion c join score_scheme s on s.id = c.scheme_id where s.competition_id = ${JUDGING}) as former,
      (select count(*)::int from score_criterion c join score_scheme s on s.id = c.scheme_id where s.competition_id = ${copy.id}) as latter`,
    )
    expect(Object(sums).latter).toBe(Object(sums).former)
    expect((await call('copy', { id: JUDGING, code: 'yunze-micro-4', name: 'x' })).body.errors).toMatchObject([
      { field: 'code' },
    ])
  })
})
