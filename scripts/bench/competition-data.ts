// The database of `npm run bench -- competition`: the demo with one more competition of a large province, written by SQL
// without chance, so that it is the same every time.
import { join } from 'node:path'
import { root } from '../build/project'
import { withClient, type Query } from './articles-data'
import { launch, portal } from './server'

/** Works of the competition. */
export const WORKS = 31_000
/** Marks of each work that is judged. */
export const MARKS_PER_WORK = 5
/** Works of the first round that are judged; the others have come without judges. */
export const JUDGED = 30_000
/** Awards of the finished competition, each with a certificate to issue. */
export const CERTIFICATES = 5_000
/** Judges of a panel; there is one for each group. */
export const JUDGES_PER_PANEL = 60
const GROUPS = 5
/** The competition whose first round is judged and whose second round is planned. */
export const COMPETITION = 9_000
/** The finished competition whose certificates are issued. */
export const FINISHED = 9_001
/** Ids of generated rows begin here. */
const FIRST = 9_000_000
const NAME = `bench_competition_${WORKS}`
/** The demo's finished competition, whose texts and scheme are copied. */
const TEMPLATE = 2

const copiedColumns = `site_id, short_name, edition, year, kind, organiser_org_id, host, undertaker, level, area_code,
  summary, intro_html, rules_html, eligibility, limits, work_schema, promise_version, promise_text, blind, score_visibility`

const competition = (id: number, state: string) => `
insert into competition (id, code, name, state, scheme_id, certificate_prefix, ${copiedColumns})
select ${id}, 'bench-${id}', '云泽省微课大赛（${id}）', '${state}', ${id}, '泽测${id}', ${copiedColumns} from competition where id = ${TEMPLATE};
insert into score_scheme (id, competition_id, name, version, total, aggregation, tie_break, marks_per_work)
select ${id}, ${id}, name, 1, total, aggregation, tie_break, ${MARKS_PER_WORK} from score_scheme where competition_id = ${TEMPLATE};
insert into score_criterion (id, scheme_id, parent_id, name, detail, max_score, weight, step, anchors, comment_required, decides_ties, seq)
select ${id * 1000} + part.id, ${id}, ${id * 1000} + part.parent_id, part.name, part.detail, part.max_score, part.weight, part.step,
  part.anchors, part.comment_required, part.decides_ties, part.seq
from score_criterion part join score_scheme scheme on scheme.id = part.scheme_id where scheme.competition_id = ${TEMPLATE};
insert into competition_group (id, competition_id, name, seq)
select ${id * 10} + n, ${id}, '第' || n || '组', n from generate_series(1, ${GROUPS}) n;
insert into award (competition_id, name, level, quota_kind, quota)
select ${id}, name, level, 'ratio', share from (values ('一等奖', 1, 0.1), ('二等奖', 2, 0.2), ('三等奖', 3, 0.3)) award (name, level, share);
`

const phases = `
insert into competition_phase (id, competition_id, kind, round_no, name, start_at, end_at)
select ${COMPETITION * 10} + n, ${COMPETITION}, kind, round_no, name, now() + make_interval(days => first), now() + make_interval(days => last)
from (values (1, 'round', 1, '初评', -30, 20), (2, 'round', 2, '复评', 25, 60), (3, 'publicity', 0, '公示', 61, 70)) phase (n, kind, round_no, name, first, last);
`

// Applicants enter once in each group; judges sit on one panel.
const people = `
insert into app_user (id, username, name, user_type, school_id, register_time)
select ${FIRST} + n, 'bt' || n, '教师' || n, '4', (select id from school where code is not null order by id offset (n % 12) limit 1), now()
from generate_series(1, ${WORKS / GROUPS}) n;
insert into app_user (id, username, name, user_type, school_id, register_time)
select ${FIRST + 100_000} + n, 'bj' || n, '评委' || n, '4', (select id from school where code is not null order by id offset (n % 12) limit 1), now()
from generate_series(1, ${GROUPS * JUDGES_PER_PANEL}) n;
insert into user_role (user_id, role_id) select id, 12 from app_user where username like 'bj%';
`

const works = (id: number, state: string, first: number, count: number) => `
insert into comp_entry (id, competition_id, group_id, applicant_id, org_id, area_code, snapshot, garde_id, course_id, topic,
  state, promise_at, submitted_at, receipt_no, created_by)
select ${first} + n, ${id}, ${id * 10} + 1 + n % ${GROUPS}, person.id, school.id, school.area_code,
  json_build_object('applicantName', person.name, 'schoolName', school.name, 'areaName', ''), '2', '0202', '课题' || n,
  'school_passed', now(), now(), 'B${id}E' || n, person.id
from generate_series(0, ${count - 1}) n join app_user person on person.id = ${FIRST} + 1 + n / ${GROUPS}
join school on school.id = person.school_id;
insert into comp_work (id, competition_id, entry_id, work_no, title, anon_title, summary, state, level_reached, submitted_at, receipt_no)
select ${first} + n, ${id}, ${first} + n, 'B${id}W' || n, '作品' || n, '作品' || n, '摘要', '${state}', 'province', now(), 'B${id}R' || n
from generate_series(0, ${count - 1}) n;
`

const panels = `
insert into judge_panel (id, competition_id, phase_id, group_id, name, scheme_id, marks_per_work, avoids_area)
select ${COMPETITION * 100} + round * 10 + grp, ${COMPETITION}, ${COMPETITION * 10} + round, ${COMPETITION * 10} + grp,
  '第' || grp || '评审组（' || round || '）', ${COMPETITION}, ${MARKS_PER_WORK}, false
from generate_series(1, 2) round, generate_series(1, ${GROUPS}) grp;
insert into judge_panel_member (panel_id, user_id, role, agreement_at)
select ${COMPETITION * 100} + round * 10 + 1 + (n - 1) % ${GROUPS}, ${FIRST + 100_000} + n, 'member', now()
from generate_series(1, 2) round, generate_series(1, ${GROUPS * JUDGES_PER_PANEL}) n;
`

// The judges of a work are five neighbours in the list of its panel. Some marks are drafts or open, but none of them in
// works that count: those are recused and were replaced.
const marks = `
insert into judge_assignment (id, panel_id, work_id, judge_id, anon_seq, kind, state, due_at)
select ${FIRST} + n * ${MARKS_PER_WORK} + place, ${COMPETITION * 100} + 11 + n % ${GROUPS}, ${FIRST} + n,
  ${FIRST + 100_000} + 1 + n % ${GROUPS} + ${GROUPS} * ((n / ${GROUPS} * 7 + place) % ${JUDGES_PER_PANEL}), (n * 37 + place) % 100000, 'main',
  'submitted', now() + interval '20 days'
from generate_series(0, ${JUDGED - 1}) n, generate_series(0, ${MARKS_PER_WORK - 1}) place;
insert into mark (assignment_id, total, state, submitted_at, duration_s, revision)
select id, 0, 'submitted', now() - interval '1 minute' * (id % 20000), 300 + id % 900, 1 from judge_assignment where id >= ${FIRST};
insert into mark_item (assignment_id, criterion_id, score)
select task.id, part.id, greatest(0, part.max_score - 0.5 * ((task.work_id * 31 + task.judge_id * 7 + part.id * 13) % least(7, part.max_score::int)))
from judge_assignment task join score_criterion part on part.scheme_id = ${COMPETITION} and part.parent_id is not null
where task.id >= ${FIRST};
update mark set total = given.total from (
  select item.assignment_id, sum(item.score * part.weight) as total from mark_item item
  join score_criterion part on part.id = item.criterion_id where item.assignment_id >= ${FIRST} group by item.assignment_id) given
where given.assignment_id = mark.assignment_id;
update score_scheme set locked = true where id = ${COMPETITION};
`

const grants = `
insert into competition_phase (id, competition_id, kind, round_no, name, start_at, end_at)
values (${FINISHED * 10}, ${FINISHED}, 'round', 1, '评审', now() - interval '40 days', now() - interval '20 days');
insert into result_run (id, competition_id, phase_id, no, params, input_hash, computed_by, computed_at, confirmed_by, confirmed_at, state)
values (${FINISHED}, ${FINISHED}, ${FINISHED * 10}, 1, '{}', repeat('0', 64), 11, now(), 12, now(), 'published');
insert into award_grant (competition_id, award_id, work_id, run_id, state)
select ${FINISHED}, (select min(id) from award where competition_id = ${FINISHED}), id, ${FINISHED}, 'final'
from comp_work where competition_id = ${FINISHED};
`

async function fill(query: Query): Promise<void> {
  const [made] = await query<{ id: number }>(`select id from competition where id = ${FINISHED}`)
  if (made) return
  console.log(`Writing ${WORKS} works with ${JUDGED * MARKS_PER_WORK} marks …`)
  await query('set synchronous_commit = off')
  await query('begin')
  // Checks of each row by triggers and references take minutes, and the rows are right.
  await query('set local session_replication_role = replica')
  for (const statements of [
    competition(COMPETITION, 'announced'),
    phases,
    people,
    works(COMPETITION, 'judging', FIRST, WORKS),
    panels,
    marks,
    competition(FINISHED, 'result_published'),
    works(FINISHED, 'awarded', FIRST + WORKS, CERTIFICATES),
    grants,
  ]) {
    await query(statements)
  }
  await query('commit')
  await query('vacuum analyze')
}

/** The address of the competition database, created or migrated to this schema. */
export async function competitionDatabase(server: string): Promise<string> {
  const at = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href
  await withClient(at('postgres'), async (query) => {
    const known = await query('select 1 from pg_database where datname = $1', [NAME])
    if (known.length === 0) await query(`create database ${NAME} template template0 encoding 'UTF8' locale 'C'`)
  })
  const address = at(NAME)
  // The portal's own start brings the schema and the demo.
  const started = await launch(portal, {
    DATABASE_URL: address,
    DATA_DIR: join(root, '.cache/bench-server/competition'),
  })
  await started.stop()
  await withClient(address, fill)
  return address
}
