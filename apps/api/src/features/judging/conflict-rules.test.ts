import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type Db, rowsOf } from '../../db/database'
import { required } from '../../required'
import { openTestApp } from '../../testing/open-test-app'
import { listConflicts } from './conflicts.queries'

const { db } = await openTestApp()

interface Assignment {
  id: number
  judgeId: number
  entryId: number
  applicantId: number
  orgId: number
}

/** An assignment of the running competition, whose round is one of the province; nothing forbids it. */
const assignment = required(
  (
    await rowsOf<Assignment>(
      db,
      sql`select task.id::int as id, task.judge_id::int as "judgeId", entry.id::int as "entryId",
          entry.applicant_id::int as "applicantId", entry.org_id::int as "orgId"
        from judge_assignment task join judge_panel panel on panel.id = task.panel_id
        join comp_work work on work.id = task.work_id join comp_entry entry on entry.id = work.entry_id
        join app_user person on person.id = task.judge_id and person.username = 'j02'
        where panel.competition_id = 1 and task.kind = 'main' order by task.id limit 1`,
    )
  )[0],
  'assignment',
)
const { id, judgeId, entryId, applicantId, orgId } = assignment
const conflicts = (tx: Db) => listConflicts(tx, id)
const member = (role: string) =>
  sql`insert into comp_entry_member (entry_id, role, seq, user_id, name, org_name)
    values (${entryId}, ${role}, 8, ${judgeId}, '尹照临', '青屿市教育局')`
const round = (level: string) =>
  sql`update competition_phase set level = ${level} where id = (select panel.phase_id from judge_panel panel
    join judge_assignment task on task.panel_id = panel.id where task.id = ${id})`
const entryArea = (code: string) => sql`update comp_entry set area_code = ${code} where id = ${entryId}`
const judgeSchool = (code: string) =>
  sql`update app_user set school_id = (select id from school where area_code = ${code} order by id limit 1)
    where id = ${judgeId}`
const inAnyArea = sql`update judge_panel set avoids_area = false`
/** The judge takes part in the same group of the same competition, with a work in this state. */
const ownWork = (state: string) => sql`with own as (
    insert into comp_entry (competition_id, group_id, applicant_id, created_by, org_id, area_code, snapshot, garde_id,
      course_id, topic, promise_version, promise_at, state, submitted_at, receipt_no)
    select competition_id, group_id, ${judgeId}, ${judgeId}, org_id, area_code, snapshot, garde_id, course_id, topic,
      promise_version, promise_at, 'school_passed', submitted_at, 'BM-OF-A-JUDGE' from comp_entry where id = ${entryId}
    returning id, competition_id)
  insert into comp_work (competition_id, entry_id, work_no, title, anon_title, summary, state)
  select competition_id, id, 'OF-A-JUDGE', '评委本人的作品', '评委本人的作品', '', ${state} from own`

const rules: readonly (readonly [string, string, readonly SQL[]])[] = [
  ['the applicant', 'author,competitor', [sql`update comp_entry set applicant_id = ${judgeId} where id = ${entryId}`]],
  ['a co-author', 'author', [member('coauthor')]],
  ['an instructor', 'author', [member('instructor')]],
  [
    'of the school at sign-up',
    'school',
    [inAnyArea, sql`update app_user set school_id = ${orgId} where id = ${judgeId}`],
  ],
  [
    'of the school in part-time',
    'school',
    [sql`insert into user_org_parttime (user_id, school_id, seq) values (${judgeId}, ${orgId}, 0)`],
  ],
  [
    'a guardian of an author',
    'guardian',
    [sql`insert into guardian (parent_user_id, student_user_id) values (${judgeId}, ${applicantId})`],
  ],
  ['of the same city in a round of the province', 'area', [judgeSchool('380102'), entryArea('380121')]],
  ['of the same county in a round of a city', 'area', [round('city'), judgeSchool('380102'), entryArea('380102')]],
  ['an entrant of the same group', 'competitor', [ownWork('submitted')]],
]

const allowed: readonly (readonly [string, readonly SQL[]])[] = [
  ['of another county in a round of a city', [round('city'), judgeSchool('380102'), entryArea('380121')]],
  ['of another city in a round of the province', [judgeSchool('380102'), entryArea('380521')]],
  ['of the same city where the panel allows it', [judgeSchool('380102'), entryArea('380121'), inAnyArea]],
  ['an entrant whose work was never submitted', [ownWork('draft')]],
]

/** Conflicts after the statements, which are taken back, so that each rule is alone. */
async function conflictsAfter(statements: readonly SQL[]): Promise<readonly string[]> {
  let found: readonly string[] | undefined
  const rollback = new Error('rollback')
  await db
    .transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement)
      found = await conflicts(tx)
      throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
  return required(found, 'conflicts')
}

describe('a judge', () => {
  it('has no conflict with the work before', async () => {
    expect(await conflicts(db)).toEqual([])
  })

  it.each(rules)('who is %s has the conflict "%s"', async (_, rule, statements) => {
    expect((await conflictsAfter(statements)).join()).toBe(rule)
  })

  it.each(allowed)('who is %s has none', async (_, statements) => {
    expect(await conflictsAfter(statements)).toEqual([])
  })
})
