import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const admin = await as('admin')
const sysop = await as('sysop')

interface Node {
  id: number
  name: string
  permissionCode: string | null
  checked: boolean
  halfChecked: boolean
  items: Node[]
}

async function form(client: TestClient, path: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams(fields).toString()
  const response = await client.send(new Request(`http://doorway.test${path}`, { method: 'POST', headers, body }))
  const reply: unknown = await response.json()
  return { status: response.status, body: { code: '', data: null, ...Object(reply) } }
}

const load = (client: TestClient, roles: string) => form(client, '/api/system/menu/queryByRoleId', { roles })
const save = (client: TestClient, roles: string, menus: readonly number[], half: readonly number[] = []) =>
  form(client, '/api/system/menu/save', { roles, menus: menus.join(), permissions: half.join() })

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.items)])

async function ticksOf(roles: string) {
  const nodes = flat((await load(admin, roles)).body.data)
  const idsOf = (chosen: readonly Node[]) => chosen.map(({ id }) => id)
  return {
    nodes,
    checked: idsOf(nodes.filter((node) => node.checked)),
    half: idsOf(nodes.filter((node) => node.halfChecked)),
  }
}

async function newRole(name: string, roleExtent = 'scope=org'): Promise<string> {
  const { body } = await admin.post('/api/system/cscpRoless', { name, icon: 'role', roleExtent })
  return String(Object(body.data).id)
}

const everything = (await ticksOf('')).nodes
const idOf = (code: string) => everything.find(({ permissionCode }) => permissionCode === code)?.id ?? 0

describe('the menus of a role refuse', () => {
  it('people without a token or the code', async () => {
    expect((await load(anonymous(), '8')).status).toBe(401)
    expect((await save(anonymous(), '8', [])).status).toBe(401)
    expect((await load(await as('t_linyq'), '8')).status).toBe(403)
    expect((await save(await as('ycxx_school01'), '8', [])).status).toBe(403)
  })

  it('what is no id, an unknown role, an unknown item and the hidden roles', async () => {
    expect((await load(admin, 'x')).status).toBe(400)
    expect((await form(admin, '/api/system/menu/save', { roles: '8', menus: '1;2' })).status).toBe(400)
    expect((await load(admin, '999')).status).toBe(404)
    expect((await save(admin, '8', [99_999])).status).toBe(404)
    for (const id of ['1', '2']) {
      expect((await load(sysop, id)).status).toBe(404)
      expect((await save(sysop, id, [])).status).toBe(404)
    }
  })

  it('rights that the caller lacks, to give them and to take them away', async () => {
    const role = await newRole('借权')
    expect((await save(sysop, role, [idOf('log:oper:list')])).body.code).toBe('BEYOND_OWN_RIGHTS')
    expect((await save(sysop, role, [idOf('sys:user:reveal')])).body.code).toBe('BEYOND_OWN_RIGHTS')
    await save(admin, role, [idOf('log:oper:list')])
    expect((await save(sysop, role, [])).body.code).toBe('BEYOND_OWN_RIGHTS')
    expect((await ticksOf(role)).checked).toContain(idOf('log:oper:list'))
  })

  it('more for the caller’s own role, and allows less', async () => {
    const role = await newRole('自用', 'scope=all')
    await save(admin, role, [idOf('sys:user:list'), idOf('sys:user:add')])
    await admin.post('/api/userInfo/insertOrUpdateUserInfo', { id: 2, roleIds: `2,${role}` })
    const more = [idOf('sys:user:list'), idOf('sys:user:add'), idOf('sys:user:edit')]
    expect((await save(sysop, role, more)).body.code).toBe('NOT_OWN_ROLE')
    expect((await save(sysop, role, [idOf('sys:user:list')])).body.code).not.toBe('NOT_OWN_ROLE')
    expect((await ticksOf(role)).checked).toEqual([idOf('sys:user:list')])
  })
})

describe('the menus of a role', () => {
  it('come as a tree without ticks for a new role', async () => {
    expect(everything.some(({ checked, halfChecked }) => checked || halfChecked)).toBe(false)
    expect(everything.length).toBeGreaterThan(150)
  })

  it.each(['5', '7', '8', '9', '12'])('are the same after saving what was loaded for role %s', async (role) => {
    const before = await ticksOf(role)
    expect((await save(admin, role, before.checked, before.half)).status).toBe(200)
    const after = await ticksOf(role)
    expect(after.checked).toEqual(before.checked)
    expect(after.half).toEqual(before.half)
  })

  it('are the same after an item has moved below another parent', async () => {
    const role = await newRole('移动')
    const [first, second] = everything.filter(
      ({ items }) => items.length > 1 && items.every((one) => one.items.length > 0),
    )
    const moved = first?.items[0]?.items[0]
    const buttons = [moved?.id ?? 0]
    await save(admin, role, buttons, [first?.id ?? 0, first?.items[0]?.id ?? 0])
    await db.execute(sql`update menu set parent_id = ${second?.items[0]?.id ?? 0} where id = ${moved?.id ?? 0}`)
    const loaded = await ticksOf(role)
    expect(loaded.checked).toEqual(buttons)
    expect(loaded.half).toEqual([second?.id, second?.items[0]?.id])
    await save(admin, role, loaded.checked, loaded.half)
    expect(await ticksOf(role)).toEqual(loaded)
    await db.execute(sql`update menu set parent_id = ${first?.items[0]?.id ?? 0} where id = ${moved?.id ?? 0}`)
  })

  it('are stored apart: half-checked items grant nothing', async () => {
    const role = await newRole('半选')
    await save(admin, role, [idOf('dict:list')], [idOf('dict:edit'), idOf('dict:list')])
    const rows = await rowsOf(
      db,
      sql`select menu_id::int as id, state from role_menu where role_id = ${Number(role)} order by menu_id`,
    )
    expect(rows).toEqual([
      { id: idOf('dict:list'), state: 'checked' },
      { id: idOf('dict:edit'), state: 'half' },
    ])
    expect((await ticksOf(role)).checked).toEqual([idOf('dict:list')])
  })

  it('reach a holder who is signed in with the next request', async () => {
    const role = await newRole('即时')
    await admin.post('/api/userInfo/insertOrUpdateUserInfo', { id: 9, roleIds: `9,${role}` })
    const editor = await as('edit01')
    const list = { currentPage: 1, pageSize: 1 }
    const before = await editor.post('/api/userInfo/queryPageUserInfoList', list)
    expect(before.status).toBe(403)
    await save(admin, role, [idOf('sys:user:list')])
    const after = await editor.post('/api/userInfo/queryPageUserInfoList', list)
    expect(after.status).toBe(200)
    expect(Number(after.headers.get('x-perm-epoch'))).toBeGreaterThan(Number(before.headers.get('x-perm-epoch')))
    await save(admin, role, [])
    expect((await editor.post('/api/userInfo/queryPageUserInfoList', list)).status).toBe(403)
  })

  it('stay as they were when the save breaks in the middle', async () => {
    const role = await newRole('中断')
    await save(admin, role, [idOf('dict:list')])
    await db.execute(sql`
      do $break$ begin
        create function refuse_half() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$;
        create trigger cut before insert on role_menu for each row when (new.state = 'half') execute function refuse_half();
      end $break$`)
    expect((await save(admin, role, [idOf('dict:edit')], [1])).status).toBe(500)
    await db.execute(sql`drop trigger cut on role_menu`)
    expect((await ticksOf(role)).checked).toEqual([idOf('dict:list')])
  })
})
