import { itemAt, required } from '../required'
import { competitionSeeds, enteredSeeds, judgedSeeds, returnReasons, withdrawnAuthor } from './competition-data'
import { organizations } from './organization-data'
import { type NumberedPerson, people } from './people-rows'
import { stageRows, subjectRows } from './school-data'
import { fictionalAreas } from './area-data'
import { recommendationRows } from './recommendation-rows'

const DAY_MS = 24 * 3_600_000
/** Phases change at five in the afternoon of the site's zone. */
const CLOSING_MS = 9 * 3_600_000
const ORGANISER = 11
const JUDGED_WORKS = 30
const RETURNED_FROM = 44
/** Days on which the units of the running competition submitted their lists. */
const COUNTY_LISTS_DAY = -19
const CITY_LISTS_DAY = -13
const VIDEO_TYPES = ['mp4']
const TEXT_TYPES = ['doc', 'docx', 'pdf']

/** A day of the demo at the hour at which phases change. */
export const dayOf = (now: Date, day: number): string =>
  new Date(now.getTime() - (now.getTime() % DAY_MS) + day * DAY_MS + CLOSING_MS).toISOString()

/** The year of a day of the demo. */
export const yearOf = (now: Date, day: number): number => new Date(dayOf(now, day)).getUTCFullYear()

const paragraphsOf = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('')
const listOf = (texts: readonly string[]) => `<ol>${texts.map((text) => `<li>${text}</li>`).join('')}</ol>`

const SECONDS_MAX = 600
/** Wide pictures that old browsers of judges play. */
const media = { minSeconds: null, minHeight: null, aspect: '16:9', videoCodecs: ['avc'], needsSound: false }

const schemaOf = (kind: 'micro' | 'other') => ({
  slots: [
    {
      key: 'video',
      label: '微课视频',
      isRequired: true,
      types: VIDEO_TYPES,
      maxMegabytes: 500,
      maxSeconds: SECONDS_MAX,
      ...(kind === 'micro' && { media }),
      count: 1,
    },
    { key: 'plan', label: '教学设计', isRequired: true, types: TEXT_TYPES, maxMegabytes: 50, count: 1 },
    { key: 'slides', label: '课件', isRequired: false, types: ['ppt', 'pptx', 'pdf'], maxMegabytes: 50, count: 1 },
    { key: 'task', label: '学习任务单', isRequired: false, types: TEXT_TYPES, maxMegabytes: 50, count: 1 },
  ],
})

const lastDayOf = (id: number) =>
  required(
    competitionSeeds.find((seed) => seed.id === id)?.phases.find(({ kind }) => kind === 'result'),
    'result phase',
  ).from

const competitionRows = (now: Date) =>
  competitionSeeds.map((seed) => ({
    id: seed.id,
    site_id: 1,
    code: seed.code,
    name: seed.name,
    short_name: seed.shortName,
    edition: seed.edition,
    year: yearOf(now, lastDayOf(seed.id)),
    kind: seed.kind,
    organiser_org_id: ORGANISER,
    host: '云泽省教育厅',
    undertaker: '省教育技术装备中心、省教育科学研究院',
    level: 'province',
    area_code: '380000',
    summary: seed.summary,
    intro_html: paragraphsOf(seed.intro),
    rules_html: listOf(seed.rules),
    eligibility: { userTypes: seed.userTypes, gardeIds: seed.gardeIds },
    limits: { perPerson: 1, coauthors: seed.coauthors, instructors: seed.instructors },
    work_schema: schemaOf(seed.kind),
    promise_version: '2026-01',
    promise_text:
      '本人承诺：参赛作品为本人原创，不侵犯他人著作权、肖像权和隐私权；同意主办单位将获奖作品用于公益性展示与教学；如有不实，愿承担相应责任并接受取消资格的处理。',
    blind: seed.blind,
    works_public_from: seed.worksPublicDay === null ? null : dayOf(now, seed.worksPublicDay),
    score_visibility: seed.scoreVisibility,
    state: seed.state,
    prev_competition_id: null,
    certificate_prefix: seed.state === 'result_published' ? '泽微课证' : null,
    version: 0,
    created_at: dayOf(now, itemAt(seed.phases, 0).from - 20),
    created_by: 12,
  }))

const groupRows = competitionSeeds
  .flatMap(({ id, groups }) => groups.map(([name, gardeIds], seq) => ({ competition: id, name, gardeIds, seq })))
  .map(({ competition, name, gardeIds, seq }, index) => ({
    id: index + 1,
    competition_id: competition,
    name,
    garde_ids: gardeIds.split(','),
    course_ids: [],
    seq,
  }))

/** Id of a group by its competition and place. */
export const groupIdOf = (competition: number, place: number): number =>
  required(
    groupRows.find((group) => group.competition_id === competition && group.seq === place),
    'group',
  ).id

const phaseSeeds = competitionSeeds
  .flatMap(({ id, phases }) => phases.map((phase) => ({ competition: id, phase })))
  .map((seed, index) => ({ id: index + 1, ...seed }))

const phaseRows = (now: Date) =>
  phaseSeeds.map(({ id, competition, phase }) => ({
    id,
    competition_id: competition,
    kind: phase.kind,
    level: phase.level ?? 'province',
    round_no: phase.round,
    name: phase.name,
    start_at: dayOf(now, phase.from),
    end_at: dayOf(now, phase.until),
    grace_minutes: phase.kind === 'submit' ? 30 : 0,
    manual: 'auto',
  }))

/** Id of a judging round. */
export const roundIdOf = (competition: number, round: number): number =>
  required(
    phaseSeeds.find((seed) => seed.competition === competition && seed.phase.round === round),
    'round',
  ).id

const personOf = (username: string): NumberedPerson =>
  required(
    people.find((person) => person.username === username),
    username,
  )

const nameOfOrg = (id: number) =>
  required(
    organizations.find((organization) => organization.id === id),
    'organization',
  ).name
const areaNameOf = (code: string) =>
  required(
    fictionalAreas.find((area) => area.areaCode === code),
    'area',
  ).name

const isWithdrawn = (person: NumberedPerson) => person.username === withdrawnAuthor

/** What stays of a person as of sign-up; nothing of those whose account was removed. */
function snapshotOf(person: NumberedPerson) {
  return {
    applicantName: isWithdrawn(person) ? '已注销用户' : person.name,
    schoolName: isWithdrawn(person) ? '—' : nameOfOrg(person.schoolId),
    areaName: areaNameOf(person.areaCode),
  }
}

interface EntrySeed {
  competition: number
  group: number
  courseId: string
  person: NumberedPerson
  topic: string
  state: string
  createdBy?: number
  day: number
}

const unnamed = people.filter(({ username }) => username.startsWith('t_demo'))
/** Places before that of a named teacher whose work went back. */
const BEFORE_RETURNED = 38
const entrants = [
  ...'t_linyq t_zhoush t_duyx t_hejf t_yuanml t_pengzy'.split(' ').map(personOf),
  ...unnamed.slice(0, BEFORE_RETURNED),
  personOf('t_tanxs'),
  ...unnamed.slice(BEFORE_RETURNED),
]

const entrySeeds: readonly EntrySeed[] = [
  ...enteredSeeds.map(({ group, courseId, title }, index) => ({
    competition: 1,
    group,
    courseId,
    person: itemAt(entrants, index),
    topic: title,
    state: 'school_passed',
    day: -70 + (index % 25),
  })),
  ...judgedSeeds.map(({ group, courseId, author, title }, index) => ({
    competition: 2,
    group,
    courseId,
    person: personOf(author),
    topic: title,
    state: 'school_passed',
    day: -425 + (index % 20),
  })),
  {
    competition: 3,
    group: 0,
    courseId: '0211',
    person: personOf('s_wangzh'),
    topic: '给爷爷的二十四节气日历',
    state: 'submitted',
    createdBy: personOf('ycxx_school01').id,
    day: -2,
  },
  {
    competition: 4,
    group: 1,
    courseId: '0304',
    person: personOf('t_xutb'),
    topic: '自制水气压计',
    state: 'submitted',
    day: -3,
  },
]

const entryRows = (now: Date) =>
  entrySeeds.map(({ competition, group, courseId, person, topic, state, createdBy, day }, index) => ({
    id: index + 1,
    competition_id: competition,
    group_id: groupIdOf(competition, group),
    applicant_id: person.id,
    org_id: person.schoolId,
    area_code: person.areaCode,
    snapshot: snapshotOf(person),
    garde_id: courseId.slice(1, 2),
    course_id: courseId,
    topic,
    promise_version: '2026-01',
    promise_at: dayOf(now, day),
    state,
    submitted_at: dayOf(now, day),
    receipt_no: `BM${competition}${String(index + 1).padStart(6, '0')}`,
    version: 0,
    created_at: dayOf(now, day),
    created_by: createdBy ?? person.id,
  }))

const memberRows = () =>
  entrySeeds.map(({ person }, index) => {
    const { applicantName, schoolName } = snapshotOf(person)
    return {
      entry_id: index + 1,
      role: 'author',
      seq: 1,
      user_id: person.id,
      name: applicantName,
      org_name: schoolName,
    }
  })

function workStateOf({ competition, person }: EntrySeed, place: number) {
  if (competition === 2) return isWithdrawn(person) ? 'unawarded' : 'awarded'
  if (place < JUDGED_WORKS) return 'judging'
  return place < RETURNED_FROM ? 'qualified' : 'fix'
}

/** Works have random numbers within the competition, which hide the order of submission. */
const workNoOf = (competition: number, index: number) =>
  `W${competition}${String(1000 + ((index * 7919 + 613) % 9000)).padStart(4, '0')}`

/** Entries of the two micro-lesson competitions; the others have no works yet. Ids of works are those of entries. */
const withWorks = entrySeeds.flatMap((seed, index) => (seed.competition <= 2 ? [{ seed, id: index + 1 }] : []))

const workRows = (now: Date) =>
  withWorks.map(({ seed, id }, index) => {
    const state = workStateOf(seed, index)
    const stage = required(
      stageRows().find(({ garde_id }) => garde_id === seed.courseId.slice(1, 2)),
      'stage',
    ).garde_name
    const subject = required(
      subjectRows().find(({ course_id }) => course_id === seed.courseId),
      'subject',
    ).course_name
    return {
      id,
      competition_id: seed.competition,
      entry_id: id,
      work_no: workNoOf(seed.competition, index),
      title: seed.topic,
      anon_title: seed.topic,
      summary: `这节${stage}${subject}微课围绕“${seed.topic}”这一个知识点展开：从学生熟悉的生活情境引入，用两次动手操作暴露原有认识，再借助动画把关键的一步慢放，最后留下一个可以带回家继续思考的小问题。`,
      textbook: index % 3 === 2 ? '望川版' : '云泽版',
      knowledge: seed.topic,
      state,
      state_reason: state === 'fix' ? itemAt(returnReasons, index - RETURNED_FROM) : null,
      level_reached: state === 'judging' || seed.competition === 2 ? 'province' : null,
      submitted_at: dayOf(now, seed.day + 12),
      receipt_no: `ZP${seed.competition}${String(id).padStart(6, '0')}`,
      view_count: seed.competition === 2 ? 1200 - index * 11 : 40 + ((index * 37) % 90),
      version: 0,
      created_at: dayOf(now, seed.day + 10),
    }
  })

const workLogRows = (now: Date) =>
  withWorks.map(({ seed, id }) => ({
    work_id: id,
    from_state: 'draft',
    to_state: 'submitted',
    actor_id: seed.person.id,
    at: dayOf(now, seed.day + 12),
  }))

/** Works that are judged: the first of the running competition, and all of the finished one. */
export const judgedWorks = withWorks.filter(({ seed }, index) => seed.competition === 2 || index < JUDGED_WORKS)

/** Competitions with everything up to the works, in the order in which the tables refer to one another. */
export function competitionTables(now: Date): readonly (readonly [string, readonly Record<string, unknown>[]])[] {
  const works = judgedWorks.filter(({ seed }) => seed.competition === 1)
  const lists = recommendationRows(
    works.map(({ id, seed }) => ({ id, orgId: seed.person.schoolId })),
    { county: dayOf(now, COUNTY_LISTS_DAY), city: dayOf(now, CITY_LISTS_DAY) },
  )
  return [
    ['competition', competitionRows(now)],
    ['competition_group', groupRows],
    ['competition_phase', phaseRows(now)],
    ['recommend_quota', lists.quotas],
    ['comp_entry', entryRows(now)],
    ['comp_entry_member', memberRows()],
    ['comp_work', workRows(now)],
    ['comp_work_log', workLogRows(now)],
    ['comp_recommend', lists.recommended],
    ['comp_recommend_list', lists.submitted],
  ]
}
