import { openTestApp, type TestClient } from '@doorway/api/testing'
import { describe, expect, it } from 'vitest'
import { type ActorName, actors, type Ask, relations, type Row, table } from './idor-table'
import { Targets, usernames } from './idor-targets'
import { type ExampleOperation, operations } from './operations'

const IDLE_MINUTES = 31

const app = await openTestApp()
const admin = await app.as('admin')
const targets = new Targets(app, admin)
const late = await openTestApp()
const expired = await late.as('admin')
late.clock.advanceMinutes(IDLE_MINUTES)

const signedIn = new Map<ActorName, TestClient>()

async function clientOf(actor: ActorName): Promise<TestClient> {
  if (actor === 'none') return app.anonymous()
  if (actor === 'expired') return expired
  const known = signedIn.get(actor)
  // Some operations end the session they are called with; the others save hashing the password again.
  if (known && (await known.get('/api/auth/sessions')).status === 200) return known
  const { data } = await app.signIn(usernames[actor])
  const client = app.withToken(Object(data).token)
  signedIn.set(actor, client)
  return client
}

function addressOf({ method, path, template }: ExampleOperation, { path: id, query }: Ask): string {
  const base = id === undefined ? path.split('?')[0] : template.replace(/\{id\}|\{areaCode\}/, encodeURIComponent(id))
  const more = new URLSearchParams(query).toString()
  return method === 'GET' && more !== '' ? `${base}?${more}` : String(base)
}

function send(client: TestClient, operation: ExampleOperation, ask: Ask): Promise<Response> {
  const type: Record<string, string> = operation.bodyType ? { 'content-type': operation.bodyType } : {}
  const headers = { ...type, ...ask.headers }
  const url = `http://doorway.test${addressOf(operation, ask)}`
  return client.send(new Request(url, { method: operation.method, headers, body: ask.body }))
}

const rows = operations.flatMap((operation) => {
  const row = table[operation.id]
  return row && 'kind' in row ? [[operation.id, operation, row] as const] : []
})

/** Was the person of the request refused as one of higher rank, alone or among many? */
function isRefused(body: unknown): boolean {
  const { code, data } = Object(body)
  return code === 'USER_PROTECTED' || Object(data).failed?.[0]?.msg === '该账号受保护，不能执行此操作'
}

/** What a row says of a person of higher rank, in words, and what came. */
function rankFault(row: Row, actor: ActorName, body: unknown): string | undefined {
  const mayAct = row.higher === 'shown' || actor === 'super'
  return isRefused(body) === mayAct ? `${actor}, higher: ${mayAct ? 'refused' : 'not refused'}` : undefined
}

describe('every operation', () => {
  it('of the contract has its place in the table, with the ids it takes or why it takes none', () => {
    expect(Object.keys(table).toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
  })

  it.each(rows)('%s answers each actor by whose the id is', async (_, operation, row) => {
    const wrong: string[] = []
    for (const actor of actors) {
      const client = await clientOf(actor)
      for (const relation of relations.filter((each) => each !== 'higher' || row.higher !== 'asOwn')) {
        const wanted = row.statusOf(actor, relation)
        const ask = row.ask(await targets.idFor(row.kind, actor, relation))
        const response = await send(client, operation, ask)
        const { status } = response
        if (status !== wanted) wrong.push(`${actor}, ${relation}: ${status} in place of ${wanted}`)
        if (relation !== 'higher' || status !== 200) continue
        const fault = rankFault(row, actor, await response.json())
        if (fault !== undefined) wrong.push(fault)
      }
    }
    expect(wrong).toEqual([])
  })
})

/** The text of a response, without the requested id and the request id. */
const wordsOf = (text: string, id: string) => text.replaceAll(new RegExp(`"requestId":"[^"]*"|"id":${id}\\b`, 'g'), '')

describe('what is absent and what is out of reach', () => {
  it.each([
    'getUserInfo',
    'updateUserState',
    'changeUsers',
    'revealUserField',
    'getSchoolPath',
    'getSchoolChildren',
    'deleteSchool',
    'getRole',
    'queryMenusByRole',
  ])('look the same to %s', async (name) => {
    const found = rows.find(([id]) => id === name)
    if (!found) throw new Error(`${name} is not in the table.`)
    const [, operation, row] = found
    const client = await clientOf('area')
    const responses: string[] = []
    for (const relation of ['foreign', 'absent'] as const) {
      const id = await targets.idFor(row.kind, 'area', relation)
      const response = await send(client, operation, row.ask(id))
      responses.push(`${response.status} ${wordsOf(await response.text(), id)}`)
    }
    expect(responses[0]).toBe(responses[1])
  })
})
