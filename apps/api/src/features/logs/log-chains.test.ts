import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { appendRows } from '../../audit/append-rows'
import { type LogAnchor, LogAnchors } from '../../audit/log-anchors'
import { sealLogs } from '../../audit/seal-logs'
import { siteTime } from '../../clock'
import { rowsOf } from '../../db/database'
import { demoSecrets } from '../../demo/demo-secrets'
import { people } from '../../demo/people-rows'
import { itemAt } from '../../required'
import { openTestApp } from '../../testing/open-test-app'

/** More than the pool of the database has connections. */
const WRITERS = 24
const stored: LogAnchor[] = []
const anchorStore = { earlier: [], append: async (anchors: readonly LogAnchor[]) => void stored.push(...anchors) }
const { app, as, signIn, db, clock, secrets, faults } = await openTestApp({}, { anchorStore })
const admin = await as('admin')
const auditor = await as('audit01')
const subject = people.find(({ username }) => username === 't_linyq')?.id ?? 0

const logs = [
  { log: 'operation', table: 'operation_log', value: 'actor_name' },
  { log: 'login', table: 'login_log', value: 'username_tried' },
  { log: 'pii', table: 'pii_access_log', value: 'purpose' },
] as const

const verify = async (log: string) => Object((await auditor.get(`/api/log/verifyChain?log=${log}`)).body.data)
const reveal = () => admin.post('/api/userInfo/reveal', { id: subject, field: 'mobile', purpose: '核对联系方式' })

/** One more row in each of the logs. */
async function writeEach(): Promise<void> {
  await signIn('prov01', 'Wrong@2026', '10.70.0.1')
  await signIn('prov01', undefined, '10.70.0.1')
  await admin.post('/api/system/cscpRoless', { name: `链${clock.now().getTime()}${Math.random()}`, icon: 'role' })
  await reveal()
}

/** Changes a log as a person with all rights in the database can, and puts everything back after `look`. */
async function withTampered(table: string, changes: readonly string[], look: () => Promise<void>): Promise<void> {
  const ofLog = `where log = '${logs.find((each) => each.table === table)?.log}'`
  const [saved] = await rowsOf<{ rows: string }>(db, sql`select json_agg(row)::text as rows from ${sql.raw(table)} row`)
  const [head] = await rowsOf<{ rows: string }>(
    db,
    sql.raw(`select json_agg(log_head)::text as rows from log_head ${ofLog}`),
  )
  const run = async (statements: readonly string[]) => {
    await db.execute(sql.raw(`alter table ${table} disable trigger user`))
    for (const statement of statements) await db.execute(sql.raw(statement))
    await db.execute(sql.raw(`alter table ${table} enable trigger user`))
  }
  const fill = (name: string, rows = '[]') =>
    `insert into ${name} select * from json_populate_recordset(null::${name}, $json$${rows}$json$)`
  await run(changes)
  await look()
  await run([
    `delete from ${table}`,
    fill(table, saved?.rows),
    `delete from log_head ${ofLog}`,
    fill('log_head', head?.rows),
  ])
}

const idsOf = async (table: string) => {
  const rows = await rowsOf<{ id: number }>(db, sql`select id::int from ${sql.raw(table)} order by id`)
  return rows.map(({ id }) => id)
}
const timeOf = async (table: string, id: number) => {
  const [row] = await rowsOf<{ at: string }>(
    db,
    sql`select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from ${sql.raw(table)} where id = ${id}`,
  )
  return siteTime(new Date(row?.at ?? ''))
}

/** Takes the last rows out and moves the head back, so that the database alone looks whole. */
const shorten = (log: string, table: string, lastId: number) => [
  `delete from ${table} where id > ${lastId}`,
  `update log_head set seq = (select seq from ${table} where id = ${lastId}),
     hash = (select hash from ${table} where id = ${lastId}) where log = '${log}'`,
]

beforeAll(async () => {
  for (let round = 0; round < 4; round += 1) await writeEach()
})

describe.each(logs)('the chain of the $log log', ({ log, table, value }) => {
  const columns = async () => {
    const rows = await rowsOf<{ name: string }>(
      db,
      sql`select column_name as name from information_schema.columns where table_name = ${table} and column_name <> 'id'`,
    )
    return rows.map(({ name }) => name).join(', ')
  }

  it('is whole over everything that was written', async () => {
    const checked = (await idsOf(table)).length
    expect(checked).toBeGreaterThan(3)
    expect(await verify(log)).toMatchObject({ isIntact: true, checked, brokenId: null })
  })

  it('breaks at a changed row, and says when it was', async () => {
    const [, id = 0] = await idsOf(table)
    await withTampered(table, [`update ${table} set ${value} = '别人' where id = ${id}`], async () => {
      const brokenAt = await timeOf(table, id)
      expect(await verify(log)).toMatchObject({ isIntact: false, brokenId: id, brokenAt, reason: 'changed' })
    })
  })

  it('breaks after a missing row', async () => {
    const [, second = 0, third = 0] = await idsOf(table)
    await withTampered(table, [`delete from ${table} where id = ${second}`], async () => {
      expect(await verify(log)).toMatchObject({ isIntact: false, brokenId: third, reason: 'missing' })
    })
  })

  it('breaks at a row that was inserted, with or without a copied seal', async () => {
    const ids = await idsOf(table)
    const [first = 0] = ids
    const last = ids.at(-1) ?? 0
    const all = await columns()
    const bare = all.split(', ').filter((name) => !['seq', 'prev_hash', 'hash'].includes(name))
    const copy = (names: string) =>
      `insert into ${table} (id, ${names}) select ${last + 1000}, ${names} from ${table} where id = ${first}`
    await withTampered(table, [copy(bare.join(', '))], async () => {
      expect(await verify(log)).toMatchObject({ isIntact: false, brokenId: last + 1000, reason: 'inserted' })
    })
    await withTampered(table, [copy(all)], async () => {
      expect(await verify(log)).toMatchObject({ isIntact: false, brokenId: last + 1000, reason: 'reordered' })
    })
  })

  it('breaks where two rows have changed places', async () => {
    const [, second = 0, third = 0] = await idsOf(table)
    const changes = [
      `update ${table} set id = -1 where id = ${second}`,
      `update ${table} set id = ${second} where id = ${third}`,
      `update ${table} set id = ${third} where id = -1`,
    ]
    await withTampered(table, changes, async () => {
      expect(await verify(log)).toMatchObject({ isIntact: false, brokenId: second, reason: 'reordered' })
    })
  })

  it('breaks when rows at the end are missing, also when the head was moved back', async () => {
    const last = (await idsOf(table)).at(-3) ?? 0
    const [deletion = '', moved = ''] = shorten(log, table, last)
    await withTampered(table, [deletion], async () => {
      expect(await verify(log)).toMatchObject({ isIntact: false, brokenId: last, reason: 'truncated' })
    })
    await app.anchorLogs()
    await withTampered(table, [deletion, moved], async () => {
      expect(await verify(log)).toMatchObject({ isIntact: false, brokenId: last, reason: 'truncated' })
    })
    expect(await verify(log)).toMatchObject({ isIntact: true, anchoredAt: siteTime(clock.now()) })
  })

  it('stays broken when the server writes on after the end was cut off', async () => {
    const own: LogAnchor[] = []
    const anchors = () =>
      new LogAnchors(
        db,
        { earlier: [...own], append: async (more) => void own.push(...more) },
        clock,
        ({ log: broken }) => faults.push(broken),
      )
    await anchors().advance()
    const ids = await idsOf(table)
    await withTampered(table, shorten(log, table, ids.at(-3) ?? 0), async () => {
      for (let round = 0; round < 3; round += 1) await writeEach()
      const firstForged = (await idsOf(table)).find((id) => id > (ids.at(-1) ?? 0))
      expect(await verify(log)).toMatchObject({ isIntact: false, brokenId: firstForged, reason: 'truncated' })
      await anchors().advance()
    })
    expect(own.filter((anchor) => anchor.log === log).at(-1)).toMatchObject({ seq: expect.any(Number), isBroken: true })
    expect(faults.splice(0)).toContain(log)
    // A later start reads the line that says so, although the rows are back.
    expect(await anchors().isHeld(anchors().last(log) ?? Object.assign({}, own[0]))).toBe(false)
  })
})

describe('servers that write to one log at the same time', () => {
  it('leave a chain without gaps', async () => {
    // The other server holds the same key, and has not seen what this one wrote last.
    const keys = [secrets.audit, (await demoSecrets()).audit]
    const before = (await idsOf('login_log')).length
    const row = (index: number) => ({
      at: clock.now(),
      usernameTried: `同时${index}`,
      userId: null,
      result: 'fail' as const,
      reason: null,
      ip: '10.70.0.2',
      userAgent: null,
      sessionId: null,
    })
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      db.transaction((tx) => appendRows(tx, itemAt(keys, index % 2), 'login', [row(index)])),
    )
    await Promise.all(writers)
    expect(await verify('login')).toMatchObject({ isIntact: true, checked: before + WRITERS })
  })
})

describe('rows from before logs were chained by key', () => {
  it('are sealed by the first server that starts, and the trigger allows nothing else', async () => {
    await db.execute(sql`alter table login_log disable trigger user`)
    await db.execute(sql`update login_log set seq = null, prev_hash = null, hash = null`)
    await db.execute(sql`update log_head set seq = null, hash = '' where log = 'login'`)
    await db.execute(sql`alter table login_log enable trigger user`)
    await expect(db.execute(sql`update login_log set seq = 1, result = 'ok'`)).rejects.toThrow()
    const rows = (await idsOf('login_log')).length
    await sealLogs(db, secrets.audit)
    expect(Object((await auditor.get('/api/log/verifyChain?log=login')).body.data)).toMatchObject({ checked: rows })
    await signIn('prov01')
    const [head] = await rowsOf<{ seq: number }>(db, sql`select seq::int from log_head where log = 'login'`)
    expect(head?.seq).toBe((await idsOf('login_log')).length)
  })
})

describe('checking a log', () => {
  it('needs the code that lists it', async () => {
    const sysop = await as('sysop')
    for (const { log } of logs) expect((await sysop.get(`/api/log/verifyChain?log=${log}`)).status).toBe(403)
    expect((await auditor.get('/api/log/verifyChain?log=other')).status).toBe(400)
  })
})
