import { sql } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { importKindNames } from './import-kinds'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { app, as, anonymous, db, clock } = await openTestApp()
const HEADINGS = '登录名,用户名,用户类型,密码,所属机构,所在区域,邮箱,手机号,身份证号,角色'
const PASSWORD = 'Import@2026'

interface Reply {
  status: number
  success: boolean
  code?: string
  msg: string
  data: Record<string, unknown> & {
    jobId: string
    counts: unknown
    rows: { row: number; state: string; cells: string[]; errors: { field: string; msg: string }[] }[]
    kept: { row: number; label: string; msg: string }[]
  }
}

async function check(client: TestClient, kind: string, file: string | Uint8Array<ArrayBuffer>, mode = 'skip') {
  const form = new FormData()
  form.set('file', new File([file], typeof file === 'string' ? '用户.csv' : '用户.xlsx'))
  form.set('mode', mode)
  const url = `http://doorway.test/api/import/${kind}/check`
  const response = await client.send(new Request(url, { method: 'POST', body: form }))
  const body: Omit<Reply, 'status'> = await response.json()
  return { ...body, status: response.status }
}

/** Checks a file whose name is written into the form as it is. */
async function checkNamed(name: string): Promise<number> {
  const parts = ['name="mode"\r\n\r\nskip', `name="file"; filename="${name}"\r\n\r\n${HEADINGS}\n`]
  const body = `${parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--x--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const client = await as('admin')
  const url = 'http://doorway.test/api/import/user/check'
  return (await client.send(new Request(url, { method: 'POST', body, headers }))).status
}

describe('the name of a file', () => {
  it('may be long, and has no character that no text has', async () => {
    expect(await checkNamed(`${'x'.repeat(400)}.csv`)).toBe(200)
    expect(await checkNamed('a\0b.csv')).toBe(400)
  })
})

async function post(client: TestClient, path: string, body: object): Promise<Reply> {
  const response = await client.send(
    new Request(`http://doorway.test/api/import/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  )
  const envelope: Omit<Reply, 'status'> = await response.json()
  return { ...envelope, status: response.status }
}

async function workbook(client: TestClient, path: string) {
  const response = await client.send(new Request(`http://doorway.test/api/import/${path}`))
  return readXlsx(new Uint8Array(await response.arrayBuffer()))
}

const userLine = (
  username: string,
  more: Partial<Record<'name' | 'school' | 'type' | 'roles' | 'mail', string>> = {},
) =>
  [
    username,
    more.name ?? '新老师',
    more.type ?? '教师',
    PASSWORD,
    more.school ?? '望川市砚池小学',
    '380102',
    more.mail ?? `${username}@doorway.example`,
    '',
    '',
    more.roles ?? '',
  ].join(',')
const csv = (...lines: string[]) => [HEADINGS, ...lines].join('\r\n')

async function userRow(username: string) {
  const [row] = await rowsOf<{ id: number; name: string; source: string; org_pos: number; school_id: number }>(
    db,
    sql`select id::int, name, source, org_pos, school_id::int from app_user
      where username = ${username} and deleted_at is null`,
  )
  return row
}

describe('an import is refused', () => {
  it('without a token, and without the code of its kind', async () => {
    expect((await check(anonymous(), 'user', csv(userLine('t_none001')))).status).toBe(401)
    expect((await check(await as('t_linyq'), 'user', csv(userLine('t_none001')))).status).toBe(403)
    expect((await check(await as('ycxx_school01'), 'area', 'x')).status).toBe(403)
  })

  it('has to be a file, not a field of text', async () => {
    const form = new FormData()
    form.set('file', '登录名')
    form.set('mode', 'skip')
    const admin = await as('admin')
    const response = await admin.send(
      new Request('http://doorway.test/api/import/user/check', { method: 'POST', body: form }),
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'file' }] })
  })

  it('when the file is something else', async () => {
    const client = await as('admin')
    // The last one is a sound archive without a workbook.
    const files = [
      '',
      '登录名\n',
      new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
      zipSync({ 'a.txt': new Uint8Array([0x61]) }),
    ]
    for (const file of files) expect((await check(client, 'user', file)).success).toBe(false)
    // Never a library's own words, such as “not a zip”.
    for (const file of files.slice(2)) {
      expect((await check(client, 'user', file)).msg).toBe('无法读取该文件，请上传xlsx或csv文件')
    }
    expect(await check(client, 'user', '登录名,秘密\na,b')).toMatchObject({
      code: 'IMPORT_HEADING',
      msg: '无法识别的列：秘密',
    })
    expect(await check(client, 'user', '登录名\na')).toMatchObject({ msg: '缺少列：用户名' })
  })

  it('when it unpacks to a bomb', async () => {
    const rows = Array.from({ length: 100 }, () => ['x'.repeat(32_000)])
    const sheet = { name: 'a', rows: [rows, rows, rows, rows, rows, rows].flat() }
    const bytes = await writeXlsx({ sheets: [sheet], stringMode: 'inline' })
    const { code } = await check(await as('admin'), 'user', new Uint8Array(bytes))
    expect(code).toBe('IMPORT_BOMB')
  })
})

describe('the check of people', () => {
  it('tells each fault in the words of section 5, with row and field', async () => {
    const { data } = await check(
      await as('admin'),
      'user',
      csv(
        userLine('t_fine001'),
        userLine('short'),
        userLine('t_linyq'),
        userLine('T_FINE001'),
        userLine('t_none002', { school: '没有这个学校', mail: 'bad' }),
        userLine('t_none003', { type: '火星人', roles: '没有这个角色' }),
      ),
    )
    expect(data.counts).toEqual({ total: 6, valid: 2, invalid: 4, existing: 1 })
    const faults = data.rows.flatMap(({ row, errors }) => errors.map(({ field, msg }) => [row, field, msg]))
    expect(faults).toEqual([
      [3, 'username', '6~18个字符，区分大小写'],
      [5, 'username', '与第 2 行重复'],
      [6, 'schoolId', '机构不存在或不在您的管理范围内'],
      [6, 'email', '邮箱填写错误'],
      [7, 'roleIds', '角色不存在：没有这个角色'],
      [7, 'userType', '用户类型不存在'],
    ])
    expect(data.rows.flatMap(({ cells }) => cells)).not.toContain(PASSWORD)
  })

  it('knows only organisations within the scope, and roles within the granter’s own', async () => {
    const school = await as('ycxx_school01')
    const { data } = await check(
      school,
      'user',
      csv(
        userLine('t_in00001'),
        userLine('t_out0001', { school: '青屿市海韵小学' }),
        userLine('t_role001', { roles: '省级业务管理员' }),
        userLine('t_role002', { roles: '超级管理员' }),
      ),
    )
    expect(data.rows.map(({ row, state }) => [row, state])).toEqual([
      [3, 'invalid'],
      [4, 'invalid'],
      [5, 'invalid'],
      [2, 'valid'],
    ])
  })

  it('reads UTF-8 with and without its mark, and GB18030', async () => {
    const client = await as('admin')
    // 登录名,用户名,用户类型,所属机构,所在区域,邮箱 and a row, as Excel writes them in China.
    const headings = 'b5c7c2bcc3fb2cd3c3bba7c3fb2cd3c3bba7c0e0d0cd2ccbf9caf4bbfab9b92ccbf9d4dac7f8d3f22cd3cacfe4'
    const row = `${Buffer.from('t_gb000001,').toString('hex')}c1d6${Buffer.from(',4,2138000101,380102,a@b.cn').toString('hex')}`
    const gb = new Uint8Array(Buffer.from(`${headings}0a${row}`, 'hex'))
    const read = await check(client, 'user', gb)
    expect(read.data.rows[0]?.cells.slice(0, 2)).toEqual(['t_gb000001', '林'])
    expect((await check(client, 'user', `\uFEFF${csv(userLine('t_bom0001'))}`)).data.counts).toMatchObject({ valid: 1 })
  })

  it('keeps cells sealed', async () => {
    await check(await as('admin'), 'user', csv(userLine('t_sealed1')))
    const found = await rowsOf(
      db,
      sql`select 1 from import_row where cells like ${`%${PASSWORD}%`} or cells like '%t_sealed1%'`,
    )
    expect(found).toEqual([])
  })
})

describe('a commit of people', () => {
  it('stores valid rows with organisation, roles and password, and logs each', async () => {
    const client = await as('admin')
    const { data } = await check(client, 'user', csv(userLine('t_new0001', { roles: '教师' }), userLine('bad')))
    expect(await post(client, 'user/commit', { jobId: data.jobId, mode: 'all' })).toMatchObject({
      code: 'IMPORT_HAS_ERRORS',
    })
    const done = await post(client, 'user/commit', { jobId: data.jobId, mode: 'validOnly' })
    expect(done.data).toMatchObject({ state: 'committed', result: { created: 1, updated: 0, skipped: 1 } })
    const user = await userRow('t_new0001')
    expect(user).toMatchObject({ name: '新老师', source: 'import', school_id: 8 })
    expect(user?.org_pos).toBeGreaterThan(0)
    const logged = await rowsOf(
      db,
      sql`select 1 from operation_log where action = 'user.add' and target_label = 't_new0001'`,
    )
    expect(logged).toHaveLength(1)
    const signedIn = await anonymous().post('/api/auth/login', { username: 't_new0001', password: PASSWORD })
    expect(signedIn.body.success).toBe(true)
    expect(await post(client, 'user/commit', { jobId: data.jobId, mode: 'all' })).toMatchObject({
      code: 'IMPORT_NOT_READY',
    })
  })

  it('leaves existing people alone or updates the filled cells, as the mode says', async () => {
    const client = await as('admin')
    const file = csv(userLine('t_demo001', { name: '改名' }))
    const skip = await check(client, 'user', file)
    await post(client, 'user/commit', { jobId: skip.data.jobId, mode: 'all' })
    const before = await userRow('t_demo001')
    expect(before?.name).not.toBe('改名')
    const update = await check(client, 'user', file, 'update')
    const done = await post(client, 'user/commit', { jobId: update.data.jobId, mode: 'all' })
    expect(done.data['result']).toEqual({ created: 0, updated: 1, skipped: 0 })
    expect((await userRow('t_demo001'))?.name).toBe('改名')
    const undone = await post(client, 'user/undo', { jobId: update.data.jobId })
    expect(undone.data).toMatchObject({ removed: 0, restored: 1, kept: [] })
    expect(await userRow('t_demo001')).toEqual(before)
  })

  it('keeps names that look like formulas and four-byte names as they are, from export to import', async () => {
    const client = await as('admin')
    const names = ['=1+1', '+1', '-1+1abc', '@SUM(A1)', '\t缩进', '𠮷田䶮', '阿依古丽·买买提', '👨‍👩‍👧']
    const rows = names.map((name, index) => userLine(`-1+1a${index}x`.replace('+', '_'), { name }).split(','))
    const bytes = await writeXlsx({ sheets: [{ name: 'a', rows: [HEADINGS.split(','), ...rows] }] })
    const { data } = await check(client, 'user', new Uint8Array(bytes))
    expect(data.counts).toMatchObject({ valid: names.length, invalid: 0 })
    await post(client, 'user/commit', { jobId: data.jobId, mode: 'all' })
    const stored = await rowsOf<{ name: string }>(
      db,
      sql`select name from app_user where username like '-1%' order by id`,
    )
    expect(stored.map(({ name }) => name)).toEqual(names)
  })
})

describe('an undo', () => {
  it('removes what was created and names what has changed since', async () => {
    const client = await as('admin')
    const { data } = await check(client, 'user', csv(userLine('t_undo001'), userLine('t_undo002')))
    await post(client, 'user/commit', { jobId: data.jobId, mode: 'all' })
    const changed = await userRow('t_undo002')
    await client.post('/api/userInfo/insertOrUpdateUserInfo', { id: changed?.id, remark: '改过' })
    const undone = await post(client, 'user/undo', { jobId: data.jobId })
    expect(undone.data).toMatchObject({ removed: 1, kept: [{ row: 3, label: 't_undo002', msg: '导入后已被修改' }] })
    expect(await userRow('t_undo001')).toBeUndefined()
    expect(await userRow('t_undo002')).toBeDefined()
    expect(await post(client, 'user/undo', { jobId: data.jobId })).toMatchObject({ code: 'IMPORT_UNDO_OVER' })
  })

  it('leaves people who have more rights than the caller by now', async () => {
    const client = await as('yc_county01')
    const lines = ['t_rank001', 't_rank002', 't_rank003'].map((name) => userLine(name))
    const { data } = await check(client, 'user', csv(...lines))
    await post(client, 'user/commit', { jobId: data.jobId, mode: 'all' })
    const raised = await userRow('t_rank002')
    await db.execute(sql`insert into user_role (user_id, role_id, seq, granted_at) values (${raised?.id}, 5, 0, now())`)
    const moved = await userRow('t_rank003')
    await db.execute(sql`update app_user set org_pos = 1, school_id = 1 where id = ${moved?.id}`)
    const undone = await post(client, 'user/undo', { jobId: data.jobId })
    expect(undone.data).toMatchObject({
      removed: 1,
      kept: [
        { row: 3, label: 't_rank002', msg: '该账号受保护，不能执行此操作' },
        { row: 4, label: 't_rank003' },
      ],
    })
    expect(await userRow('t_rank001')).toBeUndefined()
    expect(await userRow('t_rank002')).toBeDefined()
    expect(await userRow('t_rank003')).toBeDefined()
  })

  it('neither gives nor takes a role beyond the rights of the caller', async () => {
    const client = await as('yc_county01')
    const first = await check(client, 'user', csv(userLine('t_rank004')))
    await post(client, 'user/commit', { jobId: first.data.jobId, mode: 'all' })
    const person = await userRow('t_rank004')
    const second = await check(client, 'user', csv(userLine('t_rank004', { name: '改名', roles: '教师' })), 'update')
    const done = await post(client, 'user/commit', { jobId: second.data.jobId, mode: 'all' })
    expect(done.data['result']).toMatchObject({ updated: 1 })
    const rolesOf = () =>
      rowsOf<{ role_id: number }>(
        db,
        sql`select role_id::int from user_role where user_id = ${person?.id} order by role_id`,
      )
    const [held] = await rolesOf()
    // The role has learnt a menu meanwhile that the caller does not have.
    await db.execute(sql`
      insert into role_menu (role_id, menu_id, state)
      select ${held?.role_id}, id, 'checked' from menu where permission_code = 'sys:role:menu' on conflict do nothing`)
    const undone = await post(client, 'user/undo', { jobId: second.data.jobId })
    expect(undone.data).toMatchObject({ restored: 0, kept: [{ row: 2, label: 't_rank004' }] })
    expect(await rolesOf()).toEqual([held])
    expect((await userRow('t_rank004'))?.name).toBe('改名')
  })

  it('of somebody else’s import is not there', async () => {
    const { data } = await check(await as('admin'), 'user', csv(userLine('t_other01')))
    expect((await post(await as('prov01'), 'user/undo', { jobId: data.jobId })).status).toBe(404)
  })
})

describe('an import of trees', () => {
  it('hangs organisations below earlier rows of the same file, with positions that stay nested', async () => {
    const client = await as('admin')
    const file = [
      '组织名称,上级机构,组织类型,组织编码',
      '新区教育局,望川市教育局,行政机构,',
      '新区第一小学,望川市教育局/新区教育局,学校,2138009001',
      '迷路小学,没有的局,学校,',
    ].join('\n')
    const { data } = await check(client, 'school', file)
    expect(data.counts).toEqual({ total: 3, valid: 2, invalid: 1, existing: 0 })
    await post(client, 'school/commit', { jobId: data.jobId, mode: 'validOnly' })
    const rows = await rowsOf<{ name: string; isInside: boolean }>(
      db,
      sql`select child.name, child.lft > parent.lft and child.rgt <= parent.rgt as "isInside"
        from school child join school parent on parent.id = child.parent_id where child.name like '新区%' order by child.depth`,
    )
    expect(rows).toEqual([
      { name: '新区教育局', isInside: true },
      { name: '新区第一小学', isInside: true },
    ])
    expect((await post(client, 'school/undo', { jobId: data.jobId })).data).toMatchObject({ removed: 2, kept: [] })
  })

  it('adds areas and takes them back unless somebody belongs to them', async () => {
    const client = await as('admin')
    const file =
      '地区编码,地区名称,上级地区,排列顺序\n380600001,甲镇,380600,1\n380600002,乙镇,霁溪市,2\n3806,丙镇,380600,3'
    const { data } = await check(client, 'area', file)
    expect(data.rows[0]?.errors[0]?.msg).toBe('地区编码只能是6、9或12位数字')
    await post(client, 'area/commit', { jobId: data.jobId, mode: 'validOnly' })
    await db.execute(sql`update app_user set area_code = '380600001' where username = 't_demo002'`)
    expect((await post(client, 'area/undo', { jobId: data.jobId })).data).toMatchObject({
      removed: 1,
      kept: [{ row: 2, label: '甲镇', msg: '导入后已被使用' }],
    })
  })
})

describe('the files around an import', () => {
  it('offer a template whose choices are listed', async () => {
    const client = await as('admin')
    const { sheets } = await workbook(client, 'user/template')
    expect(sheets[0]?.rows[0]?.slice(0, 3)).toEqual(['登录名*', '用户名*', '用户类型*'])
    expect(sheets[1]?.rows[0]).toEqual(['用户类型', '所属机构', '性别', '角色', '任职类型'])
  })

  const examplesOf = {
    user: ['admin', 'prov01', 'wc_city01', 'yc_county01', 'ycxx_school01'],
    school: ['admin', 'prov01', 'wc_city01', 'yc_county01'],
    area: ['admin', 'prov01'],
    entry: ['admin', 'prov01', 'ycxx_school01'],
  }

  it.each(importKindNames)(
    'give each who may send a file of kind %s an example that passes its check',
    async (kind) => {
      const senders: string[] = []
      for (const username of ['admin', 'prov01', 'wc_city01', 'yc_county01', 'ycxx_school01']) {
        const client = await as(username)
        const response = await client.send(new Request(`http://doorway.test/api/import/${kind}/template`))
        if (response.status === 403) continue
        const template = new Uint8Array(await response.arrayBuffer())
        const [, ...examples] = (await readXlsx(template)).sheets[0]?.rows ?? []
        // A bureau has no pupils whom it could enter.
        if (examples.length === 0) continue
        const { data } = await check(client, kind, template)
        expect({ username, errors: data.rows.flatMap(({ errors }) => errors) }).toEqual({ username, errors: [] })
        expect(data.counts).toMatchObject({ total: 1, valid: 1 })
        senders.push(username)
      }
      expect(senders).toEqual(examplesOf[kind])
    },
  )

  it('bring rows at fault with their reasons, ready to be mended and sent again', async () => {
    const client = await as('admin')
    const { data } = await check(client, 'user', csv(userLine('bad'), userLine('t_good001')))
    const request = new Request(`http://doorway.test/api/import/user/errors?jobId=${data.jobId}`)
    const bytes = new Uint8Array(await (await client.send(request)).arrayBuffer())
    const { sheets } = await readXlsx(bytes)
    expect(sheets[0]?.rows).toHaveLength(2)
    expect(sheets[0]?.rows[1]?.at(-1)).toBe('登录名: 6~18个字符，区分大小写')
    expect((await check(client, 'user', bytes)).data.counts).toMatchObject({ total: 1, invalid: 1 })
  })
})

describe('a large import', () => {
  it('is checked in the background with progress, and pages its rows', async () => {
    const client = await as('admin')
    const lines = Array.from(
      { length: 1_001 },
      (_, index) => `38061${String(index).padStart(4, '0')},镇${index},380600,${index}`,
    )
    const { data } = await check(client, 'area', ['地区编码,地区名称,上级地区,排列顺序', ...lines].join('\n'))
    expect(data['state']).toBe('checking')
    await app.tasks.settled()
    const { body } = await client.get(`/api/import/area/job?jobId=${data.jobId}`)
    expect(body.data).toMatchObject({ state: 'checked', taskId: null, counts: { total: 1001, valid: 1001 } })
    const page = await client.get(`/api/import/area/rows?jobId=${data.jobId}&currentPage=11&pageSize=100`)
    expect(page.body.data).toMatchObject({ total: 1001, data: [{ row: 1002 }] })
    const commit = await post(client, 'area/commit', { jobId: data.jobId, mode: 'all' })
    expect(commit.data['state']).toBe('committing')
    await app.tasks.settled()
    const after = await client.get(`/api/import/area/job?jobId=${data.jobId}`)
    expect(after.body.data).toMatchObject({ state: 'committed', result: { created: 1001 } })
    clock.advanceMinutes(1)
  })
})
