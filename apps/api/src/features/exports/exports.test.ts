import { describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
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

  it.each(['=1+1', '+1', '-1+1abc', '@SUM(A1)', '\tx'])('writes "%s" as the text it is', async (name) => {
    await db.execute(sql`update app_user set name = ${name} where username = 't_demo010'`)
    const { rows } = await exported(await as('admin'), { conditions: { username: 't_demo010' }, columns: ['name'] })
    expect(rows[1]).toEqual([name])
  })

  it('leaves a line in the operation log', async () => {
    const rows = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from operation_log where action = 'user.export'`,
    )
    expect(rows[0]?.n).toBeGreaterThan(0)
  })
})
