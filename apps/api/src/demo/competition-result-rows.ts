import { computeRun, type RunMark, type RunResult, type RunWork } from '../features/results/compute-run'
import { totalOf, defaultAggregation } from '../features/results/score-rule'
import { type AwardLine, defaultTieBreak } from '../features/results/ranking'
import { itemAt, required } from '../required'
import { criterionSeeds, judgedSeeds } from './competition-data'
import { dayOf, groupIdOf, judgedWorks, roundIdOf, yearOf } from './competition-rows'
import { people } from './people-rows'

const FINISHED = 2
const RUNNING = 1
const GROUPS = [0, 1, 2, 3, 4]
const SCHEMES = [RUNNING, FINISHED]
const JUDGES = [14, 15, 16, 17, 18]
const RESERVE = 19
const COMPUTED_BY = 12
const CONFIRMED_BY = 5
const RULED_ON = -333
const MARKS_RUNNING = 3
const SUBMITTED = 52
const DRAFTS = 6
/** Criterion whose trimmed mean decides ties first, as in the scheme's list. */
const DECIDING = '教学内容'
/** The two works of the tie have the same points for it in every mark. */
const TIED = new Set(['认识负数：从温度计说起', '用画图的办法解决和差问题'])
const TIED_CONTENT = 54

const criteria = SCHEMES.flatMap((scheme, place) => {
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
        return { id, scheme, parentId: parent.id as number | null, name: leaf, max }
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
    max_score: max,
    weight: 1,
    step: 0.5,
    anchors: [],
    comment_required: false,
    seq: id,
  }))

const schemeRows = () =>
  SCHEMES.map((id) => ({
    id,
    competition_id: id,
    name: '微课评分标准 2026',
    version: 1,
    total: 100,
    aggregation: defaultAggregation,
    tie_break: defaultTieBreak,
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
      agreement_at: dayOf(now, competition === FINISHED ? -349 : -11),
    })),
  )

interface MarkSeed {
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

function itemsOf({ competition, total, isTied }: MarkSeed) {
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
      const state = runningStateOf(index * MARKS_RUNNING + place)
      return {
        competition: RUNNING,
        workId,
        panel: panelIdOf(RUNNING, seed.group),
        judge: itemAt(JUDGES, (index + place) % JUDGES.length),
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

const markSeeds = (): MarkSeed[] =>
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
      JUDGES.find((each) => !taken.has(each)),
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

/** Awards of each group of the finished competition: name and how many works have it. */
const AWARDS = [
  ['一等奖', 1],
  ['二等奖', 2],
  ['三等奖', 3],
  ['优秀奖', 1],
] as const

const awards = GROUPS.flatMap((group) =>
  AWARDS.map(([name, quota], place) => ({ group, name, quota, level: place + 1 })),
)
  .map((award, index) => ({ id: index + 1, ...award, isOrg: false }))
  .concat({
    id: GROUPS.length * AWARDS.length + 1,
    group: -1,
    name: '优秀组织奖',
    quota: 2,
    level: 1,
    isOrg: true,
  } as never)

const awardRows = () =>
  awards.map(({ id, group, name, quota, level, isOrg }) => ({
    id,
    competition_id: FINISHED,
    group_id: isOrg ? null : groupIdOf(FINISHED, group),
    name,
    level,
    quota_kind: 'count',
    quota,
    is_org: isOrg,
  }))

const linesOf = (group: number): AwardLine[] =>
  awards.filter((award) => award.group === group).map(({ id, quota }) => ({ id, kind: 'count', quota: String(quota) }))

function marksOf(now: Date, seeds: readonly MarkSeed[], workId: number): RunMark[] {
  return seeds.flatMap((seed) => {
    if (seed.workId !== workId || seed.kind === 'calibration') return []
    const items = itemsOf(seed).map(({ score, decidesTies }) => ({ score, weight: '1', decidesTies }))
    return [{ id: seed.id, kind: seed.kind, submittedAt: dayOf(now, seed.day), items }]
  })
}

/** The results of the finished competition, group by group, by the scoring rule. */
function computeResults(now: Date, seeds: readonly MarkSeed[]): RunResult[] {
  return GROUPS.flatMap((group) => {
    const works: RunWork[] = judgedWorks
      .filter(({ seed }) => seed.competition === FINISHED && seed.group === group)
      .map(({ id }) => ({ workId: id, marks: marksOf(now, seeds, id) }))
    return computeRun(works, {
      aggregation: defaultAggregation,
      tieBreak: defaultTieBreak,
      awards: linesOf(group),
    })
  })
}

const [VOID_RUN, PUBLISHED_RUN] = [1, 2]
const runRows = (now: Date) =>
  [
    { id: VOID_RUN, state: 'void', day: -339 },
    { id: PUBLISHED_RUN, state: 'published', day: RULED_ON },
  ].map(({ id, state, day }) => ({
    id,
    competition_id: FINISHED,
    phase_id: roundIdOf(FINISHED, 2),
    no: id,
    params: { aggregation: defaultAggregation, tieBreak: defaultTieBreak },
    input_hash: String(id).repeat(64),
    computed_by: COMPUTED_BY,
    computed_at: dayOf(now, day),
    confirmed_by: CONFIRMED_BY,
    confirmed_at: dayOf(now, day + 1),
    state,
  }))

const resultRows = (results: readonly RunResult[]) =>
  results.map((result) => ({
    run_id: PUBLISHED_RUN,
    work_id: result.workId,
    steps: result.steps,
    used_marks: result.usedMarks.length,
    score: result.score,
    shown: result.shown,
    rank: result.rank,
    tie_path: result.tiePath,
    award_id: result.awardId,
    needs_arbitration: result.flags.includes('needsArbitration'),
    flags: result.flags,
  }))

const LOWERED = '分数墙上的秘密'
const ORGANISING_SCHOOLS = [8, 18]

function grantRows(results: readonly RunResult[]) {
  const works = results.flatMap(({ workId, awardId }) => (awardId === null ? [] : [{ workId, awardId }]))
  const grants: Record<string, unknown>[] = [
    ...works.map(({ workId, awardId }) => ({ work_id: workId, org_id: null, award_id: awardId })),
    ...ORGANISING_SCHOOLS.map((org) => ({ work_id: null, org_id: org, award_id: awards.length })),
  ].map((grant) => ({ ...grant, run_id: PUBLISHED_RUN, adjust_reason: null, state: 'final' }))
  const lowered = required(
    judgedWorks.find(({ seed }) => seed.competition === FINISHED && seed.topic === LOWERED),
    'work',
  )
  const third = required(
    awards.find(({ group, name }) => group === lowered.seed.group && name === '三等奖'),
    'award',
  )
  const revoked = {
    work_id: lowered.id,
    org_id: null,
    award_id: third.id,
    run_id: VOID_RUN,
    adjust_reason: '异议成立：三等奖名额超出方案规定，改授优秀奖',
    state: 'revoked',
  }
  return [...grants, revoked].map((grant, index) => ({
    id: index + 1,
    competition_id: FINISHED,
    user_id: null,
    ...(grant as typeof revoked),
  }))
}

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 10
const FIRST_NUMBER = 123

/** Codes of invented certificates are the same in every demo. A server makes random ones. */
const demoCode = (id: number) =>
  Array.from({ length: CODE_LENGTH }, (_, place) =>
    CODE_LETTERS.charAt((id * 7 + place * place * 11 + place * id * 5 + 3) % CODE_LETTERS.length),
  ).join('')

function certificateRows(now: Date, grants: ReturnType<typeof grantRows>) {
  const year = yearOf(now, -329)
  const revoked = required(
    grants.find(({ state }) => state === 'revoked'),
    'revoked grant',
  )
  return grants.map(({ id, work_id, org_id, award_id, state }) => {
    const work = judgedWorks.find((each) => each.id === work_id)
    const isRevoked = state === 'revoked'
    const replaces = !isRevoked && work_id === revoked.work_id ? revoked.id : null
    return {
      id,
      no: `泽微课证〔${year}〕第${String(FIRST_NUMBER + id - 1).padStart(6, '0')}号`,
      verify_code: demoCode(id),
      award_grant_id: id,
      holder_name: work ? work.seed.person.name : itemAt(['望川市砚池小学', '青屿市海韵小学'], org_id === 8 ? 0 : 1),
      content: {
        award: required(
          awards.find((award) => award.id === award_id),
          'award',
        ).name,
        work: work?.seed.topic ?? null,
      },
      issued_at: dayOf(now, isRevoked ? -337 : -328),
      revoked_at: isRevoked ? dayOf(now, RULED_ON) : null,
      revoke_reason: isRevoked ? '异议成立，奖项变更，原证书作废' : null,
      replaces_id: replaces,
    }
  })
}

const objectionRows = (now: Date) =>
  [
    {
      from: 't_zhoush',
      title: LOWERED,
      content: '公示名单中小学组三等奖为4名，与大赛方案规定的3名不一致，请核实。',
      state: 'upheld',
      reply: '经核查，异议成立。该组三等奖按方案调整为3名，相应作品改授优秀奖，原证书作废并重新颁发。',
    },
    {
      from: 't_yuanml',
      title: '平移与旋转',
      content: '认为该作品素材与网络公开课相似，请复核原创性。',
      state: 'rejected',
      reply: '经比对，作品素材为作者自行拍摄，未发现抄袭，异议不成立。',
    },
  ].map(({ from, title, content, state, reply }) => {
    const person = required(
      people.find(({ username }) => username === from),
      from,
    )
    return {
      competition_id: FINISHED,
      work_id: required(
        judgedWorks.find(({ seed }) => seed.competition === FINISHED && seed.topic === title),
        'work',
      ).id,
      complainant_id: person.id,
      real_name: person.name,
      unit: '参赛教师所在学校',
      content,
      file_ids: [],
      state,
      reply,
      handler_id: COMPUTED_BY,
      created_at: dayOf(now, -336),
      handled_at: dayOf(now, RULED_ON),
    }
  })

/** Judging and results, in the order in which the tables refer to one another. */
export function competitionResultTables(now: Date): readonly (readonly [string, readonly Record<string, unknown>[]])[] {
  const seeds = markSeeds()
  const { marks, points } = markTables(now, seeds)
  const results = computeResults(now, seeds)
  const grants = grantRows(results)
  return [
    ['score_scheme', schemeRows()],
    ['score_criterion', criterionRows()],
    ['judge_panel', panelRows()],
    ['judge_panel_member', panelMemberRows(now)],
    ['judge_assignment', assignmentRows(now, seeds)],
    ['mark', marks],
    ['mark_item', points],
    ['result_run', runRows(now)],
    ['award', awardRows()],
    ['work_result', resultRows(results)],
    ['award_grant', grants],
    ['certificate', certificateRows(now, grants)],
    ['objection', objectionRows(now)],
  ]
}
