import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const admin = await as('admin')
const sysop = await as('sysop')
const base = '/api/system/cscpMenus'

interface Item {
  id: number
  parentId: number
  name: string
  type: string
  seq: number
  permissionCode: string | null
  version: number
  roleCount: number
}
const allItems = async (): Promise<Item[]> => {
  const { data } = (await admin.get(`${base}/getAllMenus`)).body
  return Array.isArray(data) ? data : []
}
const items = await allItems()
const idOf = (name: string) => items.find((item) => item.name === name)?.id ?? 0
const save = (body: object, client = admin) => client.post(`${base}/insertOrUpdate`, body)
const move = (id: number, parentId: number, index = 0) => admin.post(`${base}/move`, { id, parentId, index })
const directory = idOf('audit')
const draft = {
  parentId: directory,
  name: 'duty-roster',
  title: '值班安排',
  type: 'menu',
  url: '/duty-roster',
  component: 'duty/Roster',
}
async function added(name: string, more: object = {}): Promise<number> {
  const { body } = await save({ ...draft, name, url: `/${name}`, ...more })
  return Object(body.data).id
}

describe('the menu’s editor refuses', () => {
  it('people without a token or the code', async () => {
    expect((await anonymous().get(`${base}/getAllMenus`)).status).toBe(401)
    const school = await as('ycxx_school01')
    expect((await school.get(`${base}/getAllMenus`)).status).toBe(403)
    expect((await school.get(`${base}/lint`)).status).toBe(403)
    expect((await save(draft, school)).status).toBe(403)
    expect((await school.post(`${base}/move`, { id: 3, parentId: 0, index: 0 })).status).toBe(403)
    expect((await school.delete(`${base}/3`)).status).toBe(403)
    expect((await school.post(`${base}/previewAsRole`, { roleId: 8 })).status).toBe(403)
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ title: '' }, 'title'],
    [{ url: '' }, 'url'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: '//evil.example' }, 'url'],
    [{ url: 'data:text/html,x' }, 'url'],
    [{ url: '/../admin' }, 'url'],
    [{ url: '/a\u0001b' }, 'url'],
    [{ type: 'link', url: 'javascript:alert(1)' }, 'url'],
    [{ component: '../../x' }, 'component'],
    [{ component: '__proto__' }, 'component'],
    [{ permissionCode: 'sys:x:y' }, 'permissionCode'],
    [{ type: 'button', url: '', component: '', permissionCode: 'no code' }, 'permissionCode'],
    [{ type: 'button', permissionCode: 'duty:list' }, 'url'],
    [{ titles: { fr: 'Gardes' } }, 'titles'],
    [{ parentId: 99_999 }, 'parentId'],
    [{ name: 'user-management' }, 'name'],
    [{ url: '/user-management' }, 'url'],
    [{ type: 'button', url: '', component: '', permissionCode: 'sys:user:add' }, 'permissionCode'],
  ])('%o', async (wrong, field) => {
    expect((await save({ ...draft, ...wrong })).body).toMatchObject({ success: false, errors: [{ field }] })
  })

  it('an unknown item, and a stale version', async () => {
    expect((await save({ id: 99_999, title: '无' })).status).toBe(404)
    expect((await move(99_999, 0)).status).toBe(404)
    expect((await admin.delete(`${base}/99999`)).status).toBe(404)
    const id = await added('stale-item')
    expect((await save({ id, title: '新', version: 0 })).body.data).toMatchObject({ title: '新', version: 1 })
    const stale = await save({ id, title: '旧', version: 0 })
    expect(stale.status).toBe(409)
    expect(stale.body.data).toMatchObject({ title: '新' })
  })

  it('another code or type for an item that roles have', async () => {
    const id = idOf('button.sys:user:add')
    expect((await save({ id, permissionCode: 'log:secret:read' })).body.code).toBe('MENU_HELD')
    expect((await save({ id: idOf('user-management'), type: 'dir' })).body.code).toBe('MENU_HELD')
    expect((await save({ id, title: '添加' })).body.success).toBe(true)
  })

  it('an item below itself, below a button, or below what is not there', async () => {
    const inner = await added('inner-item')
    expect((await move(directory, inner)).body.errors?.[0]?.field).toBe('parentId')
    expect((await move(directory, directory)).body.errors?.[0]?.field).toBe('parentId')
    expect((await move(inner, idOf('button.sys:user:add'))).body.errors?.[0]?.field).toBe('parentId')
    expect((await move(inner, 99_999)).body.errors?.[0]?.field).toBe('parentId')
  })

  it('deleting what others stand below, and what the caller does not have', async () => {
    expect((await admin.delete(`${base}/${directory}`)).body).toMatchObject({ code: 'MENU_HAS_CHILDREN' })
    expect((await sysop.delete(`${base}/${idOf('button.log:oper:list')}`)).body.code).toBe('BEYOND_OWN_RIGHTS')
  })

  it('the hidden roles for a preview', async () => {
    expect((await sysop.post(`${base}/previewAsRole`, { roleId: 1 })).status).toBe(404)
    expect((await sysop.post(`${base}/previewAsRole`, { roleId: 2 })).status).toBe(404)
  })
})

describe('a menu item', () => {
  it('is added at the end, changed in part, moved and deleted, and everybody’s menu follows', async () => {
    const before = Number((await admin.get(base)).headers.get('x-perm-epoch'))
    const id = await added('roster', { titles: { en: 'Roster' } })
    const saved = (await allItems()).find((item) => item.id === id)
    expect(saved).toMatchObject({ parentId: directory, version: 0, roleCount: 0 })
    expect((await save({ id, hidden: true })).body.data).toMatchObject({
      title: '值班安排',
      titles: { en: 'Roster' },
      hidden: true,
    })
    expect((await move(id, 0, 1)).body.success).toBe(true)
    const top = (await allItems()).filter(({ parentId }) => parentId === 0)
    expect(top[1]?.id).toBe(id)
    expect(top.map(({ seq }) => seq)).toEqual(top.map((_, index) => index))
    expect((await admin.delete(`${base}/${id}`)).body.data).toEqual({ roles: 0 })
    expect((await allItems()).some((item) => item.id === id)).toBe(false)
    expect(Number((await admin.get(base)).headers.get('x-perm-epoch'))).toBeGreaterThan(before + 2)
  })

  it('that is deleted takes its code from the roles that had it', async () => {
    const province = await as('prov01')
    const code = 'sys:user:export'
    const codesOf = async () => Object((await province.get('/api/system/currentUser')).body.data).permissionCodes
    expect(await codesOf()).toContain(code)
    const { body } = await admin.delete(`${base}/${idOf(`button.${code}`)}`)
    expect(Object(body.data).roles).toBeGreaterThan(1)
    expect(await codesOf()).not.toContain(code)
    expect((await province.post('/api/file/exportExcel', { exportType: 'user' })).status).toBe(403)
  })

  it('never ends up in a circle by crossing moves', async () => {
    const [first, second] = [await added('cross-a'), await added('cross-b')]
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? move(first, second) : move(second, first))),
    )
    const faults = (await admin.get(`${base}/lint`)).body.data
    expect(Array.isArray(faults) && faults.filter(({ kind }) => kind === 'cycle')).toEqual([])
  })
})

describe('the menu as a role sees it', () => {
  it('is what a holder gets', async () => {
    const preview = await admin.post(`${base}/previewAsRole`, { roleId: 8 })
    const own = await (await as('ycxx_school01')).get(base)
    expect(preview.body.data).toEqual(own.body.data)
  })
})

describe('the faults of the menu', () => {
  it('of the demo are the screen that is not registered and nothing unsafe', async () => {
    const { data } = (await admin.get(`${base}/lint`)).body
    expect(Array.isArray(data) ? data.map(({ kind, name }) => [kind, name]) : []).toEqual([])
  })

  it('are found in what somebody wrote into the database', async () => {
    await db.execute(sql`
      insert into menu (id, parent_id, name, title, type, url, component, permission_code) values
        (9001, null, 'Roster-X', 'x', 'menu', '/roster-x', 'a/B', null),
        (9002, null, 'roster-x', 'x', 'menu', '/Roster-X/', 'a/B', null),
        (9003, null, 'evil', 'x', 'menu', 'javascript:alert(1)', '../../x', null),
        (9004, null, 'blind', 'x', 'button', null, null, null),
        (9005, 9004, 'below-button', 'x', 'menu', '/below', 'a/B', null),
        (9006, null, 'no-screen', 'x', 'menu', '/no-screen', null, null),
        (9007, null, 'nowhere', 'x', 'menu', null, null, null)`)
    await db.execute(sql`update menu set parent_id = 9006 where id = 9007`)
    await db.execute(sql`update menu set parent_id = 9007 where id = 9006`)
    const { data } = (await admin.get(`${base}/lint`)).body
    const found = Array.isArray(data) ? data.map(({ kind, menuId }) => `${menuId} ${kind}`) : []
    expect(found.toSorted()).toEqual([
      '9002 duplicateName',
      '9002 duplicateUrl',
      '9003 unsafeComponent',
      '9003 unsafeUrl',
      '9004 noCode',
      '9005 misplaced',
      '9006 cycle',
      '9006 unknownScreen',
      '9007 cycle',
      '9007 noTarget',
    ])
    expect(await rowsOf(db, sql`select 1 from menu where id = 9001`)).toHaveLength(1)
  })
})
