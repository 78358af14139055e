import { rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { STORY_PASSWORD } from '../demo/demo-secrets'
import { makeDataFolder, startProcess } from '../testing/server-process'

const DATA_DIR = await makeDataFolder()
const first = startProcess({ DATA_DIR, PORT: '0', EMBED_ORIGINS: 'https://region.example' })
const address = await first.ready
const port = new URL(address).port

afterAll(async () => {
  first.signal('SIGKILL')
  await first.ended
  await Promise.all([DATA_DIR, `${DATA_DIR}-other`].map((folder) => rm(folder, { recursive: true, force: true })))
})

async function signIn(base: string): Promise<string> {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: STORY_PASSWORD }),
  })
  const envelope: { data: { token: string } } = await response.json()
  return envelope.data.token
}

function addArea(base: string, token: string, areaCode: string): Promise<{ success: boolean }> {
  const body = JSON.stringify({ areaCode, name: areaCode, displayOrder: 1, parentCode: '380600' })
  const headers = { 'content-type': 'application/json', authorization: token }
  return fetch(`${base}/api/area/insertAreaInfo`, { method: 'POST', headers, body }).then((response) => response.json())
}

/** A request whose body comes in two halves; the second half waits for `finish`. */
function slowRequest(base: string) {
  const body = JSON.stringify({ username: 'admin', password: STORY_PASSWORD })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const request = httpRequest(`${base}/api/auth/login`, { method: 'POST', headers })
  const responded = new Promise<{ status: number | undefined }>((resolve, reject) => {
    request.once('response', (response) => resolve({ status: response.resume().statusCode }))
    request.once('error', reject)
  })
  // The first half has reached the server once a second connection, opened later, has been answered.
  const isUnderWay = new Promise<void>((resolve) => request.write(body.slice(0, 10), () => resolve())).then(() =>
    fetch(`${base}/healthz`),
  )
  const finish = () => {
    request.end(body.slice(10))
    return responded
  }
  return { isUnderWay, finish }
}

describe('a start is refused in one sentence', () => {
  it('on a data folder in use', async () => {
    const second = startProcess({ DATA_DIR, PORT: '0' })
    expect(await second.ended).toBe(1)
    expect(second.faults().trim()).toBe(
      `The data folder ${DATA_DIR} is in use by another Doorway. Stop that one first, or set DATA_DIR to another folder.`,
    )
  })

  it('on a busy port', async () => {
    const second = startProcess({ DATA_DIR: `${DATA_DIR}-other`, PORT: port })
    expect(await second.ended).toBe(1)
    expect(second.faults().trim()).toBe(
      `Port ${port} on 127.0.0.1 is in use. Stop what uses it, or set PORT to another one.`,
    )
  })

  it('without an answering database', async () => {
    const second = startProcess({
      DATA_DIR: `${DATA_DIR}-other`,
      PORT: '0',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    })
    expect(await second.ended).toBe(1)
    expect(second.faults().trim().split('\n')).toHaveLength(1)
  })
})

describe('a running server', () => {
  it('says that it is alive and ready', async () => {
    expect(await (await fetch(`${address}/healthz`)).text()).toBe('ok')
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  it('lets listed origins read its answers and no others', async () => {
    const allowedFor = async (origin: string) => {
      const response = await fetch(`${address}/api/portal/getSiteInfo`, { headers: { origin } })
      expect(response.headers.get('vary')).toContain('Origin')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      return response.headers.get('access-control-allow-origin')
    }
    expect(await allowedFor('https://region.example')).toBe('https://region.example')
    expect(await allowedFor('https://other.example')).toBeNull()
    expect(await allowedFor('null')).toBeNull()
    const preflight = await fetch(`${address}/api/auth/login`, {
      method: 'OPTIONS',
      headers: { origin: 'https://region.example' },
    })
    expect([preflight.status, preflight.headers.get('access-control-max-age')]).toEqual([204, '600'])
  })

  it('packs long answers', async () => {
    const response = await fetch(`${address}/api/area/getAllAreaList`, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
  })

  it('keeps what it acknowledged when it is killed, and starts again on the same folder', async () => {
    const token = await signIn(address)
    const codes = Array.from({ length: 40 }, (_, index) => `3806${String(index + 10)}`)
    const remaining: string[] = []
    const writes = codes.map(async (code) => {
      const { success } = await addArea(address, token, code)
      if (success) remaining.push(code)
      if (remaining.length === 10) first.signal('SIGKILL')
    })
    await Promise.allSettled(writes)
    await first.ended
    const again = startProcess({ DATA_DIR, PORT: '0' })
    const base = await again.ready
    const response = await fetch(`${base}/api/area/getAreaListByParentCode?parentCode=380600`)
    const { data }: { data: { areaCode: string }[] } = await response.json()
    expect(remaining.length).toBeGreaterThanOrEqual(10)
    expect(data.map(({ areaCode }) => areaCode)).toEqual(expect.arrayContaining(remaining))

    const inFlight = slowRequest(base)
    await inFlight.isUnderWay
    again.signal('SIGTERM')
    expect((await inFlight.finish()).status).toBe(200)
    expect(await again.ended).toBe(0)
  })
})
