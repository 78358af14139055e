import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { STORY_PASSWORD } from '../demo/demo-secrets'
import { makeDataFolder, startProcess } from '../testing/server-process'

const DATA_DIR = await makeDataFolder()
const running = startProcess({ DATA_DIR, PORT: '0' }, 'supervise')
const address = await running.ready

afterAll(async () => {
  running.signal('SIGTERM')
  await running.ended
  await rm(DATA_DIR, { recursive: true, force: true })
})

/** The process that the supervisor has started. */
function serverOf(supervisor: number): number | undefined {
  const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8').trim().split(' ')
  return children.map(Number).find((id) => id > 0)
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}

async function call(path: string, body?: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const response = await fetch(address + path, sent)
  const envelope: { success: boolean; data: unknown } = await response.json()
  return envelope
}

const isHealthy = () =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

describe.skipIf(process.platform !== 'linux')('a server that dies', () => {
  it('is started again at the same port with its data', async () => {
    const { data } = await call('/api/auth/login', { username: 'admin', password: STORY_PASSWORD })
    const area = { areaCode: '380699', name: '重启前', displayOrder: 1, parentCode: '380600' }
    expect((await call('/api/area/insertAreaInfo', area, String(Object(data).token))).success).toBe(true)
    const first = serverOf(running.pid)
    if (first === undefined) throw new Error('The supervisor has started no server.')
    process.kill(first, 'SIGKILL')
    await expect.poll(() => isAlive(first)).toBe(false)
    await expect.poll(isHealthy).toBe(true)
    await expect
      .poll(async () =>
        JSON.stringify(await call('/api/area/getAreaListByParentCode?parentCode=380600').catch(() => '')),
      )
      .toContain('重启前')
    expect(serverOf(running.pid)).not.toBe(first)
    expect(running.faults()).toContain('the server ended with SIGKILL and starts again')
  })

  it('is not started again when it is told to end', async () => {
    const server = serverOf(running.pid) ?? 0
    running.signal('SIGTERM')
    expect(await running.ended).toBe(0)
    expect(isAlive(server)).toBe(false)
  })

  it('ends with the process that started it', async () => {
    const other = startProcess({ DATA_DIR, PORT: '0' }, 'supervise')
    await other.ready
    const server = serverOf(other.pid) ?? 0
    other.signal('SIGKILL')
    await other.ended
    await expect.poll(() => isAlive(server)).toBe(false)
  })
})

describe('a server that cannot start', () => {
  it('is not started again', async () => {
    const refused = startProcess({ DATA_DIR, PORT: 'seven' }, 'supervise')
    expect(await refused.ended).toBe(1)
    expect(refused.faults().trim().split('\n')).toEqual(['These settings cannot be used:', '  PORT must be a number'])
  })
})
