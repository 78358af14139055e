import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { people } from '../../demo/people-rows'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const admin = await as('admin')
const auditor = await as('audit01')
const lists = ['/api/log/queryPageLoginLog', '/api/log/queryPageOperationLog', '/api/log/queryPagePiiLog'] as const
const [logins, operations, personal] = lists
const page = { currentPage: 1, pageSize: 10 }
const verify = async () => Object((await auditor.get('/api/log/verifyChain')).body.data)
const idOf = (username: string) => people.find((person) => person.username === username)?.id ?? 0

async function read(client: TestClient, path: string, t: object = {}, pageSize = 10) {
  const { body } = await client.post(path, { currentPage: 1, pageSize, t })
  return { total: 0, data: [], ...Object(body.data) }
}

describe('the logs refuse', () => {
  it.each(lists)('%s to people without a token or the code', async (path) => {
    expect((await anonymous().post(path, page)).status).toBe(401)
    for (const username of ['t_linyq', 'prov01', 'sysop', 'secop']) {
      expect((await (await as(username)).post(path, page)).status).toBe(403)
    }
  })

  it('to check the chain without the code, and after a row that is not there', async () => {
    expect((await (await as('sysop')).get('/api/log/verifyChain')).status).toBe(403)
    expect((await auditor.get('/api/log/verifyChain?afterId=999999')).status).toBe(404)
  })

  it.each(['login_log', 'operation_log', 'pii_access_log'])('any change of %s', async (table) => {
    await admin.post('/api/userInfo/reveal', { id: idOf('t_linyq'), field: 'mobile', purpose: '核对联系方式' })
    await expect(db.execute(sql`update ${sql.raw(table)} set at = now()`)).rejects.toThrow()
    await expect(db.execute(sql`delete from ${sql.raw(table)}`)).rejects.toThrow()
    await expect(db.execute(sql`truncate ${sql.raw(table)}`)).rejects.toThrow()
  })
})

describe('the sign-in log', () => {
  it('shows the burst of an attack by result and time', async () => {
    const failed = await read(auditor, logins, { result: 'fail', username: 'root_admin' })
    expect(failed.total).toBe(50)
    expect(failed.data[0]).toMatchObject({ userId: null, result: 'fail', ip: '203.0.113.77' })
    const none = await read(auditor, logins, { startTime: '2020-01-01', endTime: '2020-01-02' })
    expect(none.total).toBe(0)
  })

  it('takes a range with one end as no condition, and a day as an end as the whole day', async () => {
    const { total } = await read(auditor, logins)
    expect((await read(auditor, logins, { startTime: '2020-01-01 00:00:00' })).total).toBe(total)
    const [first] = (await read(auditor, logins, { username: 'root_admin' })).data
    const day = String(first.at).slice(0, 10)
    expect(
      (await read(auditor, logins, { username: 'root_admin', startTime: day, endTime: day })).total,
    ).toBeGreaterThan(0)
  })

  it('shows an auditor whole addresses and others the network', async () => {
    const made = await admin.post('/api/system/cscpRoless', { name: '日志查看', icon: 'eye', roleExtent: 'scope=all' })
    const codes = await rowsOf<{ id: number }>(
      db,
      sql`select id::int from menu where permission_code like 'log:%:list'`,
    )
    const body = new URLSearchParams({
      roles: String(Object(made.body.data).id),
      menus: codes.map(({ id }) => id).join(),
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await admin.send(new Request('http://doorway.test/api/system/menu/save', { method: 'POST', headers, body }))
    await admin.post('/api/userInfo/insertOrUpdateUserInfo', { id: 9, roleIds: `9,${Object(made.body.data).id}` })
    const reader = await as('edit01')
    for (const path of lists) {
      for (const row of (await read(reader, path)).data) expect(row.ip).toMatch(/^\d+\.\d+\.\*\.\*$/)
      for (const row of (await read(auditor, path)).data) expect(row.ip).toMatch(/^\d+\.\d+\.\d+\.\d+$/)
    }
  })
})

describe('the operation log', () => {
  it('shows who changed what, before and after, newest first', async () => {
    const role = { name: '前后', icon: 'role', roleExtent: 'scope=org' }
    const made = await admin.post('/api/system/cscpRoless', role)
    await admin.put('/api/system/cscpRoless', { ...role, id: Object(made.body.data).id, name: '后来' })
    const { data } = await read(auditor, operations, { action: 'role.edit' })
    expect(data[0]).toMatchObject({
      actorName: '沈砚舟',
      targetType: 'role',
      targetId: String(Object(made.body.data).id),
      permissionCode: 'sys:role:edit',
      diff: { difference: { name: { before: '前后', after: '后来' } } },
    })
    expect(data[0].requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('tells the history of one record, and takes a kind without an id as no condition', async () => {
    const made = await admin.post('/api/system/cscpRoless', { name: '履历', icon: 'role', roleExtent: 'scope=org' })
    const targetId = String(Object(made.body.data).id)
    await admin.put('/api/system/cscpRoless', { id: Number(targetId), name: '履历二', icon: 'role' })
    const { data, total } = await read(auditor, operations, { targetType: 'role', targetId })
    expect(data.map((row: { action: string }) => row.action)).toEqual(['role.edit', 'role.add'])
    expect(total).toBe(2)
    expect((await read(auditor, operations, { targetType: 'user', targetId: '999999' })).total).toBe(0)
    const all = await read(auditor, operations)
    expect((await read(auditor, operations, { targetType: 'role' })).total).toBe(all.total)
  })

  it('finds the changes of one request', async () => {
    const { data, total } = await read(auditor, operations, { requestId: 'demo-0007' })
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({ id: 7, requestId: 'demo-0007' })
  })

  it('holds personal values of a change only as keyed hashes', async () => {
    const id = idOf('t_demo003')
    await admin.post('/api/userInfo/insertOrUpdateUserInfo', {
      id,
      mobile: '16155556666',
      email: 'plain@doorway.example',
    })
    const [row] = (await read(auditor, operations, { action: 'user.edit' })).data
    expect(row.targetId).toBe(String(id))
    expect(row.diff.difference.mobile.after).toMatch(/^hmac:/)
    expect(row.diff.difference.mobile.before).toMatch(/^hmac:/)
    expect(JSON.stringify(row)).not.toMatch(/16155556666|plain@/)
  })

  it('has the names of codes that changed', async () => {
    const id = idOf('t_demo005')
    const { body } = await admin.get(`/api/userInfo/getTeacherById/${id}`)
    const version = Object(body.data).version
    await admin.post('/api/userInfo/insertOrUpdateUserInfo', { id, version, areaCode: '380200' })
    const [row] = (await read(auditor, operations, { action: 'user.edit' })).data
    const { before } = row.diff.difference.areaCode
    expect(row.names).toEqual([
      { field: 'areaCode', value: before, name: expect.stringMatching(/[市县区]$/) },
      { field: 'areaCode', value: '380200', name: '青屿市' },
    ])
  })

  it('takes a change along when it cannot be written', async () => {
    await db.execute(sql`alter table operation_log add constraint cut check (action <> 'role.add') not valid`)
    const response = await admin.post('/api/system/cscpRoless', { name: '无记录', icon: 'role' })
    await db.execute(sql`alter table operation_log drop constraint cut`)
    expect(response.status).toBe(500)
    expect(await rowsOf(db, sql`select 1 from role where name = '无记录'`)).toEqual([])
  })
})

describe('the log of personal values', () => {
  it('names the reader, the person and the purpose', async () => {
    await admin.post('/api/userInfo/reveal', { id: idOf('t_xutb'), field: 'mobile', purpose: '家校联系' })
    expect((await read(auditor, personal, { username: '沈' })).data[0]).toMatchObject({
      actorName: '沈砚舟',
      subjectName: '许棠贝',
      field: 'mobile',
      purpose: '家校联系',
    })
  })
})

describe('the chain of the operation log', () => {
  const tamper = async (change: string) => {
    await db.execute(sql`alter table operation_log disable trigger operation_log_append_only`)
    await db.execute(sql.raw(change))
    await db.execute(sql`alter table operation_log enable trigger operation_log_append_only`)
  }

  it('is whole over the demo and everything since', async () => {
    const [row] = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from operation_log`)
    expect(row?.n).toBeGreaterThan(600)
    expect(await verify()).toEqual({ isIntact: true, checked: row?.n, brokenId: null, nextAfterId: null })
    expect(Object((await auditor.get('/api/log/verifyChain?afterId=600')).body.data)).toMatchObject({ isIntact: true })
  })

  it.each([
    ['changed name', `update operation_log set actor_name = '别人' where id = 300`, 300],
    ['changed difference', `update operation_log set diff = '{"changed":["x"]}' where id = 301`, 301],
    ['missing row', `delete from operation_log where id = 302`, 303],
  ])('breaks at a %s', async (_, change, brokenId) => {
    const [saved] = await rowsOf<{ rows: string }>(
      db,
      sql`select json_agg(operation_log)::text as rows from operation_log where id between 300 and 303`,
    )
    await tamper(change)
    expect(await verify()).toMatchObject({ isIntact: false, brokenId })
    await tamper('delete from operation_log where id between 300 and 303')
    await tamper(
      `insert into operation_log select * from json_populate_recordset(null::operation_log, $json$${saved?.rows}$json$)`,
    )
    expect(await verify()).toMatchObject({ isIntact: true })
  })
})
