import { computeRun, type RunMark, type RunResult, type RunWork } from '../features/results/compute-run'
import { type AwardLine, defaultTieBreak } from '../features/results/ranking'
import { defaultAggregation } from '../scoring/score-rule'
import { itemAt, required } from '../required'
import { FINISHED, GROUPS, itemsOf, markingTables, type MarkSeed, markSeeds } from './competition-mark-rows'
import { dayOf, groupIdOf, judgedWorks, roundIdOf, yearOf } from './competition-rows'
import { people } from './people-rows'

const RULED_ON = -333
const CONFIRMED_BY = 5
const COMPUTED_BY = 12
/** Awards of each group of the finished competition: name and how many works have it. */
const AWARDS = [
  ['一等奖', 1],
  ['二等奖', 2],
  ['三等奖', 3],
  ['优秀奖', 1],
] as const

const awards = [
  ...GROUPS.flatMap((group) => AWARDS.map(([name, quota], place) => ({ group, name, quota, level: place + 1 }))),
  { group: null, name: '优秀组织奖', quota: 2, level: 1 },
].map((award, index) => ({ id: index + 1, ...award }))

const awardRows = () =>
  awards.map(({ id, group, name, quota, level }) => ({
    id,
    competition_id: FINISHED,
    group_id: group === null ? null : groupIdOf(FINISHED, group),
    name,
    level,
    quota_kind: 'count',
    quota,
    is_org: group === null,
  }))

const linesOf = (group: number): AwardLine[] =>
  awards.filter((award) => award.group === group).map(({ id, quota }) => ({ id, kind: 'count', quota: String(quota) }))

function marksOf(now: Date, seeds: readonly MarkSeed[], workId: number): RunMark[] {
  return seeds.flatMap((seed) => {
    if (seed.workId !== workId || seed.kind === 'calibration') return []
    const items = itemsOf(seed).map(({ score, decidesTies }) => ({ score, weight: '1', decidesTies }))
    return [
      {
        id: seed.id,
        judgeId: seed.judge,
        panelId: seed.panel,
        kind: seed.kind,
        submittedAt: dayOf(now, seed.day),
        items,
      },
    ]
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

interface GrantSeed {
  work_id: number | null
  org_id: number | null
  award_id: number
  run_id: number
  adjust_reason: string | null
  state: string
}

function grantRows(results: readonly RunResult[]) {
  const works = results.flatMap(({ workId, awardId }) => (awardId === null ? [] : [{ workId, awardId }]))
  const grants: GrantSeed[] = [
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
  const revoked: GrantSeed = {
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
    ...grant,
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
  const results = computeResults(now, seeds)
  const grants = grantRows(results)
  return [
    ...markingTables(now, seeds),
    ['result_run', runRows(now)],
    ['award', awardRows()],
    ['work_result', resultRows(results)],
    ['award_grant', grants],
    ['certificate', certificateRows(now, grants)],
    ['objection', objectionRows(now)],
  ]
}
