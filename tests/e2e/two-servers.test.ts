import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type PostgresServer } from '../support/postgres-server'
import { PASSWORD, runServer, startServer, temporaryFolder, type StartedServer } from '../support/running-portal'

const folders = [temporaryFolder(), temporaryFolder(), temporaryFolder()] as const
let postgres: PostgresServer
let a: StartedServer
let b: StartedServer

beforeAll(async () => {
  postgres = await startPostgres()
  const start = (DATA_DIR: string) => startServer({ DATA_DIR, DATABASE_URL: postgres.address })
  ;[a, b] = await Promise.all([start(folders[0].path), start(folders[1].path)])
})
afterAll(async () => {
  a.process.kill('SIGKILL')
  b.process.kill('SIGKILL')
  await postgres.stop()
  for (const folder of folders) folder.remove()
})

interface Envelope {
  success: boolean
  data: {
    token: string
    id: number
    version: number
    name: string
    userType: string
    schoolId: number
    email: string
    mobile: string
  }
}

async function call(server: StartedServer, path: string, { token = '', body }: { token?: string; body?: object } = {}) {
  const response = await fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token && { authorization: token }), ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  const envelope: Envelope = await response.json()
  return { status: response.status, envelope }
}

async function signIn(server: StartedServer): Promise<string> {
  const { envelope } = await call(server, '/api/auth/login', { body: { username: 'admin', password: PASSWORD } })
  return envelope.data.token
}

const detail = (server: StartedServer, token: string, id: number) =>
  call(server, `/api/userInfo/getUserInfo?id=${id}`, { token }).then(({ envelope }) => envelope.data)

describe('two servers on one PostgreSQL', () => {
  it('come up together on an empty database, and both tell the accounts', () => {
    for (const { path } of folders.slice(0, 2)) {
      expect(readFileSync(join(path, 'demo-accounts.txt'), 'utf8')).toContain(PASSWORD)
      expect(existsSync(join(path, 'data-key'))).toBe(false)
    }
  })

  it('share sign-ins, changes and personal data that one of them sealed', async () => {
    const token = await signIn(a)
    const { id, version, name, userType, schoolId, email } = await detail(b, token, 20)
    const { envelope: saved } = await call(a, '/api/userInfo/insertOrUpdateUserInfo', {
      token,
      body: { id, version, name: `${name}二`, userType, schoolId, email, mobile: '16100007788' },
    })
    expect(saved).toMatchObject({ success: true })
    expect(await detail(b, token, 20)).toMatchObject({ name: `${name}二`, mobile: '161****7788' })
  })

  it('end a sign-in together', async () => {
    const token = await signIn(b)
    expect((await call(a, '/api/system/currentUser', { token })).status).toBe(200)
    await call(a, '/api/auth/logout', { token, body: {} })
    expect((await call(b, '/api/system/currentUser', { token })).status).toBe(401)
  })

  it('read a dictionary as the other one has just changed it', async () => {
    const token = await signIn(b)
    const read = async () =>
      JSON.stringify((await call(b, '/api/dic/getCscpDicList?dicType=5', { token })).envelope.data)
    const before = await read()
    const body = { dicType: '5', dicValue: '49', dicDisplay: '舍务老师', dicOrder: 49 }
    expect(before).not.toContain(body.dicDisplay)
    const { envelope: saved } = await call(a, '/api/dic/insertOrUpdateDic', { token, body })
    expect(saved).toMatchObject({ success: true })
    expect(await read()).toContain(body.dicDisplay)
  })

  it('refuse a third one with another key', async () => {
    const third = { DATA_DIR: folders[2].path, DATABASE_URL: postgres.address, PORT: '0' }
    const { code, output } = await runServer({ ...third, DATA_KEY: Buffer.alloc(32, 7).toString('base64') })
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      'The personal data of this database was written with another key than the one in DATA_KEY. Put the right one there.',
    )
  })

  it('end in order', async () => {
    const ends = await Promise.all([a.stop('SIGTERM'), b.stop('SIGTERM')])
    expect(ends.map(({ code }) => code)).toEqual([0, 0])
  })
})
