import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { chainStart, nextLink } from '../../audit/chain'
import { rowsOf } from '../../db/database'
import { operationLog } from '../../db/tables/logs'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db, secrets } = await openTestApp()
const admin = await as('admin')
const province = await as('prov01')

const newArea = { areaCode: '380299', name: '听涛区', displayOrder: 9, parentCode: '380200', depth: 2 }

describe('the list of all areas', () => {
  const path = '/api/area/getAllAreaList'
  const request = (headers: Record<string, string> = {}) => new Request(`http://doorway.test${path}`, { headers })

  it('is sent again only when an area has changed, by whatever statement', async () => {
    const first = await anonymous().send(request())
    const etag = first.headers.get('etag') ?? ''
    expect((await anonymous().send(request({ 'if-none-match': etag }))).status).toBe(304)
    await db.execute(sql`update area set display_order = display_order where area_code = '380200'`)
    await db.execute(sql`update area set name = name || '县' where area_code = '380200'`)
    const changed = await admin.send(request({ 'if-none-match': etag }))
    expect([changed.status, (await changed.text()).includes('县')]).toEqual([200, true])
    await db.execute(sql`update area set name = left(name, -1) where area_code = '380200'`)
    expect((await admin.send(request({ 'if-none-match': etag }))).status).toBe(304)
  })

  it('shows an area to the one who has just added it', async () => {
    const area = { areaCode: '380698', name: '新设区', displayOrder: 7, parentCode: '380600' }
    expect((await admin.get(path)).body.success).toBe(true)
    expect((await admin.post('/api/area/insertAreaInfo', area)).body.success).toBe(true)
    expect(JSON.stringify((await admin.get(path)).body.data)).toContain('新设区')
    expect((await admin.delete('/api/area/deleteAreaInfoByCode/380698')).body.success).toBe(true)
  })
})

describe('changing areas refuses', () => {
  it('people who are not signed in', async () => {
    expect((await anonymous().post('/api/area/insertAreaInfo', newArea)).status).toBe(401)
  })

  it('people without the code', async () => {
    const county = await as('yc_county01')
    expect((await county.post('/api/area/insertAreaInfo', newArea)).status).toBe(403)
  })

  it('areas outside the data scope as if they were absent', async () => {
    const hunan = { areaCode: '430104', name: '岳麓区', displayOrder: 3, parentCode: '430100' }
    expect((await province.post('/api/area/updateAreaInfo', hunan)).status).toBe(404)
    expect((await province.delete('/api/area/deleteAreaInfoByCode/430104')).status).toBe(404)
    expect((await province.post('/api/area/insertAreaInfo', { ...newArea, parentCode: '430100' })).status).toBe(404)
    expect((await province.post('/api/area/insertAreaInfo', { ...newArea, parentCode: '0' })).status).toBe(404)
  })

  it.each([
    ['areaCode', '', '请输入地区编码'],
    ['areaCode', '38029', '地区编码只能是6、9或12位数字'],
    ['name', '', '请输入地区名称'],
    ['displayOrder', 'x', '排列顺序只能输入数字且不能为空'],
  ])('%s "%s" in the words of section 5', async (field, value, msg) => {
    const response = await admin.post('/api/area/insertAreaInfo', { ...newArea, [field]: value })
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject({ success: false, code: 'INVALID', msg, errors: [{ field, msg }] })
  })

  it('a code that exists', async () => {
    const response = await admin.post('/api/area/insertAreaInfo', { ...newArea, areaCode: '380202' })
    expect(response.body).toMatchObject({ success: false, errors: [{ field: 'areaCode', msg: '该地区编码已存在' }] })
  })

  it('children and edits of a disabled area', async () => {
    const child = { ...newArea, areaCode: '380422101', parentCode: '380422' }
    expect((await admin.post('/api/area/insertAreaInfo', child)).body.code).toBe('AREA_DISABLED')
    const edit = { areaCode: '380422', name: '松岭', displayOrder: 1 }
    expect((await admin.post('/api/area/updateAreaInfo', edit)).body.code).toBe('AREA_DISABLED')
  })

  it('the root, and a branch that schools or people point into', async () => {
    expect((await admin.delete('/api/area/deleteAreaInfoByCode/0')).status).toBe(404)
    expect((await admin.delete('/api/area/deleteAreaInfoByCode/380100')).body).toMatchObject({
      code: 'AREA_IN_USE',
      msg: expect.stringMatching(/^该区域下存在 \d+ 所学校，无法删除$/),
    })
    const [left] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from area where path like '/380000/380100/%'`,
    )
    expect(left?.n).toBe(8)
  })

  it('a move into the own branch', async () => {
    const city = { areaCode: '380200', name: '青屿市', displayOrder: 8 }
    for (const parentCode of ['380200', '380221', '380221100']) {
      expect((await admin.post('/api/area/updateAreaInfo', { ...city, parentCode })).body.code).toBe('AREA_CYCLE')
    }
  })

  it('a stale version, with what stands now', async () => {
    const edit = { areaCode: '380281', name: '槐荫渡市', displayOrder: 16 }
    await admin.post('/api/area/updateAreaInfo', { ...edit, version: 0 })
    const stale = await admin.post('/api/area/updateAreaInfo', { ...edit, name: '旧名', version: 0 })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'VERSION_CONFLICT', data: { areaCode: '380281', version: 1 } })
  })

  it('an order that leaves a child out', async () => {
    const response = await admin.post('/api/area/reorder', { parentCode: '380300', areaCodes: ['380303'] })
    expect(response.body.code).toBe('AREA_CHILDREN_CHANGED')
  })
})

describe('the area tree', () => {
  it('is open to everybody, level by level', async () => {
    const response = await anonymous().get('/api/area/getAreaListByParentCode?parentCode=380000')
    expect(response.body.data).toHaveLength(6)
    expect(response.body.data).toMatchObject([
      { name: '望川市', hasChild: '1' },
      {},
      {},
      {},
      {},
      { name: '霁溪市', hasChild: '0' },
    ])
  })

  it('takes letters of a search as they are', async () => {
    expect((await admin.get('/api/area/search?keyword=%25')).body.data).toEqual([])
    expect((await admin.get('/api/area/search?keyword=_')).body.data).toEqual([])
  })

  it('finds by part of a name, with the way down', async () => {
    const response = await admin.get(`/api/area/search?keyword=${encodeURIComponent('砚池')}`)
    expect(response.body.data).toMatchObject([
      { node: { areaCode: '380102' }, path: [{ name: '云泽省' }, { name: '望川市' }] },
    ])
  })

  it('adds, moves with everything below, and deletes a whole branch', async () => {
    await province.post('/api/area/insertAreaInfo', newArea)
    const town = { areaCode: '380299101', name: '望潮镇', displayOrder: 1, parentCode: '380299' }
    expect((await province.post('/api/area/insertAreaInfo', town)).body.data).toMatchObject({ depth: 3 })
    await province.post('/api/area/updateAreaInfo', { ...newArea, parentCode: '380600' })
    const [moved] = await rowsOf<{ path: string; depth: number }>(
      db,
      sql`select path, depth::int from area where area_code = '380299101'`,
    )
    expect(moved).toEqual({ path: '/380000/380600/380299/380299101/', depth: 3 })
    const deleted = await province.delete('/api/area/deleteAreaInfoByCode/380299')
    expect(deleted.body).toMatchObject({ success: true, msg: '删除成功！', data: { deleted: 2 } })
  })

  it('keeps the new order of children', async () => {
    await admin.post('/api/area/reorder', { parentCode: '380300', areaCodes: ['380303', '380302'] })
    const response = await admin.get('/api/area/getAreaListByParentCode?parentCode=380300')
    expect(response.body.data).toMatchObject([{ areaCode: '380303' }, { areaCode: '380302' }])
  })

  it('never gets a cycle from crossing moves', async () => {
    const codes = ['380401', '380499']
    for (const areaCode of codes)
      await admin.post('/api/area/insertAreaInfo', { areaCode, name: areaCode, displayOrder: 1, parentCode: '380400' })
    const [first = '', second = ''] = codes
    const moves = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? [first, second] : [second, first]))
    await Promise.all(
      moves.map(([areaCode, parentCode]) =>
        admin.post('/api/area/updateAreaInfo', { areaCode, name: areaCode, displayOrder: 1, parentCode }),
      ),
    )
    const [walk] = await rowsOf<{ reached: number; all: number }>(
      db,
      sql`with recursive tree as (
        select area_code, '/' || area_code || '/' as path from area where parent_code is null
        union all select area.area_code, tree.path || area.area_code || '/' from area join tree on tree.area_code = area.parent_code
      ) select count(*)::int as reached, (select count(*)::int from area) as all from tree join area using (area_code, path)`,
    )
    expect(walk?.reached).toBe(walk?.all)
  })
})

describe('the operation log', () => {
  it('holds each change, and every row carries the hash of those before it', async () => {
    const rows = await db.select().from(operationLog).orderBy(operationLog.id)
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['area.add', 'area.edit', 'area.delete', 'area.reorder']),
    )
    let previous = chainStart
    for (const row of rows) {
      expect(row.prevHash).toBe(previous.hash)
      const link = await nextLink(secrets.audit, 'operation', previous, row)
      expect(row).toMatchObject(link)
      previous = link
    }
  })

  it('cannot be changed afterwards', async () => {
    await expect(db.execute(sql`update operation_log set action = 'x'`)).rejects.toThrow()
    await expect(db.execute(sql`delete from operation_log`)).rejects.toThrow()
  })
})
