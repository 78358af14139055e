// The ceiling in Node: node:http, pg, and the portal's own statements. No token, no scope, no validation, no mapping.
import { createServer } from 'node:http'
import { Pool } from 'pg'
import { SESSION_OPTIONS } from './list-ceiling'

/** The statements by the filters of a request, both as JSON. */
const statements = new Map<string, { name: string; text: string; values: unknown[] }>(
  JSON.parse(process.env['STATEMENTS'] ?? '[]'),
)

// As many connections as the server has (apps/api/src/db/postgres.ts).
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: SESSION_OPTIONS })

async function respond({ t }: { t: unknown }) {
  const statement = statements.get(JSON.stringify(t))
  if (!statement) throw new Error(`The bare handler has no statement for ${JSON.stringify(t)}.`)
  const { rows } = await pool.query(statement)
  return { success: true, msg: '', data: { data: rows, total: rows[0]?.total ?? 0 } }
}

const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (part) => (text += part))
  request.on('end', async () => {
    const body = JSON.stringify(await respond(JSON.parse(text)))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`ready at http://127.0.0.1:${address.port}`)
})
process.once('SIGTERM', () => process.exit(0))
