// Serves the pages, a small REST server and a small GraphQL one. Nothing here is Doorway's.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const files = join(import.meta.dirname, 'dist')
const kinds = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

const person = (uid, login, fullName) => ({
  uid,
  login,
  fullName,
  mail: '',
  phone: '',
  note: '',
  active: true,
  since: '2026-09-01 08:00:00',
  revision: 1,
})
const people = new Map(
  [person(1, 'chenyu', '陈屿'), person(2, 'zhouran', '周然'), person(3, 'heqing', '何青')].map((one) => [one.uid, one]),
)
let nextUid = 4

function listPeople(query) {
  const found = [...people.values()].filter(
    ({ login, fullName, active }) =>
      login.includes(query.get('login') ?? '') &&
      fullName.includes(query.get('fullName') ?? '') &&
      (!query.has('active') || String(active) === query.get('active')),
  )
  const [name, direction] = (query.get('order') ?? 'uid:asc').split(':')
  found.sort((one, other) => String(one[name]).localeCompare(String(other[name])) * (direction === 'desc' ? -1 : 1))
  const offset = Number(query.get('offset'))
  return { items: found.slice(offset, offset + Number(query.get('limit'))), count: found.length }
}

/** Status and content of a call of the REST server. */
function rest(method, { pathname, searchParams }, body) {
  const uid = Number(pathname.split('/')[3])
  if (method === 'GET') return uid ? [200, people.get(uid)] : [200, listPeople(searchParams)]
  if (method === 'DELETE') return [people.delete(uid) ? 204 : 404, null]
  const before = method === 'PATCH' ? people.get(uid) : person(nextUid++, '', '')
  if (body.fullName?.includes('测试')) return [422, { problem: '姓名不能含“测试”' }]
  const after = { ...before, ...JSON.parse(JSON.stringify(body)), revision: before.revision + 1 }
  people.set(after.uid, after)
  return [200, after]
}

const member = ({ uid, login, fullName, active }) => ({
  id: String(uid),
  login,
  displayName: fullName,
  enabled: active,
  team: { name: '教研室' },
})

/** Knows its operations by their names; a real one reads the query. */
const operations = {
  Members: ({ name = '', login = '', first, skip }) => {
    const query = new URLSearchParams({ fullName: name, login, offset: skip, limit: first })
    const { items, count } = listPeople(query)
    return { members: { total: count, nodes: items.map(member) } }
  },
  Member: ({ id }) => ({ member: member(people.get(Number(id))) }),
  Enable: ({ id, enabled }) => {
    people.get(Number(id)).active = enabled
    return { enable: { id } }
  },
}

async function bodyOf(request) {
  let text = ''
  for await (const part of request) text += part
  return text === '' ? {} : JSON.parse(text)
}

const server = createServer(async (request, response) => {
  const address = new URL(request.url, 'http://localhost')
  const json = (status, content) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(content === null ? undefined : JSON.stringify(content))
  }
  const file = join(files, normalize(address.pathname))
  if (address.pathname.startsWith('/rest/')) {
    json(...rest(request.method, address, await bodyOf(request)))
  } else if (address.pathname === '/graphql') {
    const { operationName, variables } = await bodyOf(request)
    json(200, { data: operations[operationName](variables) })
  } else if (existsSync(file)) {
    response.writeHead(200, { 'Content-Type': kinds[extname(file)] ?? 'application/octet-stream' })
    response.end(readFileSync(file))
  } else {
    response.writeHead(404).end()
  }
})

server.listen(Number(process.env.PORT ?? 5080), 'localhost', () =>
  process.stdout.write(`http://localhost:${server.address().port}/rest.html\n`),
)
