import { type openTestApp, type TestClient } from '@doorway/api/testing'
import { operations } from './operations'
import { type Entity, object } from './send-back-entities'

/** What a call adds to the address of its operation, or sends. */
export interface SaveCall {
  query?: string
  body?: unknown
  recordId?: string
}

const operationOf = (id: string) => {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`The contract has no operation ${id}.`)
  return found
}

/** Calls an operation by its id. */
export async function callOperation(client: TestClient, id: string, { query, body, recordId }: SaveCall) {
  const { method, path, template } = operationOf(id)
  const [bare = ''] = path.split('?')
  const isInPath = template.includes('{')
  const address =
    recordId === undefined
      ? query === undefined
        ? path
        : `${bare}?${query}`
      : isInPath
        ? template.replace(/\{\w+\}/, recordId)
        : `${bare}?id=${recordId}`
  const json = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await client.send(new Request(`http://doorway.test${address}`, { method, ...json }))
  return { status: response.status, body: object(await response.json()) }
}

type TestApp = Awaited<ReturnType<typeof openTestApp>>

/** The people who save the records of the table. */
const names = ['admin', 't_linyq', 'p_wangjg']

/** Prepares the demo for the saves of the table, and signs in those who save. */
export async function openSaves(app: TestApp) {
  const clients: Record<string, TestClient> = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await app.as(name)] as const)),
  )
  await app.db.execute(`insert into library_folder (site_id, name) values (1, '校园')`)
  await clients['admin']?.post('/api/competition/copy', { id: 1, code: 'next-year', name: '下一届' })
  await app.db.execute(`
    update resource set state = 'draft', author = '林砚秋' where id = (
      select min(id) from resource where owner_id = (select id from app_user where username = 't_linyq'))`)

  const clientOf = ({ by = 'admin' }: Entity) => {
    const client = clients[by]
    if (!client) throw new Error(`${by} is not signed in.`)
    return client
  }
  return {
    /** Reads a record as its detail shows it, mapped to what its save takes. */
    async read(entity: Entity): Promise<unknown> {
      const { read, id, query, body, map } = entity
      const [row] = id === undefined ? [] : Object(await app.db.execute(id)).rows
      const recordId = row === undefined ? undefined : String(row.id)
      const response = await callOperation(clientOf(entity), read, { query, body, recordId })
      if (response.status !== 200) throw new Error(`${read}: ${JSON.stringify(response.body)}`)
      return map(object(response.body['data']))
    },
    /** Sends a record to its save. */
    save: (entity: Entity, body: unknown) => callOperation(clientOf(entity), entity.save, { body }),
  }
}
