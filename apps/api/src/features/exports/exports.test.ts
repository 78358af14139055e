import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { app, as, anonymous, db } = await openTestApp()
const path = '/api/file/exportExcel'

async function exported(client: TestClient, body: object): Promise<{ rows: unknown[][]; response: Response }> {
  const request = new Request(`http://doorway.test${path}`, {
    method: 'POST',
    body: JSON.stringify({ exportType: 'user', ...body }),
    headers: { 'content-type': 'application/json' },
  })
  const response = await client.send(request)
  const workbook = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  return { rows: workbook.sheets[0]?.rows ?? [], response }
}

describe('the user export', () => {
  it('refuses people without the code, also when they may see the list', async () => {
    expect((await anonymous().post(path, { exportType: 'user' })).status).toBe(401)
    expect((await (await as('ycxx_school01')).post(path, { exportType: 'user' })).status).toBe(403)
  })

  it('holds everybody within the scope, not one page', async () => {
    const { rows } = await exported(await as('admin'), {})
    const [people] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from app_user where deleted_at is null`,
    )
    expect(rows).toHaveLength((people?.n ?? 0) + 1)
    const own = await exported(await as('yc_county01'), {})
    expect(own.rows.flat()).not.toContain('t_zhoush')
  })

  it('has the chosen columns in their order, under a Chinese file name', async () => {
    const { rows, response } = await exported(await as('admin'), {
      conditions: { username: 't_linyq' },
      columns: ['name', 'username', 'userType', 'sex'],
    })
    expect(rows).toEqual([
      ['用户名', '登录名', '用户类型', '性别'],
      ['林砚秋', 't_linyq', '教师', '女'],
    ])
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(disposition)).toContain("filename*=UTF-8''用户列表-20261121.xlsx")
  })

  it('writes names that look like formulas as the text they are', async () => {
    const names = ['=1+1', '+1', '-1+1abc', '@SUM(A1)', '\tx', '\rx', '𠮷田䶮·𣲘']
    for (const [index, name] of names.entries()) {
      const username = `t_demo01${index}`
      await db.execute(sql`update app_user set name = ${name} where username = ${username}`)
    }
    const { rows } = await exported(await as('prov01'), { conditions: { username: 't_demo01' }, columns: ['name'] })
    expect(rows.flat()).toEqual(expect.arrayContaining(names))
  })

  it('masks personal values and brings them only when asked', async () => {
    const { rows } = await exported(await as('prov01'), {
      conditions: { username: 's_wangzh' },
      columns: ['username', 'mobile', 'email', 'idCard'],
    })
    expect(rows[1]).toEqual([
      's_wangzh',
      expect.stringMatching(/^161\*{6}\d{2}$/),
      's***@doorway.example',
      expect.stringMatching(/^\*{16}\d{1,2}[\dX]?$/),
    ])
  })

  it('brings no personal value of people with more rights, nor of the administrators of security and audit', async () => {
    const valuesFor = async (exporter: string) => {
      const columns = ['username', 'mobile', 'email', 'idCard']
      const { rows } = await exported(await as(exporter), { conditions: { username: 'op' }, columns })
      return rows.filter(([username]) => username === 'secop' || username === 'sysop')
    }
    const empty = [
      ['secop', '', '', ''],
      ['sysop', '', '', ''],
    ]
    expect(await valuesFor('prov01')).toEqual(expect.arrayContaining(empty))
    const masked = ['sysop', expect.stringMatching(/\*/), expect.stringMatching(/\*/), expect.anything()]
    expect(await valuesFor('admin')).toEqual(expect.arrayContaining([empty[0], masked]))
  })

  it('refuses columns and filters that the list does not have', async () => {
    const client = await as('prov01')
    for (const body of [{ columns: ['passwordHash'] }, { columns: ['__proto__'] }, { conditions: { result: 'ok' } }]) {
      expect((await client.post(path, { exportType: 'user', ...body })).status).toBe(400)
    }
  })

  it('answers an address with the same file', async () => {
    const query = new URLSearchParams({ exportType: 'user', username: 't_linyq', columns: 'username,name' })
    const request = new Request(`http://doorway.test${path}?${query}`)
    const response = await (await as('prov01')).send(request)
    const workbook = await readXlsx(new Uint8Array(await response.arrayBuffer()))
    expect(workbook.sheets[0]?.rows.at(-1)).toEqual(['t_linyq', '林砚秋'])
  })

  it('is refused the sixth time within an hour, also in parallel', async () => {
    const client = await as('wc_city01')
    const request = () => client.post(path, { exportType: 'user', conditions: { username: 'nobody-at-all' } })
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        request()
          .then((reply) => reply.status)
          .catch(() => 200),
      ),
    )
    expect(responses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    const refused = await request()
    expect(refused.body.code).toBe('TOO_MANY_REQUESTS')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('leaves a line in the operation log with person, filter and number of rows', async () => {
    const [row] = await rowsOf<{ actor_name: string; diff: Record<string, unknown> }>(
      db,
      sql`select actor_name, diff from operation_log
        where action = 'user.export' and diff->>'filter' like '%t_linyq%' order by id limit 1`,
    )
    expect(row).toMatchObject({ actor_name: '沈砚舟', diff: { filter: '{"username":"t_linyq"}', rows: 1 } })
  })
})

describe('a large export', () => {
  it('becomes a task with progress whose file only its owner gets', async () => {
    await db.execute(sql`
      insert into login_log (at, username_tried, result)
      select '2026-11-20T00:00:00Z'::timestamptz + n * interval '1 second', 'bulk' || n, 'fail'
      from generate_series(1, 10500) n`)
    const owner = await as('audit01')
    const { body } = await owner.post(path, { exportType: 'loginLog', conditions: { username: 'bulk' } })
    const { jobId } = Object(body.data)
    await app.tasks.settled()
    const { body: task } = await owner.get(`/api/task/getTask?id=${jobId}`)
    expect(task.data).toMatchObject({ state: 'done', done: 10500, total: 10500, fileName: '登录日志-20261121.xlsx' })
    const file = () => new Request(`http://doorway.test/api/file/download/${jobId}`)
    expect((await (await as('admin')).send(file())).status).toBe(404)
    const workbook = await readXlsx(new Uint8Array(await (await owner.send(file())).arrayBuffer()))
    expect(workbook.sheets[0]?.rows).toHaveLength(10501)
    expect(workbook.sheets[0]?.rows[1]?.slice(0, 3)).toEqual(['2026-11-20 10:55:00', 'bulk10500', 'fail'])
  })

  it('is refused without the code of its list', async () => {
    expect((await (await as('prov01')).post(path, { exportType: 'operationLog' })).status).toBe(403)
  })
})

describe('the export of a log', () => {
  it('has the changes of one record or one request alone', async () => {
    const auditor = await as('audit01')
    const request = async (conditions: object) => {
      const { rows } = await exported(auditor, { exportType: 'operationLog', conditions, columns: ['requestId'] })
      return rows.flat().slice(1)
    }
    expect(await request({ requestId: 'demo-0007' })).toEqual(['demo-0007'])
    const [row] = await rowsOf<{ target_type: string; target_id: string }>(
      db,
      sql`select target_type, target_id from operation_log where request_id = 'demo-0007'`,
    )
    const ofRecord = await request({ targetType: row?.target_type, targetId: row?.target_id })
    expect(ofRecord).toContain('demo-0007')
    expect(ofRecord.length).toBeLessThan(600)
  })

  it('has the personal values that were shown, of people in scope, with the purpose', async () => {
    for (const field of ['mobile', 'email']) {
      const shown = { id: 26, field, purpose: '=核对联系方式' }
      expect((await (await as('admin')).post('/api/userInfo/reveal', shown)).status).toBe(200)
    }
    const { rows, response } = await exported(await as('audit01'), {
      exportType: 'personalLog',
      conditions: { startTime: '2026-11-21', endTime: '2026-11-21', action: 'mobile' },
      columns: ['actorName', 'subjectName', 'field', 'purpose'],
    })
    const [person] = await rowsOf<{ name: string }>(db, sql`select name from app_user where id = 26`)
    expect(rows[0]).toEqual(['查阅人', '被查阅人', '查阅内容', '用途'])
    expect(rows).toContainEqual(['沈砚舟', person?.name, '手机号', '=核对联系方式'])
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(
      '个人信息查阅日志-20261121.xlsx',
    )
    expect(rows.flat()).not.toContain('邮箱')
    // A county that was given the code exports what was shown of its own people alone.
    await db.execute(sql`
      insert into role_menu (role_id, menu_id, state)
      select role_id, menu.id, 'checked' from menu cross join user_role
      join app_user on app_user.id = user_id and username = 'yc_county01'
      where menu.permission_code = 'log:pii:list' on conflict do nothing`)
    await db.execute(sql`update data_version set version = version + 1 where name = 'permissions'`)
    const [stranger] = await rowsOf<{ id: number }>(
      db,
      sql`select id::int as id from app_user where username = 't_zhoush'`,
    )
    const ofStranger = { id: stranger?.id, field: 'mobile', purpose: '核对外县教师' }
    expect((await (await as('admin')).post('/api/userInfo/reveal', ofStranger)).status).toBe(200)
    expect(await rowsOf(db, sql`select from pii_access_log where purpose = '核对外县教师'`)).toHaveLength(1)
    const own = await exported(await as('yc_county01'), { exportType: 'personalLog', columns: ['purpose'] })
    expect(own.rows[0]).toEqual(['用途'])
    expect(own.rows.flat()).not.toContain('核对外县教师')
    expect((await (await as('prov01')).post(path, { exportType: 'personalLog' })).status).toBe(403)
  })

  it('shows whole addresses to auditors alone', async () => {
    await db.execute(sql`
      insert into login_log (at, username_tried, result, ip, user_id)
      select now(), 'addr01', 'fail', '203.0.113.77', id from app_user where username = 't_linyq'`)
    await db.execute(sql`
      insert into role_menu (role_id, menu_id, state)
      select role_id, menu.id, 'checked' from menu cross join user_role
      join app_user on app_user.id = user_id and username = 'prov01'
      where menu.permission_code = 'log:login:export' on conflict do nothing`)
    await db.execute(sql`update data_version set version = version + 1 where name = 'permissions'`)
    const addressesFor = async (person: string) => {
      const conditions = { username: 'addr01' }
      const { rows } = await exported(await as(person), { exportType: 'loginLog', conditions, columns: ['ip'] })
      return rows.flat().slice(1)
    }
    expect(await addressesFor('audit01')).toEqual(['203.0.113.77'])
    expect(await addressesFor('prov01')).toEqual(['203.0.*.*'])
  })
})
