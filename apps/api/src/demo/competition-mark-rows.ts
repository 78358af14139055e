import { totalOf, defaultAggregation } from '../scoring/score-rule'
import { defaultTieBreak } from '../features/results/ranking'
import { itemAt, required } from '../required'
import { criterionSeeds, judgedSeeds } from './competition-data'
import { anchorsOf, criterionDetails } from './criterion-data'
import { dayOf, groupIdOf, judgedWorks, roundIdOf } from './competition-rows'
import { organizations } from './organization-data'
import { people } from './people-rows'

/** Id of the competition whose results are published. */
export const FINISHED = 2
const RUNNING = 1
/** Groups by their places in a competition. */
export const GROUPS = [0, 1, 2, 3, 4]
const SCHEMES = [RUNNING, FINISHED]
const JUDGES = [14, 15, 16, 17, 18]
const RESERVE = 19
const MARKS_RUNNING = 3
const SUBMITTED = 52
const DRAFTS = 6
/** Criterion whose trimmed mean decides ties first, as in the scheme's list. */
const DECIDING = '教学内容'
/** The two works of the tie have the same points for it in every mark. */
const TIED = new Set(['认识负数：从温度计说起', '用画图的办法解决和差问题'])
const TIED_CONTENT = 54

interface CriterionSeed {
  id: number
  scheme: number
  parentId: number | null
  name: string
  max: number
}

const criteria: CriterionSeed[] = SCHEMES.flatMap((scheme, place) => {
  const perScheme = criterionSeeds.reduce((count, [, leaves]) => count + 1 + leaves.length, 0)
  let id = place * perScheme
  return criterionSeeds.flatMap(([name, leaves]) => {
    id += 1
    const parent = {
      id,
      scheme,
      parentId: null as number | null,
      name,
      max: leaves.reduce((sum, [, max]) => sum + max, 0),
    }
    return [
      parent,
      ...leaves.map(([leaf, max]) => {
        id += 1
        return { id, scheme, parentId: parent.id, name: leaf, max }
      }),
    ]
  })
})

const criterionRows = () =>
  criteria.map(({ id, scheme, parentId, name, max }) => ({
    id,
    scheme_id: scheme,
    parent_id: parentId,
    name,
    detail: parentId === null ? null : criterionDetails[name],
    max_score: max,
    weight: 1,
    step: 0.5,
    anchors: parentId === null ? [] : anchorsOf(max),
    comment_required: false,
    decides_ties: name === DECIDING,
    seq: id,
  }))

const schemeRows = () =>
  SCHEMES.map((id) => ({
    id,
    competition_id: id,
    name: '微课评分标准 2026',
    version: 1,
    total: 100,
    // Of three marks none is dropped.
    aggregation: id === RUNNING ? { ...defaultAggregation, dropHigh: 0, dropLow: 0 } : defaultAggregation,
    tie_break: defaultTieBreak,
    marks_per_work: id === FINISHED ? JUDGES.length : MARKS_RUNNING,
    locked: true,
  }))

const panels = [
  ...GROUPS.map((group) => ({ competition: RUNNING, group, round: 1, marks: MARKS_RUNNING })),
  ...GROUPS.map((group) => ({ competition: FINISHED, group, round: 2, marks: JUDGES.length })),
].map((panel, index) => ({ id: index + 1, ...panel }))

const panelIdOf = (competition: number, group: number) =>
  required(
    panels.find((panel) => panel.competition === competition && panel.group === group),
    'panel',
  ).id

const panelRows = () =>
  panels.map(({ id, competition, group, round, marks }) => ({
    id,
    competition_id: competition,
    phase_id: roundIdOf(competition, round),
    group_id: groupIdOf(competition, group),
    name: `第${group + 1}评审组`,
    scheme_id: competition,
    marks_per_work: marks,
    chief_user_id: JUDGES[0],
  }))

const panelMemberRows = (now: Date) =>
  panels.flatMap(({ id, competition }) =>
    [...JUDGES, RESERVE].map((user, place) => ({
      panel_id: id,
      user_id: user,
      role: place === 0 ? 'chief' : user === RESERVE ? 'reserve' : 'member',
      // The reserve has not opened the running competition yet.
      ...(competition === FINISHED || user !== RESERVE
        ? { agreement_at: dayOf(now, competition === FINISHED ? -349 : -11), agreement_version: '2026-01' }
        : { agreement_at: null, agreement_version: null }),
    })),
  )

const CITY_DIGITS = 4
const cityOf = (organization: number) =>
  required(
    organizations.find(({ id }) => id === organization),
    'organization',
  ).areaCode.slice(0, CITY_DIGITS)
const cityOfJudge = (judge: number) =>
  cityOf(
    required(
      people.find(({ id }) => id === judge),
      'judge',
    ).schoolId,
  )

/** Judges without a conflict of interest: none scores a work of the own city. */
const judgesFor = (workId: number) => {
  const work = judgedWorks.find(({ id }) => id === workId)
  const city = cityOf(required(work, 'work').seed.person.schoolId)
  return JUDGES.filter((judge) => cityOfJudge(judge) !== city)
}

/** A mark, or an assignment without one. */
export interface MarkSeed {
  id: number
  competition: number
  workId: number
  panel: number
  judge: number
  kind: 'main' | 'arbitration' | 'calibration'
  state: string
  total: number | null
  isTied: boolean
  day: number
}

/** Points of each leaf in halves, so that they sum to the total. */
function spread(total: number, leaves: readonly { max: number }[]): number[] {
  const room = leaves.reduce((sum, { max }) => sum + 2 * max, 0)
  const points = leaves.map(({ max }) => Math.floor((2 * max * total) / room))
  let rest = total - points.reduce((sum, point) => sum + point, 0)
  return points.map((point, index) => {
    const more = Math.min(rest, 2 * itemAt(leaves, index).max - point, 1)
    rest -= more
    return point + more
  })
}

/** Points of a mark by criterion. */
export function itemsOf({ competition, total, isTied }: MarkSeed) {
  if (total === null) return []
  const leaves = criteria.filter(({ scheme, parentId }) => scheme === competition && parentId !== null)
  const contentId = criteria.find(({ scheme, name }) => scheme === competition && name === DECIDING)?.id
  const content = leaves.filter(({ parentId }) => parentId === contentId)
  const others = leaves.filter(({ parentId }) => parentId !== contentId)
  const halves = Math.round(total * 2)
  const points = isTied
    ? [...spread(TIED_CONTENT, content), ...spread(halves - TIED_CONTENT, others)]
    : spread(halves, [...content, ...others])
  return [...content, ...others].map(({ id, parentId }, index) => ({
    criterionId: id,
    score: String(itemAt(points, index) / 2),
    decidesTies: parentId === contentId,
  }))
}

const finishedMarks = (): Omit<MarkSeed, 'id'>[] =>
  judgedWorks
    .filter(({ seed }) => seed.competition === FINISHED)
    .flatMap(({ id: workId, seed }) => {
      const { marks, arbitration, title } = required(
        judgedSeeds.find((judged) => judged.title === seed.topic),
        'marks',
      )
      const base = {
        competition: FINISHED,
        workId,
        panel: panelIdOf(FINISHED, seed.group),
        state: 'locked',
        isTied: TIED.has(title),
        day: -344,
      }
      const main = marks.flatMap((total, place) =>
        total === null ? [] : [{ ...base, judge: itemAt(JUDGES, place), kind: 'main' as const, total }],
      )
      if (arbitration === null) return main
      return [...main, { ...base, judge: RESERVE, kind: 'arbitration' as const, total: arbitration, day: -342 }]
    })

function runningStateOf(place: number): string {
  if (place < SUBMITTED) return 'submitted'
  return place < SUBMITTED + DRAFTS ? 'in_progress' : 'assigned'
}

const runningMarks = (): Omit<MarkSeed, 'id'>[] => {
  const works = judgedWorks.filter(({ seed }) => seed.competition === RUNNING)
  const main = works.flatMap(({ id: workId, seed }, index) =>
    Array.from({ length: MARKS_RUNNING }, (_, place) => {
      const judges = judgesFor(workId)
      const state = runningStateOf(index * MARKS_RUNNING + place)
      return {
        competition: RUNNING,
        workId,
        panel: panelIdOf(RUNNING, seed.group),
        judge: itemAt(judges, (index + place) % judges.length),
        kind: 'main' as const,
        state,
        // The second work diverges, so arbitration is open for it.
        total:
          state === 'assigned' ? null : index === 1 && place === 2 ? 71.5 : 84 + ((index * 5 + place * 3) % 23) / 2,
        isTied: false,
        day: -8 + (index % 7),
      }
    }),
  )
  const [first, second] = works
  if (!first || !second) throw new Error('There are no works.')
  const open = { competition: RUNNING, judge: RESERVE, state: 'assigned', total: null, isTied: false, day: -1 }
  return [
    ...main,
    { ...open, workId: second.id, panel: panelIdOf(RUNNING, second.seed.group), kind: 'arbitration' },
    { ...open, workId: first.id, panel: panelIdOf(RUNNING, first.seed.group), kind: 'calibration' },
  ]
}

/** Judges who stepped back from a work; another one of the panel has it instead. */
const RECUSED = [70, 76, 82]

/** All assignments of the demo with their marks. */
export const markSeeds = (): MarkSeed[] =>
  [...runningMarks(), ...finishedMarks()].map((seed, index) => ({ id: index + 1, ...seed }))

const assignmentRows = (now: Date, seeds: readonly MarkSeed[]) => {
  const rows = seeds.map(({ id, competition, workId, panel, judge, kind, state }) => ({
    id,
    panel_id: panel,
    work_id: workId,
    judge_id: judge,
    anon_seq: (id * 37) % 101,
    kind,
    state,
    due_at: dayOf(now, competition === FINISHED ? -340 : 7),
    recuse_reason: null as string | null,
    replaced_by: null as number | null,
  }))
  const replacements = RECUSED.map((place, index) => {
    const recused = itemAt(rows, place)
    const taken = new Set(rows.filter((row) => row.work_id === recused.work_id).map((row) => row.judge_id))
    const judge = required(
      judgesFor(recused.work_id).find((each) => !taken.has(each)),
      'judge',
    )
    const id = rows.length + index + 1
    Object.assign(recused, { state: 'recused', recuse_reason: '与作品作者曾同校任教', replaced_by: id })
    return { ...recused, id, judge_id: judge, state: 'assigned', recuse_reason: null, replaced_by: null }
  })
  return [...replacements, ...rows]
}

function markTables(now: Date, seeds: readonly MarkSeed[]) {
  const marked = seeds.flatMap((seed) => (seed.total === null ? [] : [{ seed, items: itemsOf(seed) }]))
  const marks = marked.map(({ seed, items }) => ({
    assignment_id: seed.id,
    total: totalOf(items.map(({ score }) => ({ score, weight: '1' }))),
    comment: seed.competition === FINISHED ? '结构清楚，例子贴近学生；结尾的小结可以再精炼一些。' : null,
    state: seed.state === 'in_progress' ? 'draft' : seed.state,
    submitted_at: seed.state === 'in_progress' ? null : dayOf(now, seed.day),
    duration_s: 540 + (seed.id % 9) * 31,
    flags: [],
  }))
  const points = marked.flatMap(({ seed, items }) =>
    items.map(({ criterionId, score }) => ({ assignment_id: seed.id, criterion_id: criterionId, score })),
  )
  return { marks, points }
}

/** Schemes, panels, assignments and marks, in the order in which the tables refer to one another. */
export function markingTables(
  now: Date,
  seeds: readonly MarkSeed[],
): readonly (readonly [string, readonly Record<string, unknown>[]])[] {
  const { marks, points } = markTables(now, seeds)
  return [
    ['score_scheme', schemeRows()],
    ['score_criterion', criterionRows()],
    ['judge_panel', panelRows()],
    ['judge_panel_member', panelMemberRows(now)],
    ['judge_assignment', assignmentRows(now, seeds)],
    ['mark', marks],
    ['mark_item', points],
  ]
}
