import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { people } from '../../demo/people-rows'
import { organizations } from '../../demo/organization-data'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db, clock } = await openTestApp()
const visitor = anonymous()
const [RUNNING, FINISHED, STUDENTS, TEACHERS] = [1, 2, 3, 4]
const page = (t: object, pageSize = 100) => ({ currentPage: 1, pageSize, t })
const ENTERED = '/api/competition/queryPageEnterWorkList'
const MINE = '/api/competition/queryPageMyResultList'
const WINNERS = '/api/competition/queryPageWinningWorkList'

const rowsIn = (body: { data: unknown }): Record<string, unknown>[] => Object(body.data).data
const detailOf = async (id: number, client = visitor) =>
  Object((await client.get(`/api/competition/getPublicDetail?id=${id}`)).body.data)

describe('the list of competitions', () => {
  it('is the same in both forms, the newest first', async () => {
    const { body } = await visitor.post('/api/competition/queryPageOpenList', page({}))
    expect(rowsIn(body).map(({ id, stage }) => [id, stage])).toEqual([
      [STUDENTS, 'signup'],
      [TEACHERS, 'signup'],
      [RUNNING, 'running'],
      [FINISHED, 'finished'],
    ])
    const shared = await visitor.get('/api/portal/competitions?pageSize=100')
    expect(shared.body.data).toEqual(body.data)
    expect(shared.headers.get('cache-control')).toContain('public')
  })

  it('is narrowed by kind, year and stage', async () => {
    const ids = async (t: object) =>
      rowsIn((await visitor.post('/api/competition/queryPageOpenList', page(t))).body).map(({ id }) => id)
    expect(await ids({ kind: 'micro' })).toEqual([RUNNING, FINISHED])
    expect(await ids({ year: '2025' })).toEqual([FINISHED])
    expect(await ids({ kind: 'other', stage: 'running' })).toEqual([])
  })

  it('has no drafts, no removed ones and none of other sites', async () => {
    const ids = async () => rowsIn((await visitor.post('/api/competition/queryPageOpenList', page({}))).body).length
    for (const change of [`state = 'draft'`, `deleted_at = now()`, `site_id = 2`]) {
      await db.execute(`update competition set ${change} where id = 4`)
      expect(await ids()).toBe(3)
      await db.execute(`update competition set state = 'announced', deleted_at = null, site_id = 1 where id = 4`)
    }
  })
})

describe('one competition', () => {
  it('shows its public fields, phases and criteria, and what a visitor can do', async () => {
    const shown = await detailOf(RUNNING)
    expect(shown).toMatchObject({
      stage: 'running',
      serverTime: '2026-11-21 09:00:00',
      viewerActions: ['viewWorks', 'viewSchedule'],
      entry: null,
    })
    expect(shown.phases.map(({ name }: { name: string }) => name)).toEqual(
      '报名 提交作品 资格审查 县级推荐 市级推荐 初评 复评 公示 公布结果'.split(' '),
    )
    expect(shown.criteria.map(({ max }: { max: number }) => max)).toEqual([10, 30, 25, 15, 20])
    expect((await visitor.get('/api/portal/competition?id=1')).body.data).toEqual(shown)
  })

  it('offers each person what fits the phase', async () => {
    const actions = async (id: number, name?: string) =>
      (await detailOf(id, name === undefined ? visitor : await as(name))).viewerActions
    expect(await actions(TEACHERS)).toEqual(['signIn', 'viewSchedule'])
    expect(await actions(TEACHERS, 't_linyq')).toEqual(['signUp', 'viewSchedule'])
    expect(await actions(TEACHERS, 's_lixc')).toEqual(['viewSchedule'])
    expect(await actions(TEACHERS, 't_xutb')).toEqual(['editEntry', 'cancelEntry'])
    expect(await actions(3, 's_wangzh')).toEqual(['submitWork', 'editEntry', 'cancelEntry'])
    expect(await actions(RUNNING, 'j01')).toEqual(['judge', 'viewSchedule'])
    expect(await actions(RUNNING, 't_linyq')).toEqual(['viewEntry', 'viewWorks', 'viewSchedule'])
    expect(await actions(FINISHED, 't_linyq')).toEqual(['viewMyResult', 'viewResults'])
    expect(await actions(FINISHED)).toEqual(['viewResults'])
  })

  it('is absent while it is a draft, and for an unknown id', async () => {
    await db.execute(`update competition set state = 'draft' where id = 4`)
    expect((await visitor.get('/api/competition/getPublicDetail?id=4')).status).toBe(404)
    expect((await visitor.get('/api/portal/competition?id=4')).status).toBe(404)
    await db.execute(`update competition set state = 'announced' where id = 4`)
    expect((await visitor.get('/api/competition/getPublicDetail?id=999')).status).toBe(404)
    expect((await visitor.get('/api/competition/getPublicDetail?id=x')).status).toBe(400)
  })
})

describe('works of a competition in its blind period', () => {
  it('need a token and a competition', async () => {
    expect((await visitor.post(ENTERED, page({ competitionId: RUNNING }))).status).toBe(401)
    const teacher = await as('t_linyq')
    expect((await teacher.post(ENTERED, page({ competitionId: 999 }))).status).toBe(404)
    expect((await teacher.post(ENTERED, page({}))).status).toBe(400)
  })

  it('have numbers instead of authors and schools, in no order of submission', async () => {
    const { body } = await (await as('t_linyq')).post(ENTERED, page({ competitionId: RUNNING }))
    expect(body.data).toMatchObject({ isBlind: true, opensAt: null, total: 44 })
    const rows = rowsIn(body)
    expect(rows.every(({ authorName, schoolName }) => authorName === null && schoolName === null)).toBe(true)
    const ids = rows.map(({ workId }) => Number(workId))
    expect(ids).not.toEqual(ids.toSorted((a, b) => a - b))
  })

  it('contain no name, school or login name of anybody, whoever reads and however they search', async () => {
    const canaries = [
      ...people.flatMap(({ name, username }) => [name, username]),
      ...organizations.map(({ name }) => name),
    ]
    for (const reader of ['t_linyq', 't_zhoush', 's_wangzh', 'ycxx_school01', 'comp01', 'admin']) {
      const client = await as(reader)
      for (const more of [{}, { groupId: 2 }, { keyword: '小数点' }]) {
        const text = JSON.stringify((await client.post(ENTERED, page({ competitionId: RUNNING, ...more }))).body)
        expect(canaries.filter((canary) => text.includes(canary))).toEqual([])
      }
      const found = await client.post(ENTERED, page({ competitionId: RUNNING, keyword: '林砚秋' }))
      expect(found.body.data).toMatchObject({ total: 0 })
    }
  })

  it('are not shown to judges of the competition, even as readers', async () => {
    const { body } = await (await as('j01')).post(ENTERED, page({ competitionId: RUNNING }))
    expect(body.data).toMatchObject({ data: [], total: 0, isBlind: true })
  })

  it('have names when the public notice begins, and are shown to judges too', async () => {
    await db.execute(
      `update competition_phase set start_at = '2026-11-20T00:00:00Z' where competition_id = 1 and kind = 'publicity'`,
    )
    const { body } = await (await as('j01')).post(ENTERED, page({ competitionId: RUNNING }))
    expect(body.data).toMatchObject({ isBlind: false, total: 44 })
    expect(rowsIn(body).map(({ authorName }) => authorName)).toContain('林砚秋')
    await db.execute(
      `update competition_phase set start_at = end_at - interval '6 days' where competition_id = 1 and kind = 'publicity'`,
    )
  })

  it('are announced before they are public', async () => {
    await db.execute(`update competition set works_public_from = '2026-11-30T09:00:00Z' where id = 1`)
    const { body } = await (await as('t_linyq')).post(ENTERED, page({ competitionId: RUNNING }))
    expect(body.data).toMatchObject({ data: [], total: 0, opensAt: '2026-11-30 17:00:00' })
    await db.execute(`update competition set works_public_from = '2026-11-09T09:00:00Z' where id = 1`)
  })
})

describe('awards', () => {
  it('are those of published results, the highest first, organisations last', async () => {
    const { body } = await visitor.post(WINNERS, page({ competitionId: FINISHED }))
    const rows = rowsIn(body)
    expect(rows).toHaveLength(17)
    expect(rows.find(({ title }) => title === '长方形的面积为什么是长乘宽')).toMatchObject({
      awardName: '一等奖',
      holderName: '林砚秋',
      schoolName: '望川市砚池小学',
      groupName: '小学组',
      year: 2025,
    })
    expect(rows.filter(({ title }) => title === '分数墙上的秘密').map(({ awardName }) => awardName)).toEqual(['优秀奖'])
    expect(rows.slice(-2).map(({ kind, title }) => [kind, title])).toEqual([
      ['organization', '望川市砚池小学'],
      ['organization', '青屿市海韵小学'],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/9\d\.\d/)
    expect((await visitor.get('/api/portal/winningWorks?competitionId=2&pageSize=100')).body.data).toEqual(body.data)
  })

  it('are narrowed by award, year and words', async () => {
    const count = async (t: object) => rowsIn((await visitor.post(WINNERS, page(t))).body).length
    expect(await count({ award: '一等奖' })).toBe(4)
    expect(await count({ keyword: '林砚秋' })).toBe(1)
    expect(await count({ keyword: '砚池小学' })).toBe(2)
    expect(await count({ year: '2026' })).toBe(0)
  })

  it('mask the name of a student until a guardian agrees', async () => {
    const holder = async () =>
      rowsIn((await visitor.post(WINNERS, page({ keyword: '砚池小学' }))).body)[0]?.['holderName']
    await db.execute(`update app_user set user_type = '5' where username = 't_linyq'`)
    expect(await holder()).toBe('林**')
    await db.execute(`insert into consent (subject_id, guardian_id, text_code, text_version, scope, given_at, channel)
      select id, 31, 'names', '1', 'name_publicity', now(), 'portal' from app_user where username = 't_linyq'`)
    expect(await holder()).toBe('林砚秋')
    await db.execute(`update app_user set user_type = '4' where username = 't_linyq'`)
  })

  it.each([
    [
      'competition',
      `update competition set state = 'announced' where id = 2`,
      `update competition set state = 'result_published' where id = 2`,
    ],
    [
      'run',
      `update result_run set state = 'publicity' where competition_id = 2 and state = 'published'`,
      `update result_run set state = 'published' where competition_id = 2 and state = 'publicity'`,
    ],
  ])('are hidden with everything else while the %s is not published', async (_, withdraw, publish) => {
    const [no, code] = await certificateOf('长方形的面积为什么是长乘宽')
    await db.execute(withdraw)
    expect(rowsIn((await visitor.post(WINNERS, page({}))).body)).toEqual([])
    const mine = rowsIn((await (await as('t_linyq')).post(MINE, page({ competitionId: FINISHED }))).body)
    expect(mine[0]).toMatchObject({ result: null, awardName: null, certificate: null })
    const checked = await visitor.post('/api/certificate/verify', { no, verifyCode: code })
    expect(checked.body).toMatchObject({ success: false, code: 'CERTIFICATE_UNKNOWN' })
    await db.execute(publish)
  })
})

async function certificateOf(title: string): Promise<[string, string]> {
  const mine = rowsIn((await (await as('t_linyq')).post(MINE, page({}))).body)
  const { no, verifyCode } = Object(mine.find((row) => row['title'] === title)?.['certificate'])
  return [no, verifyCode]
}

describe('one’s own results', () => {
  const mine = async (name: string, t: object = {}) => rowsIn((await (await as(name)).post(MINE, page(t))).body)
  const shows = (visibility: string) =>
    db.execute(`update competition set score_visibility = '${visibility}' where id = 2`)

  it('need a token and are one’s own', async () => {
    expect((await visitor.post(MINE, page({}))).status).toBe(401)
    expect((await mine('t_linyq')).map(({ title }) => title)).toEqual([
      '三角形的内角和为什么是180度',
      '长方形的面积为什么是长乘宽',
    ])
    expect(await mine('p_wangjg')).toEqual([])
  })

  it('have no number before the publication', async () => {
    const [running] = await mine('t_linyq', { competitionId: RUNNING })
    expect(running).toMatchObject({
      stage: 'judging',
      publishAt: '2026-12-17 17:00:00',
      result: null,
      awardName: null,
      certificate: null,
    })
    const known = new Set(['year', 'workId', 'competitionId', 'publishAt', 'notice', 'workNo', 'title'])
    const rest = Object.entries(running ?? {}).filter(([name]) => !known.has(name))
    expect(JSON.stringify(rest)).not.toMatch(/\d/)
  })

  it('show what the competition shows, and nothing more', async () => {
    const result = async () => (await mine('t_linyq', { competitionId: FINISHED }))[0]?.['result']
    await shows('none')
    expect(await result()).toEqual({ score: null, explanation: null, topPercent: null, criteria: [], comments: [] })
    await shows('band')
    expect(await result()).toEqual({ score: null, explanation: null, topPercent: 13, criteria: [], comments: [] })
    await shows('total')
    const explanation = { marks: 5, droppedHigh: 1, droppedLow: 1, used: 3, exact: '92.833333', shown: '92.83' }
    expect(await result()).toMatchObject({ score: '92.83', explanation, topPercent: 13, criteria: [], comments: [] })
    // No mark of a judge: 94, 91.5, 93, 96 and 90.
    expect(JSON.stringify(Object(await result()).explanation)).not.toMatch(/94|91\.5|93|96|"90/)
    await shows('criteria')
    const { criteria, comments } = Object(await result())
    expect(comments).toEqual([])
    // Criteria of the marks that count sum to the score, up to the rounding of each to two digits.
    const sum = criteria.reduce((total: number, { score }: { score: string }) => total + Number(score), 0)
    expect(sum).toBeCloseTo(92.83, 1)
    await shows('comments')
    // What a judge wrote about a sample was for the judges.
    await db.execute(sql`with sample as (
        insert into judge_assignment (panel_id, work_id, judge_id, anon_seq, kind, state)
        select task.panel_id, task.work_id, task.judge_id, 0, 'calibration', 'locked' from judge_assignment task
        join judge_panel panel on panel.id = task.panel_id
        where panel.competition_id = ${FINISHED} and task.kind = 'main' returning id)
      insert into mark (assignment_id, total, comment, state, submitted_at)
      select id, 1, '试评时写的评语', 'locked', now() from sample`)
    expect(Object(await result()).comments).toHaveLength(5)
    await shows('criteria')
  })

  it('count all works on a page behind the last one too', async () => {
    const { body } = await (await as('t_linyq')).post(MINE, { currentPage: 9, pageSize: 10, t: {} })
    expect(body.data).toMatchObject({ data: [], total: 2 })
  })

  it('say why a work came back', async () => {
    const [row] = await mine('t_tanxs', { competitionId: RUNNING })
    expect(row).toMatchObject({ stage: 'returned', result: null, returnReason: '片头出现学校名称，不符合匿名要求' })
  })
})

describe('the check of a certificate', () => {
  const verify = async (no: string, verifyCode: string) =>
    (await visitor.post('/api/certificate/verify', { no, verifyCode })).body

  it('finds it by number and code, whatever their case and spaces', async () => {
    const [no, code] = await certificateOf('长方形的面积为什么是长乘宽')
    const spaced = `${code.slice(0, 5)} ${code.slice(5)}`.toLowerCase()
    expect(await verify(` ${no}`, spaced)).toMatchObject({
      success: true,
      data: {
        no,
        holderName: '林砚秋',
        awardName: '一等奖',
        workTitle: '长方形的面积为什么是长乘宽',
        state: 'valid',
        revokedAt: null,
      },
    })
  })

  it('does not tell which of the two is wrong', async () => {
    const [no, code] = await certificateOf('长方形的面积为什么是长乘宽')
    const [wrongCode, wrongNo] = [await verify(no, 'AAAAAAAAAA'), await verify('泽微课证〔2025〕第999999号', code)]
    expect(wrongCode).toMatchObject({ success: false, code: 'CERTIFICATE_UNKNOWN', data: null })
    expect({ ...wrongNo, requestId: '' }).toEqual({ ...wrongCode, requestId: '' })
  })

  it('says that one was revoked, and that another is valid', async () => {
    const [old, fresh] = await rowsOf<{ no: string; verify_code: string }>(
      db,
      sql`select no, verify_code from certificate order by (revoked_at is null), replaces_id nulls last`,
    )
    if (!old || !fresh) throw new Error('There are no certificates.')
    expect((await verify(old.no, old.verify_code)).data).toMatchObject({ state: 'revoked', awardName: '三等奖' })
    expect((await verify(fresh.no, fresh.verify_code)).data).toMatchObject({ state: 'valid', awardName: '优秀奖' })
  })

  it('is bounded for each network', async () => {
    const guesser = anonymous('10.99.0.1')
    const statuses = new Set<number>()
    for (let guess = 0; guess < 90; guess += 1)
      statuses.add((await guesser.post('/api/certificate/verify', { no: 'x', verifyCode: String(guess) })).status)
    expect([...statuses]).toEqual([200, 429])
    expect(clock.now().getTime()).toBeGreaterThan(0)
  })
})
