import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { rowsOf } from '../db/database'
import { openEmbedded } from '../db/embedded'
import { demoSecrets, SEED_NOW, STORY_PASSWORD } from '../demo/demo-secrets'
import contract from '../generated/contract.json' with { type: 'json' }
import { demoFiles } from '../testing/demo-dump'
import { areaSeeds } from './area-seed'
import { embeddedCopy } from './copy-streams'
import { loadSet } from './load-set'
import { organizationSeeds } from './organization-seed'
import { PeopleMaker, staffOrganizations } from './people-seed'
import { presets, scaled } from './presets'
import { Random } from './random'

const SEED = 20_261_121n
const database = await openEmbedded({ files: await demoFiles() })
const { db } = database
const secrets = await demoSecrets()
const app = createApp({ db, contract, secrets, clock: { now: () => SEED_NOW } })
const tables = await loadSet({
  db,
  openCopy: embeddedCopy(database),
  secrets,
  preset: presets.small,
  seed: SEED,
  now: SEED_NOW,
  seen: () => undefined,
  say: () => undefined,
})

afterAll(() => database.close())

async function post(path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  const request = new Request(`http://doorway.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { data }: { data: Record<string, unknown> } = await (await app.fetch(request)).json()
  return data
}

/** Sequential scans of a table so far; the counters of this very connection are brought up to date first. */
async function scansOf(table: string): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  await db.execute(sql`select pg_stat_clear_snapshot()`)
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select seq_scan::int as n from pg_stat_user_tables where relname = ${table}`,
  )
  return row?.n ?? 0
}

describe('the small set', () => {
  it('has what the domain design asks for', () => {
    const rowsOfTable = (name: string) => tables.find(({ table }) => table === name)?.rows
    expect(rowsOfTable('area')).toBe(399)
    expect(rowsOfTable('app_user')).toBe(20_000)
    expect(rowsOfTable('cms_article')).toBe(5_000)
    expect(rowsOfTable('school')).toBeGreaterThan(590)
  })

  it('is the same each time, and another one with another seed', () => {
    const namesOf = (seed: bigint) => {
      const preset = scaled(presets.small, 0.05)
      const { counties } = areaSeeds(preset, new Random(seed, 'area'))
      const organizations = organizationSeeds(preset, counties, new Random(seed, 'school'), { id: 1, position: 0 })
      const staffed = staffOrganizations(organizations, preset, new Random(seed, 'staff'))
      const maker = new PeopleMaker(new Random(seed, 'app_user'), 1)
      return staffed.flatMap((organization) => [...maker.of(organization, [])]).map(({ name }) => name)
    }
    expect(namesOf(1n)).toEqual(namesOf(1n))
    expect(namesOf(1n)).not.toEqual(namesOf(2n))
  })

  it('holds long names and characters of four bytes, as a region does', async () => {
    const [row] = await rowsOf<{ long: number; rare: number }>(
      db,
      sql`select count(*) filter (where name like '%·%')::int as long,
        count(*) filter (where octet_length(name) > 3 * length(name))::int as rare from app_user`,
    )
    expect(row?.long).toBeGreaterThan(10)
    expect(row?.rare).toBeGreaterThan(10)
  })
})

describe('the user list over it', () => {
  it('never reads all people to find some', async () => {
    const { token } = await post('/api/auth/login', { username: 'admin', password: STORY_PASSWORD })
    const [city, county] = await rowsOf<{ way: string }>(
      db,
      sql`select distinct on (depth) replace(trim(both '/' from path), '/', ',') as way from school
        where id > 1000 and type = '1' and depth < 2 order by depth, lft desc`,
    )
    const before = await scansOf('app_user')
    const conditions = [
      {},
      { userType: '4', state: '0' },
      { parentIds: city?.way },
      { parentIds: county?.way, userType: '4', state: '0' },
      { parentIds: county?.way, name: '王' },
      { name: '王建' },
      { name: '建国' },
      { username: 'wang0' },
      { schoolId: '1010' },
    ]
    for (const t of conditions) {
      for (const currentPage of [1, 2, 900]) {
        const page = await post('/api/userInfo/queryPageUserInfoList', { currentPage, pageSize: 10, t }, String(token))
        expect(page['total']).toEqual(expect.any(Number))
      }
    }
    const after = await scansOf('app_user')
    expect(after - before).toBe(0)
    // The counter would have shown it.
    await db.execute(sql`select 1 from app_user where remark = 'nobody'`)
    expect(await scansOf('app_user')).toBe(after + 1)
  })
})
