// The ceiling in Node: node:http, pg, and the statement itself. No token, no scope, no validation, no mapping.
import { createServer } from 'node:http'
import { Pool } from 'pg'

const ROW = `app_user.id, app_user.username, app_user.name, app_user.user_type, app_user.school_id, school.name as school_name,
  app_user.sex, app_user.data_state, app_user.register_time, app_user.last_login, app_user.version,
  app_user.id = 1 or exists (select 1 from user_role where user_id = app_user.id and role_id in (1, 2)) as is_powerful`
const JOINS = `picked join app_user on app_user.id = picked.id left join school on school.id = app_user.school_id
  order by app_user.name collate "C", app_user.id`
const ORDER = 'order by name collate "C", id limit 10 offset $1::integer'

const ALL_USERS = `with picked as materialized (select id, name from app_user where deleted_at is null ${ORDER})
  select ${ROW}, (select sum(n) from org_total where org_id = 0)::float8 as total from ${JOINS}`

interface Conditions {
  parentIds?: string
  userType?: string
  state?: string
  name?: string
}

interface PageRequest {
  currentPage: number
  t?: Conditions
}

const kindOf = ({ userType, state }: Conditions) =>
  (userType ? ` and user_type = '${userType}'` : '') + (state ? ` and data_state = '${state}'` : '')

const below = (t: Conditions) => `with place as materialized (select lft, rgt from school where id = $2::bigint),
  total as materialized (select sum(n) as n, (select sum(n) from org_total where org_id = 0) as all_users
    from org_total where org_id = $2::bigint${kindOf(t)}),
  picked as materialized (
    (select id, name from app_user where deleted_at is null${kindOf(t)}
      and org_pos + 0 between (select lft from place) and (select rgt from place)
      and not (select n * n < all_users from total) ${ORDER})
    union all
    (select id, name from (select id, name from app_user where deleted_at is null${kindOf(t)}
      and org_pos between (select lft from place) and (select rgt from place)
      and (select n * n < all_users from total) offset 0) few ${ORDER})
  ) select ${ROW}, (select n from total)::float8 as total from ${JOINS}`

const named = (t: Conditions) => `with place as materialized (select lft, rgt from school where id = $2::bigint),
  found as materialized (select id, name from app_user where deleted_at is null${kindOf(t)}
    and org_pos between (select lft from place) and (select rgt from place) and name like '%' || $3::text || '%'),
  picked as materialized (select id, name from found ${ORDER})
  select ${ROW}, (select count(*) from found)::float8 as total from ${JOINS}`

// Sessions and pool as the server has them (apps/api/src/db/postgres.ts).
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c max_parallel_workers_per_gather=0 -c jit=off',
})

async function respond({ currentPage, t = {} }: PageRequest) {
  const offset = (currentPage - 1) * 10
  const organisation = t.parentIds?.split(',').at(-1)
  const kind = kindOf(t)
  const query = t.name
    ? { name: `named${kind}`, text: named(t), values: [offset, organisation, t.name] }
    : organisation
      ? { name: `below${kind}`, text: below(t), values: [offset, organisation] }
      : { name: 'all', text: ALL_USERS, values: [offset] }
  const { rows } = await pool.query(query)
  return { success: true, msg: '', data: { data: rows, total: rows[0]?.total ?? 0 } }
}

const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (part) => (text += part))
  request.on('end', async () => {
    const body = JSON.stringify(await respond(JSON.parse(text)))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`ready at http://127.0.0.1:${address.port}`)
})
process.once('SIGTERM', () => process.exit(0))
