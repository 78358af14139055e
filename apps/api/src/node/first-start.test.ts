import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startProcess } from '../testing/server-process'

const DATA_DIR = await mkdtemp(join(tmpdir(), 'doorway-first-'))
const DATA_KEY = Buffer.alloc(32, 9).toString('base64')
const server = startProcess({ DATA_DIR, PORT: '0', DEMO: '0', DATA_KEY })
const address = await server.ready
const accounts = join(DATA_DIR, 'first-account.txt')
const text = await readFile(accounts, 'utf8')
const oneTime = /^One-time password: (\S+)$/m.exec(text)?.[1] ?? ''

afterAll(async () => {
  server.signal('SIGTERM')
  await server.ended
  await rm(DATA_DIR, { recursive: true })
})

async function post(path: string, body: object, token = '') {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  })
  const envelope: { success: boolean; code?: string; data: { token: string; passwordState: string; total: number } } =
    await response.json()
  return envelope
}

const signIn = (password: string) => post('/api/auth/login', { username: 'admin', password })

describe('a first start without the demo', () => {
  it('tells the one-time password in one file that only its owner reads, and nowhere else', async () => {
    expect(text).toBe(`admin\nOne-time password: ${oneTime}\n`)
    expect(oneTime).toMatch(/^.{12}$/)
    expect((await stat(accounts)).mode & 0o077).toBe(0)
    expect(server.output()).toContain(`Accounts: ${accounts}`)
    expect(server.output() + server.faults()).not.toContain(oneTime)
  })

  it('asks for another password, with which the one-time password ends', async () => {
    const { data } = await signIn(oneTime)
    expect(data.passwordState).toBe('initial')
    const change = { userId: 1, oldPassword: oneTime, newPassword: 'Region@2026' }
    expect(await post('/api/userInfo/cscpUserPassword', change, data.token)).toMatchObject({ success: true })
    expect((await signIn(oneTime)).code).toBe('LOGIN_FAILED')
    expect((await signIn('Region@2026')).data.passwordState).toBe('ok')
  })

  it('has one administrator and nobody else', async () => {
    const { data } = await signIn('Region@2026')
    const list = await post('/api/userInfo/queryPageUserInfoList', { currentPage: 1, pageSize: 10, t: {} }, data.token)
    expect(list.data).toMatchObject({ total: 1, data: [{ id: 1, username: 'admin' }] })
  })
})
