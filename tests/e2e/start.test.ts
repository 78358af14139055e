import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  freePort,
  PASSWORD,
  runServer,
  startServer,
  temporaryFolder,
  type StartedServer,
} from '../support/running-portal'

const folder = temporaryFolder()
let server: StartedServer

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder.path })
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

const lines = (output: string) => output.trim().split('\n')

describe('starting the server', () => {
  it('says where it is ready and where the demo accounts are', () => {
    expect(server.output()).toContain(`Doorway ready at http://localhost:${server.port}`)
    const accounts = readFileSync(`${folder.path}/demo-accounts.txt`, 'utf8')
    expect(accounts).toContain('admin')
    expect(accounts).toContain(PASSWORD)
  })

  it('is refused in one sentence on a folder that another server uses, which goes on', async () => {
    const second = await runServer({ DATA_DIR: folder.path, PORT: String(await freePort()) })
    expect(second.code).toBe(1)
    expect(lines(second.output)).toHaveLength(1)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })

  it('is refused in one sentence on a busy port', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    const own = temporaryFolder()
    const DATA_KEY = Buffer.alloc(32, 7).toString('base64')
    const settings = { DATA_DIR: own.path, PORT: String(port), DEMO: '0', DATA_KEY, DEMO_PASSWORD: PASSWORD }
    const refused = await runServer(settings)
    other.close()
    own.remove()
    expect(refused.code).toBe(1)
    expect(lines(refused.output)).toHaveLength(1)
    expect(refused.output).toContain(String(port))
  })

  it('is refused in one sentence with an unreachable database', async () => {
    const address = `postgres://nobody:secret@127.0.0.1:${await freePort()}/nowhere`
    const refused = await runServer({ DATABASE_URL: address, DATA_DIR: folder.path, PORT: String(await freePort()) })
    expect(refused.code).toBe(1)
    expect(lines(refused.output)).toHaveLength(1)
    expect(refused.output).not.toContain('secret')
  })

  it('names every bad setting', async () => {
    const refused = await runServer({ PORT: 'eighty', DEMO: 'maybe' })
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('PORT')
    expect(refused.output).toContain('DEMO')
    expect(refused.output).not.toContain('    at ')
  })

  it('without the demo is refused until there is a key outside the database', async () => {
    const own = temporaryFolder()
    const refused = await runServer({ DATA_DIR: own.path, PORT: String(await freePort()), DEMO: '0' })
    own.remove()
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('DATA_KEY must be set with DEMO=0')
  })

  it('warns on every page and in its output that other machines can reach the demo', async () => {
    const own = temporaryFolder()
    const open = await startServer({ DATA_DIR: own.path, HOST: '0.0.0.0' })
    const pages = ['/doorMain', '/comPageInfo?type=article&id=14', '/login', '/home', '/no-such-page']
    for (const page of pages) {
      expect(await (await fetch(open.url + page)).text(), page).toContain('请勿录入真实数据')
      expect(await (await fetch(server.url + page)).text(), page).not.toContain('请勿录入真实数据')
    }
    expect(open.output()).toContain('Warning: this is the demo, and other machines can reach it.')
    expect(server.output()).not.toContain('Warning')
    await open.stop()
    own.remove()
  })

  it('ends in order on SIGTERM and keeps its data', async () => {
    expect((await server.stop()).code).toBe(0)
    server = await startServer({ DATA_DIR: folder.path })
    const response = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    })
    expect((await response.json()).success).toBe(true)
  })
})
