import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'
import { required } from '../../required'
import { rowsOf } from '../database'
import { migrations } from '.'

const { db } = await openTestApp()

/** Executes a step whose statements can be repeated, as a migration does; the steps after it stay. */
async function repeat(step: number): Promise<void> {
  const script = required(
    migrations.find(({ number }) => number === step),
    `step ${step}`,
  ).sql
  // One statement may hold many only inside EXECUTE.
  await db.execute(sql.raw(`do $migrate$ begin execute $script$${script}$script$; end $migrate$`))
}

// One of the two drivers reads bigint as a text.
const idsOf = async (query: ReturnType<typeof sql>) =>
  (await rowsOf<{ id: number | string }>(db, query)).map(({ id }) => Number(id))

describe('a database of an earlier version', () => {
  it('has each page of its menu cached, and those that are added later, as it was the case', async () => {
    await db.execute(sql`alter table menu alter column keep_alive set default false`)
    await db.execute(sql`update menu set keep_alive = false`)
    await repeat(100)
    const open = sql`select id from menu where type = 'menu' and not keep_alive`
    expect(await idsOf(open)).toEqual([])
    // Branches and buttons are no pages.
    expect(await idsOf(sql`select id from menu where type <> 'menu' and keep_alive`)).toEqual([])
    const [column] = await rowsOf<{ value: string }>(
      db,
      sql`select column_default as value from information_schema.columns
        where table_name = 'menu' and column_name = 'keep_alive'`,
    )
    expect(column?.value).toBe('true')
  })

  it('loses the entry of expert advice where its list has to stay empty, and nowhere else', async () => {
    const [menu = 0] = await idsOf(sql`select id from menu where component = 'resources/ExpertQuestions'`)
    expect(menu).toBeGreaterThan(0)
    const addRole = async (name: string, extent: string) => {
      const [id = 0] = await idsOf(
        sql`insert into role (name, icon, role_extent) values (${name}, 'role', ${extent}) returning id`,
      )
      await db.execute(sql`insert into role_menu (role_id, menu_id, state) values (${id}, ${menu}, 'checked')`)
      return id
    }
    const school = await addRole('旧校级', 'scope=org')
    const editor = await addRole('旧编辑', 'scope=self')
    const county = await addRole('旧县级', '级别=3;scope=area_tree')
    const platform = await addRole('旧平台', 'scope=all')
    await db.execute(sql`insert into role_site (role_id, site_id) select ${editor}, min(id) from cms_site`)
    await repeat(101)
    const left = await idsOf(sql`select role_id as id from role_menu where menu_id = ${menu}`)
    expect(left).toEqual(expect.arrayContaining([editor, county, platform]))
    expect(left).not.toContain(school)
  })
})
