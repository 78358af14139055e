import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'
import { recordStatement } from '../../testing/recorded-statement'
import { mergeMemberTotalDeltas } from '../organizations/member-totals.queries'
import { mergeNameTotalDeltas } from './name-totals.queries'
import { pageOfPlace, type PageScope } from './user-page.queries'
import { isNameLocked } from './users.queries'

const { db, as } = await openTestApp()
const admin = await as('admin')

const ODD = '欧阳𠮷田%_\t"\\\',{}'

async function list(conditions: object, page = {}, client = admin) {
  const { body } = await client.post('/api/userInfo/queryPageUserInfoList', {
    currentPage: 1,
    pageSize: 1000,
    t: conditions,
    ...page,
  })
  const { data, total }: { data: { id: number; name: string }[]; total: number } = Object(body.data)
  return { ids: data.map(({ id }) => id), total }
}

async function expected(where: ReturnType<typeof sql>) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select app_user.id::int from app_user left join school on school.id = school_id
      where app_user.deleted_at is null and ${where} order by app_user.name collate "C", app_user.id`,
  )
  return { ids: rows.map(({ id }) => id), total: rows.length }
}

const below = (id: number) => sql`school.path like ${`%/${id}/%`}`

/** Six hundred people more, so that a page lies far enough for its start to be added up. */
async function addPeople() {
  await db.execute(sql`
    insert into app_user (id, username, name, user_type, school_id, org_pos, data_state, register_time)
    select 700000 + n, 'far_' || n, substr('赵钱孙李周吴郑王𠮷a', 1 + n % 10, 1) || case when n % 7 = 0 then '' else chr(20000 + n % 97) end ||
      case when n % 3 = 0 then chr(21000 + n % 13) else '' end, '4', 8, (select lft from school where id = 8), '0', now()
    from generate_series(1, 640) n`)
}

async function expectFarPagesRight() {
  const all = await expected(sql`true`)
  const pageSize = 50
  for (const currentPage of [11, 12, 13, 14, 15, 30]) {
    const page = await list({}, { currentPage, pageSize })
    expect(page).toEqual({ ids: all.ids.slice((currentPage - 1) * pageSize, currentPage * pageSize), total: all.total })
  }
}

async function expectEverythingRight() {
  expect(await list({})).toEqual(await expected(sql`true`))
  for (const id of [1, 2, 6, 8]) {
    expect(await list({ parentIds: `2,${id}` })).toEqual(await expected(below(id)))
    const teachers = await expected(sql`${below(id)} and user_type = '4' and data_state = '0'`)
    expect(await list({ parentIds: String(id), userType: '4', state: '0' })).toEqual(teachers)
  }
}

describe('the kept totals', () => {
  it('are those of a count, before and after they are folded', async () => {
    await expectEverythingRight()
    await mergeMemberTotalDeltas(db)
    await mergeNameTotalDeltas(db)
    const left = await rowsOf(db, sql`select 1 from org_total_delta`)
    expect(left).toEqual([])
    await expectEverythingRight()
  })

  it('follow every change of a person', async () => {
    const [row] = await rowsOf<{ id: number }>(db, sql`select id::int from app_user where username = 't_demo003'`)
    await db.execute(sql`update app_user set user_type = '5', data_state = '1' where id = ${row?.id}`)
    await expectEverythingRight()
    await db.execute(
      sql`update app_user set school_id = 18, org_pos = (select lft from school where id = 18) where id = ${row?.id}`,
    )
    await mergeMemberTotalDeltas(db)
    await mergeNameTotalDeltas(db)
    await expectEverythingRight()
    await db.execute(sql`update app_user set deleted_at = now() where username like 't_demo00%'`)
    await expectEverythingRight()
  })

  it('follow an organisation that moves, people and all', async () => {
    const { body } = await admin.get('/api/school/getPath?id=8')
    expect(body.success).toBe(true)
    const [school] = await rowsOf<{ name: string; code: string; version: number }>(
      db,
      sql`select name, code, version from school where id = 8`,
    )
    const moved = await admin.post('/api/school/insertOrUpdateSchool', { id: 8, orgId: 7, type: '2', ...school })
    expect(moved.body.success).toBe(true)
    await expectEverythingRight()
    expect(await list({ parentIds: '2,7' })).toEqual(await expected(below(7)))
  })
})

describe('a far page', () => {
  it('begins where counting would begin it, whatever has been added, renamed and deleted', async () => {
    await addPeople()
    await expectFarPagesRight()
    await mergeMemberTotalDeltas(db)
    await mergeNameTotalDeltas(db)
    await expectFarPagesRight()
    await db.execute(sql`update app_user set name = '安' || name where username like 'far_1%'`)
    await db.execute(sql`update app_user set deleted_at = now() where username like 'far_2%'`)
    await expectFarPagesRight()
    await mergeMemberTotalDeltas(db)
    await mergeNameTotalDeltas(db)
    await expectFarPagesRight()
    await db.execute(sql`delete from app_user where username like 'far_%'`)
  })
})

describe('a page', () => {
  it('holds the same people by either way, on every page and beyond the last', async () => {
    const all = await expected(below(2))
    for (const currentPage of [1, 2, 3, 9, 500]) {
      const page = await list({ parentIds: '2' }, { currentPage, pageSize: 7 })
      expect(page).toEqual({ ids: all.ids.slice((currentPage - 1) * 7, currentPage * 7), total: all.total })
    }
  })

  it('of an organisation outside the scope shows what both have in common', async () => {
    const county = await as('yc_county01')
    const { total } = await list({ parentIds: '2' }, {}, county)
    const own = await list({ parentIds: '2,6' }, {}, county)
    expect(total).toBeGreaterThanOrEqual(own.total)
    expect(await list({ parentIds: '3' }, {}, county)).toEqual({ ids: [], total: 0 })
  })

  it('finds by pieces of one, two, three and more characters, wildcards as themselves', async () => {
    await db.execute(sql`update app_user set name = ${ODD} where username = 't_demo012'`)
    for (const name of ['欧', '欧阳', '阳𠮷', '𠮷田%', ODD, '%', '_', '%_', '\t"', '"\\', "'", ',{}']) {
      expect(await list({ name })).toEqual(await expected(sql`position(${name} in app_user.name) > 0`))
    }
    for (const username of ['_', 't_', 't_d', 'demo01', 'DEMO']) {
      expect(await list({ username })).toEqual(await expected(sql`position(${username} in username) > 0`))
    }
  })
})

/** The steps of the statement of a page that were executed, with a generic plan as the server uses it. */
async function executedSteps(place: PageScope, limit: number): Promise<string[]> {
  const filters = { name: undefined, username: undefined, userType: '4', dataState: '0' }
  const { text, values } = await recordStatement((recorder) =>
    pageOfPlace(recorder, { place, ...filters, limit, offset: 0, now: new Date() }),
  )
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`)
    await tx.execute(sql.raw(`prepare page as ${text}`))
    const execution = `execute page(${values.map((value) => `'${String(value)}'`).join(', ')})`
    const plan = await rowsOf<{ 'QUERY PLAN': string }>(tx, sql.raw(`explain (analyze, costs off) ${execution}`))
    await tx.execute(sql`deallocate page`)
    return plan.map((line) => line['QUERY PLAN']).filter((line) => !line.includes('never executed'))
  })
}

describe('among many people', () => {
  const few = { kind: 'organization', id: 8, within: undefined } as const
  const many = { kind: 'organization', id: 3, within: undefined } as const

  beforeAll(async () => {
    await db.execute(sql`
      insert into app_user (id, username, name, user_type, school_id, org_pos, data_state, register_time)
      select 800000 + n, 'many_' || n, chr(20000 + n % 997) || chr(21000 + n % 13), '4', school.id, school.lft, '0', now()
      from generate_series(1, 6000) n join school on school.id = case when n % 20 = 0 then ${few.id}::bigint else ${many.id}::bigint end`)
    await mergeMemberTotalDeltas(db)
    await db.execute(sql`vacuum analyze app_user`)
  })
  afterAll(async () => {
    await db.execute(sql`delete from app_user where username like 'many_%'`)
  })

  it('reads those of a page one by one, whatever the statistics suggest', async () => {
    const steps = await executedSteps({ kind: 'all' }, 10)
    expect(steps.filter((step) => step.includes('Seq Scan on app_user'))).toEqual([])
  })

  it('merges a page from blocks of positions where the organisation is small and its page smaller', async () => {
    expect((await executedSteps(few, 10)).join('\n')).toContain('app_user_by_block')
    expect((await executedSteps(many, 10)).join('\n')).not.toContain('app_user_by_block')
    expect((await executedSteps(few, 200)).join('\n')).not.toContain('app_user_by_block')
  })

  it('holds the same people whichever way a page is picked', async () => {
    for (const id of [few.id, many.id, 1, 2]) {
      const all = await expected(sql`${below(id)} and user_type = '4' and data_state = '0'`)
      for (const [currentPage, pageSize] of [
        [1, 3],
        [2, 10],
        [7, 9],
        [2, 200],
      ] as const) {
        const page = await list({ parentIds: String(id), userType: '4', state: '0' }, { currentPage, pageSize })
        expect(page).toEqual({
          ids: all.ids.slice((currentPage - 1) * pageSize, currentPage * pageSize),
          total: all.total,
        })
      }
    }
  })
})

it('reads the locks alone of the failed sign-ins of a flood', async () => {
  await db.execute(sql`
    insert into sign_in_guard (kind, subject, window_start, failures)
    select 'pair', 'name' || n || '|192.0.2.0', now(), 1 from generate_series(1, 5000) n`)
  await db.execute(sql`analyze sign_in_guard`)
  const isLocked = isNameLocked(sql`username`, sql`now()`)
  const plan = await rowsOf<{ 'QUERY PLAN': string }>(db, sql`explain select ${isLocked} from app_user`)
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('sign_in_guard_locked')
})
