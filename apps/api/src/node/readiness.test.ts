import { rm } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { STORY_PASSWORD } from '../demo/demo-secrets'
import { makeDataFolder, startProcess } from '../testing/server-process'

const DATA_DIR = await makeDataFolder()
// More than any disk has.
const running = startProcess({ DATA_DIR, PORT: '0', DISK_RESERVE_MB: '999999999' })
const address = await running.ready

afterAll(async () => {
  running.signal('SIGKILL')
  await running.ended
  await rm(DATA_DIR, { recursive: true, force: true })
})

async function post(path: string, body: object, token = '') {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const envelope: { code?: string; data: unknown } = await response.json()
  return { status: response.status, ...envelope }
}

describe('a server whose disk has only its reserve left', () => {
  it('says so, and is ready for everything but files', async () => {
    const response = await fetch(`${address}/readyz`)
    expect([response.status, await response.text()]).toEqual([
      200,
      'ready; disk: only its reserve is left, uploads, imports and exports are refused',
    ])
    const { data } = await post('/api/auth/login', { username: 't_linyq', password: STORY_PASSWORD })
    const file = { name: 'a.txt', size: 4, sha256: 'a'.repeat(64) }
    expect(await post('/api/file/upload/create', file, String(Object(data).token))).toMatchObject({
      status: 507,
      code: 'STORAGE_FULL',
    })
  })
})
