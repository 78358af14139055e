// Works for `npm run bench -- rush`: many competitions like the fourth of the demo, each teacher with a draft in all.
import { Client } from 'pg'

/** Copies a row of a table with other values; `$n` counts the copies. */
const copyOf = (table: string, where: string, changes: string) =>
  `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(source) || ${changes})).*
     from ${table} source, generate_series(1, $1::int) as n where ${where}`

const FIRST = 1_000_000
const SAMPLE = 4
const SUMMARY =
  '一节关于水位与气压的微课，从天气变化时水柱的升降引入，让学生亲手记录一周的读数，再用图表说明气压与天气之间的关系。'

const competitions = copyOf(
  'competition',
  `source.id = ${SAMPLE}`,
  `jsonb_build_object('id', ${FIRST} + n, 'code', 'RUSH' || n)`,
)
const groups = copyOf(
  'competition_group',
  `source.competition_id = ${SAMPLE}`,
  `jsonb_build_object('id', nextval(pg_get_serial_sequence('competition_group', 'id')), 'competition_id', ${FIRST} + n)`,
)
const phases = copyOf(
  'competition_phase',
  `source.competition_id = ${SAMPLE}`,
  `jsonb_build_object('id', nextval(pg_get_serial_sequence('competition_phase', 'id')), 'competition_id', ${FIRST} + n,
     'start_at', now() - interval '1 day', 'end_at', now() + interval '1 day')`,
)

const entries = `insert into comp_entry select (jsonb_populate_record(null::comp_entry, to_jsonb(source) || jsonb_build_object(
    'id', nextval(pg_get_serial_sequence('comp_entry', 'id')), 'competition_id', competition.id, 'applicant_id', person.id,
    'created_by', person.id, 'receipt_no', 'R' || competition.id || '-' || person.id, 'state', 'submitted',
    'group_id', (select min(id) from competition_group where competition_id = competition.id)))).*
  from (select * from comp_entry where competition_id = ${SAMPLE} limit 1) source, competition,
    unnest($1::bigint[]) as person (id) where competition.id > ${FIRST}`

const works = `insert into comp_work (competition_id, entry_id, work_no, title, anon_title, summary, state, created_by)
  select competition_id, id, 'R' || id, '气压计', '气压计', '${SUMMARY}', 'draft', applicant_id
  from comp_entry where competition_id > ${FIRST}`
const drafts = `insert into comp_work_draft (work_id, title, summary, updated_at)
  select id, '气压计', '${SUMMARY}', now() from comp_work where competition_id > ${FIRST}`
const files = `insert into file_object (id, sha256, size, ext, name, mime, place, owner_id, created_at)
  select id, md5(id::text) || md5(id::text), 1000, ext, 'work.' || ext, 'application/octet-stream', 'store', $2::bigint, now()
  from unnest($1::uuid[], array['mp4', 'docx']) as file (id, ext)`
const draftFiles = `insert into comp_work_draft_file (work_id, slot, seq, file_id)
  select work.id, file.slot, 0, file.id from comp_work work, unnest($1::uuid[], array['video', 'plan']) as file (id, slot)
  where work.competition_id > ${FIRST}`

/** Gives people the password of the administrator. */
export async function givePasswords(address: string, usernames: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(
      `update user_security set password_hash = known.password_hash, pwd_state = 'ok'
       from app_user person, (select security.password_hash from user_security security
         join app_user administrator on administrator.id = security.user_id where administrator.username = 'admin') known
       where person.id = user_security.user_id and person.username = any($1)`,
      [usernames],
    )
  } finally {
    await client.end()
  }
}

/** One submission: whose work it is. */
export interface PreparedWork {
  id: number
  username: string
}

/** Prepares a draft of each of these people in so many competitions. */
export async function prepareWorks(
  address: string,
  usernames: readonly string[],
  each: number,
): Promise<PreparedWork[]> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    const people = await client.query<{ id: string }>('select id from app_user where username = any($1)', [usernames])
    const ids = people.rows.map(({ id }) => id)
    const fileIds = [crypto.randomUUID(), crypto.randomUUID()]
    for (const statement of [competitions, groups, phases]) await client.query(statement, [each])
    await client.query(entries, [ids])
    await client.query(works)
    await client.query(drafts)
    await client.query(files, [fileIds, ids[0]])
    await client.query(draftFiles, [fileIds])
    await client.query('analyze')
    const prepared = await client.query<{ id: string; username: string }>(
      `select work.id, person.username from comp_work work join app_user person on person.id = work.created_by
       where work.competition_id > ${FIRST} order by random()`,
    )
    return prepared.rows.map(({ id, username }) => ({ id: Number(id), username }))
  } finally {
    await client.end()
  }
}

/**
 * What became of the prepared works: all of them, those submitted, those acknowledged but not submitted or submitted
 * twice, and seconds from receipt to the last execution.
 */
export async function countWorks(address: string, acknowledged: readonly number[]) {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    const { rows } = await client.query<{ submitted: number; lost: number; twice: number; longest: number }>(
      `select count(distinct work.id) filter (where work.state = 'submitted')::int as submitted,
         count(distinct work.id) filter (where work.state <> 'submitted' and work.id = any($1))::int as lost,
         (select count(*)::int from (select from comp_work_log log join comp_work logged on logged.id = log.work_id
           where logged.competition_id > ${FIRST} and log.to_state = 'submitted'
           group by log.work_id having count(*) > 1) repeated) as twice,
         coalesce(max(extract(epoch from line.finished_at - line.received_at)), 0)::float as longest
       from comp_work work left join comp_submission line on line.work_id = work.id where work.competition_id > ${FIRST}`,
      [acknowledged],
    )
    return rows[0]
  } finally {
    await client.end()
  }
}
