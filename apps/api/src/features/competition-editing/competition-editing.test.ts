import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { competitionClient, newCompetition, phaseOf, futurePhases } from '../../testing/competition-client'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const app = await openTestApp()
const { as, anonymous, db } = app
const { call, get, added } = await competitionClient(app)
const [JUDGING, FINISHED, OPEN] = [1, 2, 4]
const ABSENT = 999_999
const draft = newCompetition
const phases = futurePhases
const phase = phaseOf

const without = (record: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
const rowOf = (id: number) => rowsOf(db, sql`select * from competition where id = ${id}`)

describe('editing competitions', () => {
  it.each([
    ['queryPageCompetitionList', { currentPage: 1, pageSize: 10 }],
    ['insertOrUpdateCompetition', { id: OPEN, summary: 'x' }],
    ['copy', { id: OPEN, code: 'copy-1', name: 'x' }],
    ['readiness', { id: OPEN }],
    ['publish', { id: OPEN }],
    ['cancel', { id: OPEN, reason: '因故取消活动' }],
    ['archive', { id: FINISHED }],
    ['savePhases', { id: OPEN, phases }],
    ['reopenPhase', { id: JUDGING, phaseId: 1, endAt: '2027-01-01 00:00:00', reason: '台风影响延期' }],
    ['saveGroups', { id: OPEN, userTypes: [], groups: [] }],
    ['saveQuota', { id: OPEN, quotas: [] }],
    ['saveAwards', { id: OPEN, awards: [] }],
  ])('refuses %s without a token and without the code', async (path, body) => {
    const before = await rowOf(OPEN)
    expect((await call(path, body, anonymous())).status).toBe(401)
    expect((await call(path, body, await as('wc_city01'))).status).toBe(403)
    expect(await rowOf(OPEN)).toEqual(before)
  })

  it.each([
    ['insertOrUpdateCompetition', { summary: 'x' }],
    ['copy', { code: 'copy-2', name: 'x' }],
    ['readiness', {}],
    ['publish', {}],
    ['cancel', { reason: '因故取消活动' }],
    ['archive', {}],
    ['savePhases', { phases }],
    ['reopenPhase', { phaseId: 1, endAt: '2027-01-01 00:00:00', reason: '台风影响延期' }],
    ['saveGroups', { userTypes: [], groups: [] }],
    ['saveQuota', { quotas: [] }],
    ['saveAwards', { awards: [] }],
  ])('finds no competition that is absent or of another organiser in %s', async (path, body) => {
    expect((await call(path, { ...body, id: ABSENT })).status).toBe(404)
    const city = await cityOrganiser()
    const before = await rowOf(OPEN)
    expect((await call(path, { ...body, id: OPEN }, city)).status).toBe(404)
    expect(await rowOf(OPEN)).toEqual(before)
  })
})

/** The organiser of a city: the codes of role 11 in the scope of 望川市. */
async function cityOrganiser(): Promise<TestClient> {
  await db.execute(sql`insert into user_role (user_id, role_id, seq)
    select id, 11, 9 from app_user where username = 'wc_city01' on conflict do nothing`)
  await db.execute(sql`update user_security set permission_epoch = permission_epoch + 1`)
  return as('wc_city01')
}

describe('the list', () => {
  it('has the competitions of organisers in scope, with what is open', async () => {
    const { body } = await call('queryPageCompetitionList', { currentPage: 1, pageSize: 10, t: { keyword: '说课' } })
    expect(body.data).toMatchObject({
      total: 1,
      data: [
        { id: OPEN, state: 'announced', stage: 'signup', openPhases: ['报名'], organiserName: expect.any(String) },
      ],
    })
    const city = await cityOrganiser()
    const own = await call('queryPageCompetitionList', { currentPage: 1, pageSize: 10 }, city)
    expect(own.body.data).toMatchObject({ total: 0, data: [] })
  })

  it('is narrowed by state', async () => {
    const { body } = await call('queryPageCompetitionList', {
      currentPage: 1,
      pageSize: 10,
      t: { state: 'result_published' },
    })
    expect(Object(body.data).data).toMatchObject([{ id: FINISHED }])
  })
})

describe('a competition', () => {
  it('needs a name, a code of its own, a type, an organiser and a year', async () => {
    expect((await call('insertOrUpdateCompetition', { code: 'X' })).body.errors?.map(({ field }) => field)).toEqual([
      'name',
      'code',
      'kind',
      'organiserOrgId',
      'year',
    ])
    const taken = await call('insertOrUpdateCompetition', { ...draft, code: 'yunze-micro-3' })
    expect(taken.body.errors).toEqual([{ field: 'code', msg: '该编码已被其他赛事使用' }])
  })

  it('has an organiser and an area in scope', async () => {
    const city = await cityOrganiser()
    expect((await call('insertOrUpdateCompetition', { ...draft, code: 'city-1' }, city)).status).toBe(404)
    const own = { ...draft, code: 'city-1', organiserOrgId: 2, level: 'city' }
    const foreign = await call('insertOrUpdateCompetition', { ...own, areaCode: '380200' }, city)
    expect(foreign.body.errors).toMatchObject([{ field: 'areaCode' }])
    const saved = await call('insertOrUpdateCompetition', { ...own, areaCode: '380102' }, city)
    expect(saved.body.data).toMatchObject({ areaCode: '380102', organiserOrgId: 2, state: 'draft', version: 0 })
  })

  it('is saved against the version that was seen', async () => {
    const id = await added()
    expect((await call('insertOrUpdateCompetition', { id, version: 0, summary: '一' })).body.data).toMatchObject({
      summary: '一',
      version: 1,
    })
    const stale = await call('insertOrUpdateCompetition', { id, version: 0, summary: '二' })
    expect(stale.status).toBe(409)
    expect(stale.body.data).toMatchObject({ summary: '一', version: 1 })
    expect((await get(id)).summary).toBe('一')
  })

  it('removes scripts from its texts', async () => {
    const id = await added({ introHtml: '<p onclick="x()">介绍</p><script>alert(1)</script>' })
    expect((await get(id)).introHtml).toBe('<p>介绍</p>')
  })

  it('does not change code, type, organiser and blindness once it is published', async () => {
    const { body } = await call('insertOrUpdateCompetition', {
      id: OPEN,
      code: 'other-code',
      kind: 'micro',
      blind: 'none',
    })
    expect(body.errors?.map(({ field }) => field)).toEqual(['code', 'kind', 'blind'])
    expect((await call('insertOrUpdateCompetition', { id: FINISHED, summary: 'x' })).body).toMatchObject({
      success: false,
      code: 'COMPETITION_FINISHED',
    })
  })

  it('has another version of its promise when its text changes', async () => {
    const id = await added({ promiseText: '一' })
    const versionOf = async () => Object((await rowOf(id))[0])['promise_version']
    const before = await versionOf()
    await call('insertOrUpdateCompetition', { id, promiseText: '一' })
    expect(await versionOf()).toBe(before)
    await call('insertOrUpdateCompetition', { id, promiseText: '二' })
    expect(await versionOf()).not.toBe(before)
  })
})

describe('phases', () => {
  it('end after they start, are there once, and rounds follow each other', async () => {
    const id = await added()
    const wrong = [
      phase('signup', '2027-01-20', '2027-01-01'),
      phase('signup', '2027-01-20', '2027-01-21'),
      phase('round', '2027-02-01', '2027-02-10'),
      phase('round', '2027-02-05', '2027-02-20', { roundNo: 2 }),
      phase('submit', '2027-02-30', '2027-03-01', { name: ' ', roundNo: 1 }),
    ]
    expect((await call('savePhases', { id, phases: wrong })).body.errors?.map(({ field }) => field)).toEqual([
      'phases.0.endAt',
      'phases.4.name',
      'phases.4.startAt',
      'phases.4.roundNo',
      'phases.1.kind',
      'phases.3.startAt',
    ])
    expect((await get(id)).phases).toEqual([])
    expect(Object((await call('savePhases', { id, phases })).body.data).phases).toHaveLength(5)
    const fewer = Object((await call('savePhases', { id, phases: phases.slice(0, 2) })).body.data).phases
    expect(fewer).toMatchObject([{ kind: 'signup' }, { kind: 'submit' }])
  })

  it('stay where a panel of judges belongs to them', async () => {
    const id = await added()
    const [first] = Object((await call('savePhases', { id, phases })).body.data).phases
    const [group] = await rowsOf<{ id: number }>(
      db,
      sql`insert into competition_group (competition_id, name, seq)
        values (${id}, '小学组', 1) returning id::int as id`,
    )
    await db.execute(sql`insert into judge_panel (competition_id, phase_id, group_id, name, scheme_id, marks_per_work)
      select ${id}, ${first.id}, ${group?.id}, name, scheme_id, marks_per_work from judge_panel limit 1`)
    const removed = await call('savePhases', { id, phases: phases.slice(1) })
    expect(removed.body).toMatchObject({ success: false, code: 'COMPETITION_PART_USED' })
    expect((await get(id)).phases).toHaveLength(phases.length)
  })

  it('that have closed are reopened with a reason, which is announced, and not by saving', async () => {
    const before = await get(JUDGING)
    const writes = before.phases.map((one: object) => without(one, ['id', 'isOpen', 'hasClosed']))
    const later = writes.map((write: object, index: number) =>
      index === 1 ? { ...write, endAt: '2027-06-01 17:00:00' } : write,
    )
    const saved = await call('savePhases', { id: JUDGING, phases: later })
    expect(saved.body.errors).toMatchObject([{ field: 'phases.1.endAt', msg: expect.stringContaining('延长阶段') }])
    const opened = writes.map((write: object, index: number) => (index === 1 ? { ...write, manual: 'open' } : write))
    expect((await call('savePhases', { id: JUDGING, phases: opened })).body.success).toBe(false)
    expect((await call('savePhases', { id: JUDGING, phases: writes.slice(1) })).body.errors).toMatchObject([
      { field: 'phases' },
    ])
    const reopen = { id: JUDGING, phaseId: before.phases[1].id, endAt: '2026-12-24 17:00:00', reason: '台风影响延期' }
    expect((await call('reopenPhase', { ...reopen, reason: '台风' })).body.errors).toMatchObject([{ field: 'reason' }])
    expect((await call('reopenPhase', { ...reopen, endAt: '2026-01-01 00:00:00' })).body.errors).toMatchObject([
      { field: 'endAt' },
    ])
    const ofOther = await call('reopenPhase', { ...reopen, phaseId: (await get(OPEN)).phases[0].id })
    expect(ofOther.status).toBe(404)
    const { body } = await call('reopenPhase', reopen)
    expect(body.data).toMatchObject({
      announcements: [{ newEndAt: '2026-12-24 17:00:00', reason: '台风影响延期', oldEndAt: before.phases[1].endAt }],
    })
    expect((await call('reopenPhase', reopen)).body).toMatchObject({ code: 'COMPETITION_PHASE_OPEN' })
    const shown = await anonymous().get(`/api/competition/getPublicDetail?id=${JUDGING}`)
    expect(Object(shown.body.data).extensions).toEqual([
      {
        phaseName: before.phases[1].name,
        oldEndAt: before.phases[1].endAt,
        newEndAt: '2026-12-24 17:00:00',
        reason: '台风影响延期',
        at: '2026-11-21 09:00:00',
      },
    ])
  })
})

describe('groups', () => {
  it('are renamed, exchanged and removed while nothing refers to them', async () => {
    const id = await added()
    const save = async (groups: object[]) =>
      Object((await call('saveGroups', { id, userTypes: ['4'], groups })).body.data).groups
    const [one, two] = await save([
      { name: '甲组', gardeIds: ['2'] },
      { name: '乙组', gardeIds: [] },
    ])
    const exchanged = await save([
      { id: two.id, name: '甲组', gardeIds: ['3', '4'] },
      { id: one.id, name: '乙组', gardeIds: [] },
    ])
    expect(exchanged).toEqual([
      { id: two.id, name: '甲组', gardeIds: ['3', '4'], isUsed: false },
      { id: one.id, name: '乙组', gardeIds: [], isUsed: false },
    ])
    expect(await save([{ id: one.id, name: '乙组', gardeIds: [] }])).toHaveLength(1)
  })

  it('are those of the competition, with a name each and stages that exist; used ones stay', async () => {
    const { groups } = await get(JUDGING)
    const save = (list: object[], id = JUDGING) => call('saveGroups', { id, userTypes: ['4'], groups: list })
    expect((await save([{ id: 14, name: '别人的', gardeIds: [] }])).status).toBe(404)
    expect((await save([{ name: ' ', gardeIds: [] }])).body.errors).toMatchObject([{ field: 'groups.0.name' }])
    expect((await save([{ name: '一', gardeIds: ['99'] }])).body.errors).toMatchObject([{ field: 'groups' }])
    expect((await save([])).body).toMatchObject({ code: 'COMPETITION_PART_USED' })
    expect((await get(JUDGING)).groups).toEqual(groups)
  })
})

describe('quotas', () => {
  it('do not fall below what is used, and a used one stays', async () => {
    const { quotas } = await get(JUDGING)
    const writes = quotas.map((one: object) => without(one, ['orgName', 'used']))
    const less = [{ ...writes[0], quota: 1 }, ...writes.slice(1)]
    expect((await call('saveQuota', { id: JUDGING, quotas: less })).body.errors).toMatchObject([
      { field: 'quotas.0.quota', msg: `名额不能少于已推荐的${quotas[0].used}件` },
    ])
    expect((await call('saveQuota', { id: JUDGING, quotas: writes.slice(1) })).body).toMatchObject({
      code: 'COMPETITION_PART_USED',
    })
    const more = [
      { ...writes[0], quota: 40 },
      ...writes.slice(1),
      { groupId: null, level: 'school', orgId: 8, quota: 9 },
    ]
    const saved = Object((await call('saveQuota', { id: JUDGING, quotas: more })).body.data).quotas
    expect(saved).toHaveLength(quotas.length + 1)
    expect(saved.map(({ quota }: { quota: number }) => quota)).toContain(40)
    const twice = await call('saveQuota', { id: JUDGING, quotas: [...writes, writes[0]] })
    expect(twice.body.errors).toMatchObject([{ field: `quotas.${writes.length}.orgId` }])
  })

  it('are for units in scope and groups of the competition', async () => {
    const city = await cityOrganiser()
    const { body } = await call(
      'insertOrUpdateCompetition',
      { ...draft, code: 'city-quota', organiserOrgId: 2, level: 'city' },
      city,
    )
    const id = Object(body.data).id
    const save = (quota: object) => call('saveQuota', { id, quotas: [{ level: 'county', quota: 3, ...quota }] }, city)
    expect((await save({ groupId: null, orgId: 3 })).status).toBe(404)
    expect((await save({ groupId: null, orgId: ABSENT })).status).toBe(404)
    expect((await save({ groupId: 14, orgId: 6 })).status).toBe(404)
    expect((await save({ groupId: null, orgId: 6 })).body.success).toBe(true)
  })
})

describe('awards', () => {
  const award = { groupId: null, name: '一等奖', level: 1, quotaKind: 'count', quota: 3, isOrg: false }
  it('have a level of their own, whole counts and shares up to one', async () => {
    const id = await added()
    const wrong = [award, { ...award, name: '二等奖' }, { ...award, level: 2, quota: 1.5 }]
    const share = { ...award, level: 3, name: ' ', quotaKind: 'ratio', quota: 2 }
    const { body } = await call('saveAwards', { id, awards: [...wrong, share] })
    expect(body.errors?.map(({ field }) => field)).toEqual([
      'awards.1.level',
      'awards.2.quota',
      'awards.3.name',
      'awards.3.quota',
    ])
    const saved = await call('saveAwards', { id, awards: [award, { ...award, level: 2, name: '二等奖' }] })
    const [one, two] = Object(saved.body.data).awards
    const swapped = await call('saveAwards', {
      id,
      awards: [
        { ...award, id: one.id, level: 2 },
        { ...award, id: two.id, level: 1, name: '二等奖' },
      ],
    })
    expect(Object(swapped.body.data).awards).toMatchObject([
      { id: two.id, level: 1 },
      { id: one.id, level: 2 },
    ])
    expect((await call('saveAwards', { id, awards: [{ ...award, id: 1 }] })).status).toBe(404)
  })
})

describe('rules for videos and sounds', () => {
  const media = { minSeconds: 60, minHeight: 720, aspect: '16:9', videoCodecs: ['avc'], needsSound: true }
  const slot = { key: 'video', label: '视频', isRequired: true, types: ['mp4'], maxMegabytes: 200, count: 1 }
  it('are stored with their slot and may be removed again', async () => {
    const id = await added()
    await call('insertOrUpdateCompetition', { id, slots: [{ ...slot, media }] })
    expect((await get(id)).slots).toMatchObject([{ media }])
    await call('insertOrUpdateCompetition', { id, slots: [slot] })
    expect((await get(id)).slots[0]).not.toHaveProperty('media')
  })

  it('are refused of documents, with lengths that exclude each other, and with unknown values', async () => {
    const id = await added()
    const save = (more: object) => call('insertOrUpdateCompetition', { id, slots: [{ ...slot, media, ...more }] })
    expect((await save({ types: ['pdf'] })).body.errors?.map(({ field }) => field)).toEqual(['slots.0.types'])
    expect((await save({ maxSeconds: 30 })).body.errors?.map(({ field }) => field)).toEqual([
      'slots.0.media.minSeconds',
    ])
    expect((await save({ media: { ...media, videoCodecs: ['theora'] } })).body.success).toBe(false)
    expect((await save({ media: { ...media, minHeight: 0 } })).body.success).toBe(false)
    expect((await get(id)).slots).toEqual([])
  })
})
