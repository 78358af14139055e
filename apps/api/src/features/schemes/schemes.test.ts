import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { required } from '../../required'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

type Scheme = Schema<'ScoreScheme'>
type Draft = Schema<'SchemeDraft'>

const { as, anonymous, db } = await openTestApp()
const organiser = await as('comp01')
/** Schemes of the running and the finished competition: both have marks. */
const [RUNNING, FINISHED] = [1, 2]
/** A competition whose judging has not begun. */
const COMING = 4
const ABSENT = 999_999

const post = (path: string, body: object, client: TestClient = organiser) => client.post(`/api/score/${path}`, body)
const part = (name: string, max: string, more: object = {}) => {
  return { name, detail: '', max, weight: '1', step: '0.5', isCommentRequired: false, anchors: [], ...more }
}
const draft = (more: Partial<Draft> = {}): Draft => ({
  competitionId: null,
  name: '朗读评分方案',
  total: '100',
  marksPerWork: 5,
  aggregation: { method: 'mean', dropHigh: 1, dropLow: 1, minRemain: 3, threshold: '15' },
  tieBreak: ['criterion', 'rawMean', 'range', 'chief'],
  sections: [
    { name: '语音', decidesTies: false, parts: [part('准确', '30'), part('流畅', '10')] },
    { name: '表现', decidesTies: true, parts: [part('情感', '60', { anchors: [{ score: '54', text: '动人' }] })] },
  ],
  ...more,
})
const schemeOf = ({ body }: { body: { data?: unknown } }): Scheme => Object(body.data)
const get = async (id: number) => schemeOf(await organiser.get(`/api/score/getScheme?id=${id}`))
const save = async (more: Partial<Draft> & { id?: number } = {}) =>
  schemeOf(await post('insertOrUpdateScheme', draft(more)))
const totals = (...values: number[]) => values.map((total) => ({ kind: 'main', total: String(total) }))
const simulate = async (body: object): Promise<Schema<'SchemeSimulation'>['works']> =>
  Object((await post('simulate', { schemeId: FINISHED, ...body })).body.data).works

const calls: readonly (readonly [string, object])[] = [
  ['queryPageSchemeList', { currentPage: 1, pageSize: 10, t: {} }],
  ['insertOrUpdateScheme', draft({ competitionId: 1 })],
  ['copyScheme', { id: 1, as: 'version' }],
  ['deleteScheme', { id: 1, version: 0 }],
  ['simulate', { schemeId: 1, works: [{ marks: totals(90) }] }],
]

describe('score schemes', () => {
  it('need a token and the code for them', async () => {
    const judge = await as('j01')
    for (const [path, body] of calls) {
      expect([path, (await post(path, body, anonymous())).status]).toEqual([path, 401])
      expect([path, (await post(path, body, judge)).status]).toEqual([path, 403])
    }
    expect((await anonymous().get('/api/score/getScheme?id=1')).status).toBe(401)
    expect((await judge.get('/api/score/getScheme?id=1')).status).toBe(403)
  })

  it('of another organiser look like none', async () => {
    await db.execute(
      sql`insert into user_role (user_id, role_id) select id, 11 from app_user where username = 'yc_county01'`,
    )
    const county = await as('yc_county01')
    const [list, ...others] = calls
    expect(Object((await post(required(list, 'list')[0], required(list, 'list')[1], county)).body.data).total).toBe(0)
    for (const [path, body] of others) expect([path, (await post(path, body, county)).status]).toEqual([path, 404])
    expect((await county.get('/api/score/getScheme?id=1')).status).toBe(404)
    expect((await organiser.get(`/api/score/getScheme?id=${ABSENT}`)).status).toBe(404)
  })

  it('are stored whole, with the points of their sections', async () => {
    const made = await save()
    expect(made).toMatchObject({ versionNo: 1, version: 0, isLocked: false, ownerName: '省教育技术装备中心', uses: [] })
    expect(made.sections.map(({ name, decidesTies, parts }) => [name, decidesTies, parts.length])).toEqual([
      ['语音', false, 2],
      ['表现', true, 1],
    ])
    const rows = await rowsOf<{ max: string }>(
      db,
      sql`select trim_scale(max_score)::text as max from score_criterion where scheme_id = ${made.id} and parent_id is null order by seq`,
    )
    expect(rows.map(({ max }) => max)).toEqual(['40', '60'])
    const changed = schemeOf(
      await post('insertOrUpdateScheme', { ...draft({ name: '朗诵评分方案' }), id: made.id, version: 0 }),
    )
    expect(changed).toMatchObject({ id: made.id, name: '朗诵评分方案', version: 1 })
    expect((await post('insertOrUpdateScheme', { ...draft(), id: made.id, version: 0 })).status).toBe(409)
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ total: '99.5' }, 'total'],
    [{ sections: [] }, 'sections'],
    [{ sections: [{ name: '语音', decidesTies: false, parts: [] }] }, 'sections.0.parts'],
    [
      { sections: [{ name: '语音', decidesTies: false, parts: [part('准确', '100', { step: '0.3' })] }] },
      'sections.0.parts.0.step',
    ],
    [
      {
        sections: [
          {
            name: '语音',
            decidesTies: false,
            parts: [part('准确', '100', { anchors: [{ score: '101', text: '优' }] })],
          },
        ],
      },
      'sections.0.parts.0.anchors.0.score',
    ],
    [
      { sections: [{ name: '语音', decidesTies: false, parts: [part('准', '50'), part('准', '50')] }] },
      'sections.0.parts.1.name',
    ],
    [{ marksPerWork: 4 }, 'marksPerWork'],
    [{ aggregation: { ...draft().aggregation, threshold: '101' } }, 'aggregation.threshold'],
    [{ tieBreak: ['range', 'range'] }, 'tieBreak'],
    [{ aggregation: { ...draft().aggregation, roundWeights: ['0.3', '0.6'] } }, 'aggregation.roundWeights'],
    [{ aggregation: { ...draft().aggregation, roundWeights: ['0', '1'] } }, 'aggregation.roundWeights'],
  ] as const)('with %j are refused at %s', async (more, field) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the reading of the tuple is narrower
    const { body } = await post('insertOrUpdateScheme', draft(more as unknown as Partial<Draft>))
    expect(body.success).toBe(false)
    expect(body.errors?.map((fault) => fault.field)).toContain(field)
  })

  it('choose normalised totals and weights of rounds, in every version', async () => {
    const aggregation: Draft['aggregation'] = {
      ...draft().aggregation,
      method: 'normalised',
      roundWeights: ['0.3', '0.7'],
    }
    const made = await save({ name: '两轮方案', aggregation })
    expect(made.aggregation).toEqual(aggregation)
    const next = schemeOf(await post('copyScheme', { id: made.id, as: 'version' }))
    expect(next).toMatchObject({ versionNo: 2, aggregation })
    const plain = await save({ name: '单轮方案' })
    expect(plain.aggregation.roundWeights).toEqual([])
  })

  it('weigh points exactly: 40 × 0.75 and 70 × 1 are 100', async () => {
    const sections = [
      { name: '语音', decidesTies: false, parts: [part('准确', '40', { weight: '0.75' }), part('流畅', '70')] },
    ]
    expect((await save({ name: '加权方案', sections })).total).toBe('100')
  })
})

describe('a version that marks refer to', () => {
  it('is not changed, by the call or in the database, nor deleted', async () => {
    const locked = await get(RUNNING)
    expect(locked.isLocked).toBe(true)
    const body = draft({ competitionId: locked.competitionId })
    const saved = await post('insertOrUpdateScheme', { ...body, id: RUNNING, version: locked.version })
    expect(saved.body).toMatchObject({ success: false, code: 'SCHEME_LOCKED' })
    const deleted = await post('deleteScheme', { id: RUNNING, version: locked.version })
    expect(deleted.body).toMatchObject({ success: false, code: 'SCHEME_USED' })
    await expect(db.execute(sql`update score_criterion set max_score = 99 where scheme_id = 1`)).rejects.toThrow()
    await expect(db.execute(sql`update score_scheme set total = 90 where id = 1`)).rejects.toThrow()
    await expect(db.execute(sql`delete from score_criterion where scheme_id = 1`)).rejects.toThrow()
    expect((await get(RUNNING)).sections).toEqual(locked.sections)
  })

  it('is copied to the next one, which can be changed and deleted', async () => {
    const former = await get(RUNNING)
    const next = schemeOf(await post('copyScheme', { id: RUNNING, as: 'version' }))
    expect(next).toMatchObject({
      name: former.name,
      versionNo: 2,
      isLocked: false,
      competitionId: former.competitionId,
    })
    expect(next.versions.map(({ versionNo }) => versionNo)).toEqual([2, 1])
    const ofParts = ({ sections }: Scheme) =>
      sections.map(({ parts, ...section }) => ({ ...section, parts: parts.map((one) => ({ ...one, id: 0 })) }))
    expect(ofParts(next)).toEqual(ofParts(former))
    const third = schemeOf(await post('copyScheme', { id: RUNNING, as: 'version' }))
    expect(third.versionNo).toBe(3)
    for (const { id, version } of [third, next])
      expect((await post('deleteScheme', { id, version })).body.success).toBe(true)
    expect((await get(RUNNING)).versions).toHaveLength(1)
  })

  it('is copied to a scheme of its own in the library', async () => {
    const copy = schemeOf(
      await post('copyScheme', { id: FINISHED, as: 'scheme', competitionId: null, name: '通用微课方案' }),
    )
    expect(copy).toMatchObject({ name: '通用微课方案', versionNo: 1, competitionId: null })
    const list = await post('queryPageSchemeList', {
      currentPage: 1,
      pageSize: 10,
      t: { isLibrary: true, keyword: '通用' },
    })
    expect(Object(list.body.data)).toMatchObject({ total: 1, data: [{ id: copy.id, parts: 14, versions: 1, uses: 0 }] })
  })

  it('leaves its other versions together when the first one is deleted', async () => {
    const first = await save({ name: '三版方案' })
    await post('copyScheme', { id: first.id, as: 'version' })
    const third = schemeOf(await post('copyScheme', { id: first.id, as: 'version' }))
    expect((await post('deleteScheme', { id: first.id, version: 0 })).body.success).toBe(true)
    expect((await get(third.id)).versions.map(({ versionNo }) => versionNo)).toEqual([3, 2])
  })
})

describe('the first mark', () => {
  it('locks the scheme in the transaction of the draft', async () => {
    const [task] = await rowsOf<{ id: number; username: string; panel: number }>(
      db,
      sql`select task.id::int as id, person.username, task.panel_id::int as panel from judge_assignment task
        join app_user person on person.id = task.judge_id join judge_panel_member member
          on member.panel_id = task.panel_id and member.user_id = task.judge_id and member.agreement_at is not null
        join judge_panel panel on panel.id = task.panel_id and panel.competition_id = 1
        where task.state = 'assigned' and task.kind = 'main' order by task.id limit 1`,
    )
    const { id: assignmentId, username, panel } = required(task, 'task')
    const made = await save({ competitionId: 1, name: '未用方案' })
    await db.execute(sql`update judge_panel set scheme_id = ${made.id} where id = ${panel}`)
    const items = made.sections.flatMap(({ parts }) => parts.map(({ id }) => ({ criterionId: id, score: '8' })))
    const judge = await as(username)
    const saved = await judge.post('/api/judge/saveDraft', { assignmentId, items, comment: '', revision: 0 })
    expect(saved.body.success).toBe(true)
    expect((await get(made.id)).isLocked).toBe(true)
  })
})

describe('the scheme of a competition', () => {
  const choose = (body: object, client = organiser) => client.post('/api/competition/chooseScheme', body)

  it('is one of its own or of the library, and panels that had the former one get it', async () => {
    const own = await save({ competitionId: COMING, name: '实验说课方案' })
    const [panel] = await rowsOf<{ id: number }>(
      db,
      sql`insert into judge_panel (competition_id, phase_id, group_id, name, scheme_id, marks_per_work)
        select ${COMING}, phase.id, grouping.id, 'x', ${own.id}, 3 from competition_phase phase, competition_group grouping
        where phase.competition_id = ${COMING} and phase.kind = 'round' and grouping.competition_id = ${COMING}
        order by grouping.id limit 1 returning id::int as id`,
    )
    const first: Schema<'ManagedCompetition'> = Object((await choose({ id: COMING, schemeId: own.id })).body.data)
    expect(first.scheme).toMatchObject({ id: own.id, total: 100, marksPerWork: 5 })
    expect(first.canChooseScheme).toBe(true)
    const library = await save({ name: '省级通用方案' })
    expect(first.schemeOptions.some(({ id }) => id === own.id)).toBe(true)
    expect((await choose({ id: COMING, schemeId: library.id })).body.success).toBe(true)
    const [moved] = await rowsOf<{ scheme: number }>(
      db,
      sql`select scheme_id::int as scheme from judge_panel where id = ${panel?.id ?? 0}`,
    )
    expect(moved?.scheme).toBe(library.id)
    const detail = await anonymous().get(`/api/competition/getPublicDetail?id=${COMING}`)
    expect(Object(detail.body.data).criteria.map(({ name }: { name: string }) => name)).toEqual(['语音', '表现'])
  })

  it('stays once a work is marked, and is never one of another competition', async () => {
    const library = await save({ name: '后来的方案' })
    const marked = await choose({ id: 1, schemeId: library.id })
    expect(marked.body).toMatchObject({ success: false, code: 'COMPETITION_MARKED' })
    expect((await choose({ id: COMING, schemeId: FINISHED })).status).toBe(404)
    expect((await choose({ id: COMING, schemeId: ABSENT })).status).toBe(404)
  })
})

describe('the simulator', () => {
  it('gives scores, ranks and every step of the vectors of competition B', async () => {
    const works = [
      totals(94, 91.5, 93, 96, 90),
      totals(92.5, 88, 90, 85, 95),
      totals(89, 92, 90.5, 90, 88.5),
      totals(90.5, 89, 91, 86, 93),
      [...totals(78, 96, 84, 85, 83.5), { kind: 'arbitration', total: '84' }],
      totals(84, 82, 85, 80.5, 83),
      totals(88, 87, 90, 85),
      totals(75, 77.5, 76),
    ].map((marks) => ({ marks }))
    const results = await simulate({ works })
    expect(results.map(({ place, shown, rank, flags }) => [place, shown, rank, flags.join()])).toEqual([
      [1, '92.83', 1, ''],
      [2, '90.17', 2, ''],
      [4, '90.17', 3, ''],
      [3, '89.83', 4, ''],
      [7, '87.50', 5, 'tooFewToDrop'],
      [5, '83.83', 6, ''],
      [6, '83.00', 7, ''],
      [8, '76.17', 8, 'tooFewToDrop'],
    ])
    expect(results[1]?.tiePath).toEqual(['criterion', 'rawMean'])
    const steps: unknown = JSON.parse(required(results[5], 'work').steps)
    expect(steps).toContainEqual({
      kind: 'arbitration',
      added: [{ id: 6, total: '84.000000' }],
      removed: 2,
      median: '84.000000',
    })
  })

  it('tries out another rule, and points by criterion with their weights', async () => {
    const rule = { method: 'median', dropHigh: 0, dropLow: 0, minRemain: 1, threshold: '10' }
    const [result] = await simulate({ works: [{ marks: totals(78, 96, 84, 85, 83.5) }], aggregation: rule })
    expect(result).toMatchObject({ shown: '84.00', flags: ['needsArbitration'] })
    const scheme = await get(FINISHED)
    const items = scheme.sections.flatMap(({ parts }) => parts.map(({ id, max }) => ({ criterionId: id, score: max })))
    const [full] = await simulate({ works: [{ marks: [{ kind: 'main', items }] }] })
    expect(full).toMatchObject({ shown: '100.00', criterion: '30.000000' })
  })

  it('normalises the marks of each judge, and combines rounds', async () => {
    const strict = [60, 62, 64, 66, 68, 70, 72, 74]
    const aggregation = { method: 'normalised', dropHigh: 0, dropLow: 0, minRemain: 1, threshold: '100' }
    const works = strict.map((total) => ({ marks: totals(total, total + 20) }))
    const results = await simulate({ works, aggregation })
    expect(results.find(({ place }) => place === 1)).toMatchObject({ score: '60.197222', flags: [] })
    const swapped = works.map(({ marks: [one, two] }) => ({
      marks: [
        { ...two, judge: 2 },
        { ...one, judge: 1 },
      ],
    }))
    expect((await simulate({ works: swapped, aggregation })).at(-1)?.score).toBe('60.197222')
    const [few] = await simulate({ works: works.slice(0, 1), aggregation })
    expect(few).toMatchObject({ score: '70.000000', flags: ['notNormalised'] })
    const rounds = { ...aggregation, method: 'mean', roundWeights: ['0.3', '0.7'] }
    const [combined] = await simulate({ works: [{ marks: totals(88.5), earlier: ['90.1666'] }], aggregation: rounds })
    expect(combined?.score).toBe('88.999980')
    const uneven = { schemeId: FINISHED, aggregation: rounds, works: [{ marks: totals(88), earlier: ['1', '2'] }] }
    expect((await post('simulate', uneven)).body.errors?.[0]?.field).toBe('works.0.earlier')
  })

  it('refuses marks that a judge could not give', async () => {
    const over = await post('simulate', { schemeId: FINISHED, works: [{ marks: totals(100.5) }] })
    expect(over.body).toMatchObject({ success: false, errors: [{ field: 'works.0.marks.0.total' }] })
    const scheme = await get(FINISHED)
    const criterionId = required(scheme.sections[0]?.parts[0], 'part').id
    const between = { kind: 'main', items: [{ criterionId, score: '1.3' }] }
    const uneven = await post('simulate', { schemeId: FINISHED, works: [{ marks: [between] }] })
    expect(uneven.body.errors?.[0]?.field).toBe(`works.0.marks.0.items.${criterionId}`)
    const alone = await post('simulate', {
      schemeId: FINISHED,
      works: [{ marks: [{ kind: 'arbitration', total: '1' }] }],
    })
    expect(alone.body.success).toBe(false)
  })
})
