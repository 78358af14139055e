import { eq, sql } from 'drizzle-orm'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { importJobs } from '../../db/tables/tasks'
import { users } from '../../db/tables/users'
import { openSheetThreads, type SheetThreadLimits } from '../../node/sheet-thread'
import { projectFile } from '../../node/project-file'
import { attackFiles, workbookOf } from '../../testing/attack-files'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { sheetLines } from './sheet-rows'

// The thread begins with the server as it is delivered, so that this also shows that it holds the reader.
const entry = pathToFileURL(projectFile('apps/api/dist/main.js'))
const threads = openSheetThreads(entry)
/** Files are read once this is fulfilled. */
let gate = Promise.resolve()
const { as, anonymous, db, clock } = await openTestApp(
  {},
  {
    readSheet: async function* (sheet) {
      await gate
      yield* threads(sheet)
    },
  },
)

async function check(client: TestClient, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.set('file', new File([bytes], '用户.xlsx'))
  form.set('mode', 'skip')
  const url = 'http://doorway.test/api/import/user/check'
  const response = await client.send(new Request(url, { method: 'POST', body: form }))
  const body: { success: boolean; code?: string; msg: string } = await response.json()
  return body
}

async function read(lines: AsyncIterable<{ cells: readonly string[] }>) {
  const cells: (readonly string[])[] = []
  for await (const line of lines) cells.push(line.cells)
  return cells
}

const attacks = [
  ['six million shared strings', 'IMPORT_COMPLEX'],
  ['one and a half million shared strings', 'IMPORT_COMPLEX'],
  ['a quotation mark that never closes', 'IMPORT_CELL'],
  ['a record of twenty million fields', 'IMPORT_COMPLEX'],
] as const

describe('a file that is expensive to read', () => {
  it.each(attacks)('with %s is refused while other calls are answered', async (name, code) => {
    const client = await as('admin')
    const bytes = new Uint8Array(attackFiles[name]())
    const order: string[] = []
    const refused = check(client, bytes).finally(() => order.push('import'))
    for (let call = 0; call < 5; call += 1) {
      await anonymous().get('/api/auth/publicKey')
      order.push('call')
    }
    const { success, msg, ...body } = await refused
    expect({ success, code: body.code }).toEqual({ success: false, code })
    expect(msg).not.toBe('')
    expect(order.slice(0, 5)).not.toContain('import')
  })

  it.each(attacks)('with %s is refused without a thread as well', async (name, code) => {
    await expect(read(sheetLines(new Blob([attackFiles[name]()])))).rejects.toMatchObject({ code })
  })
})

describe('files that are read at the same time', () => {
  const lines = Array.from({ length: 200 }, (_, index) => `t_busy${index},某人\n`)
  const file = new Uint8Array(Buffer.from(`登录名,用户名,用户类型,密码\n${lines.join('')}`))
  const job = { kind: 'user', mode: 'skip', fileName: 'a.csv', state: 'checking' } as const

  async function openJobs(ownerIds: readonly number[]) {
    const [createdAt, expiresAt] = [clock.now(), new Date(clock.now().getTime() + 60_000)]
    await db
      .insert(importJobs)
      .values(ownerIds.map((ownerId) => ({ ...job, fields: [], ownerId, createdAt, expiresAt })))
  }

  it('are one of each person', async () => {
    const client = await as('admin')
    let open = () => undefined as void
    gate = new Promise((resolve) => {
      open = resolve
    })
    const refused: (string | undefined)[] = []
    const requests = Array.from({ length: 6 }, async () => refused.push((await check(client, file)).code))
    // One is being read, and waits for the others.
    await vi.waitFor(() => expect(refused).toEqual(Array.from({ length: 5 }, () => 'IMPORT_OPEN')), 10_000)
    open()
    await Promise.all(requests)
    expect((await check(client, file)).code).not.toBe('IMPORT_OPEN')
  })

  it('are four of each organisation, and one that was given up counts for ten minutes', async () => {
    const client = await as('ycxx_school01')
    const [school] = await db.select({ id: users.schoolId }).from(users).where(eq(users.username, 'ycxx_school01'))
    const colleagues = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.schoolId} = ${school?.id ?? 0} and ${users.username} <> 'ycxx_school01'`)
      .limit(4)
    await openJobs(colleagues.slice(1).map(({ id }) => id))
    expect((await check(client, file)).code).not.toBe('IMPORTS_OPEN')
    await openJobs(colleagues.slice(0, 1).map(({ id }) => id))
    expect((await check(client, file)).code).toBe('IMPORTS_OPEN')
    clock.advanceMinutes(11)
    expect((await check(client, file)).code).not.toBe('IMPORTS_OPEN')
  })
})

describe('a thread that reads a file', () => {
  const strings = (count: number) => workbookOf('<si><t>a</t></si>'.repeat(count), '', count / 8)
  const readWith = (limits: SheetThreadLimits) => read(openSheetThreads(entry, limits)(new Blob([strings(900_000)])))

  it('ends when it takes too long', async () => {
    await expect(readWith({ time: 300, memory: 256 })).rejects.toMatchObject({ code: 'IMPORT_COMPLEX' })
  })

  it('ends alone when it needs too much memory', async () => {
    await expect(readWith({ time: 20_000, memory: 48 })).rejects.toMatchObject({ code: 'IMPORT_COMPLEX' })
  })

  it('reads all lines of a long file in order', async () => {
    const lines = Array.from({ length: 1_234 }, (_, index) => `"a ""${index}""",b\r\n`)
    const cells = await read(openSheetThreads(entry)(new Blob([lines.join('')])))
    expect(cells).toEqual(lines.map((_, index) => [`a "${index}"`, 'b']))
  })
})

describe('a csv', () => {
  const cellsOf = (text: string) => read(sheetLines(new Blob([text])))

  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '\uFEFFa;b\r\n"x;y";"1\n2"\r\n',
      [
        ['a', 'b'],
        ['x;y', '1\n2'],
      ],
    ],
    [
      'a|b\rc|d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\n\n""\t"x,"',
      [
        ['a', 'b'],
        ['', 'x,'],
      ],
    ],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    [
      'a,b\n5" screen,"he said ""no"""',
      [
        ['a', 'b'],
        ['5" screen', 'he said "no"'],
      ],
    ],
    [
      'a,b\n"x"y,z',
      [
        ['a', 'b'],
        ['xy', 'z'],
      ],
    ],
    ['a,b\n"open', [['a', 'b'], ['open']]],
    [
      'a,b\nc,',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
  ])('%j keeps its cells', async (text, cells) => {
    expect(await cellsOf(text)).toEqual(cells)
  })
})
