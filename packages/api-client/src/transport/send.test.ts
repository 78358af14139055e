import { areaEndpoints, fileEndpoints, menuEndpoints, roleEndpoints, userEndpoints } from '../endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDoorwayClient, createMemoryStorage, createTokenStore } from '../index'

const baseUrl = 'http://api.test'
const ok = (data: unknown) => Response.json({ success: true, msg: '', data })

const respondsLate = () => new Promise<Response>((resolve) => void setTimeout(() => resolve(ok([])), 19_999))

describe('the time limit', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('ends a call after 20 s although the handler never listens', async () => {
    const client = createDoorwayClient({ baseUrl, fetch: () => new Promise(() => undefined) })
    const call = expect(client.endpoints(menuEndpoints).list()).rejects.toMatchObject({
      kind: 'timeout',
      message: '网络连接超时，请重试！',
    })
    await vi.advanceTimersByTimeAsync(20_000)
    await call
  })

  it('does not end it before', async () => {
    const call = createDoorwayClient({ baseUrl, fetch: respondsLate }).endpoints(menuEndpoints).list()
    await vi.advanceTimersByTimeAsync(19_999)
    await expect(call).resolves.toEqual([])
  })

  it('ends a host that never answers for its token', async () => {
    const client = createDoorwayClient({
      baseUrl,
      fetch: async () => ok([]),
      getToken: () => new Promise(() => undefined),
    })
    const call = expect(client.endpoints(menuEndpoints).list()).rejects.toMatchObject({ kind: 'timeout' })
    await vi.advanceTimersByTimeAsync(20_000)
    await call
  })

  it('gives a file call its hour', async () => {
    const handleEnd = vi.fn()
    const client = createDoorwayClient({ baseUrl, fetch: () => new Promise(() => undefined) })
    void client
      .endpoints(fileEndpoints)
      .exportUsers({})
      .catch((error: { kind: string }) => handleEnd(error.kind))
    await vi.advanceTimersByTimeAsync(3_599_999)
    expect(handleEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(handleEnd).toHaveBeenCalledWith('timeout')
  })
})

describe('a request', () => {
  it('leaves its time in session storage', async () => {
    const sessionStorage = createMemoryStorage()
    const started = Date.now()
    await createDoorwayClient({ baseUrl, fetch: async () => ok([]), sessionStorage })
      .endpoints(menuEndpoints)
      .list()
    expect(Number(sessionStorage.getItem('doorway:last-request'))).toBeGreaterThanOrEqual(started)
  })

  it('is written as a form where section 7 says so', async () => {
    const seen: { type: string | null; body: string }[] = []
    const fetch = async (request: Request) => {
      seen.push({ type: request.headers.get('Content-Type'), body: await request.text() })
      return ok(null)
    }
    await createDoorwayClient({ baseUrl, fetch })
      .endpoints(roleEndpoints)
      .saveMenus({
        roleId: 3,
        checkedIds: [5, 6],
        halfCheckedIds: [1],
      })
    expect(seen[0]?.type).toContain('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
      roles: '3',
      menus: '5,6',
      permissions: '1',
    })
  })

  it('for files goes to the service of the files', async () => {
    const seen: string[] = []
    const fetch = async (request: Request) => {
      seen.push(new URL(request.url).host)
      return new Response('x', { headers: { 'Content-Type': 'application/octet-stream' } })
    }
    const client = createDoorwayClient({ baseUrl, fetch, services: { files: 'http://files.test' } })
    await client.endpoints(fileEndpoints).exportUsers({})
    expect(seen).toEqual(['files.test'])
  })
})

describe('a call of a service that lives elsewhere', () => {
  const services = { users: 'https://users.test/gateway/', system: 'https://system.test', auth: 'https://auth.test' }

  it('goes there with its token, and the others to the base address', async () => {
    const seen: string[] = []
    const fetch = async (request: Request) => {
      seen.push(`${request.url} ${request.headers.get('Authorization')}`)
      return ok([])
    }
    const client = createDoorwayClient({ baseUrl, fetch, services, getToken: () => 't' })
    await client.endpoints(menuEndpoints).list()
    await client.endpoints(areaEndpoints).listChildren('0')
    expect(seen).toEqual([
      'https://system.test/api/system/cscpMenus t',
      `${baseUrl}/api/area/getAreaListByParentCode?parentCode=0 t`,
    ])
  })

  it('keeps a folder in front of its path, and what is asked for behind it', async () => {
    const seen: string[] = []
    const fetch = async (request: Request) => {
      seen.push(request.url)
      return ok(null)
    }
    const client = createDoorwayClient({ baseUrl, fetch, services })
    await expect(client.endpoints(userEndpoints).get(43)).rejects.toMatchObject({ kind: 'unexpected' })
    expect(seen).toEqual(['https://users.test/gateway/api/userInfo/getUserInfo?id=43'])
  })

  it('renews its tokens at the service that gave them', async () => {
    const seen: string[] = []
    const fetch = async (request: Request) => {
      seen.push(new URL(request.url).host)
      return Response.json({ success: false, msg: '', code: 'UNAUTHENTICATED', data: null }, { status: 401 })
    }
    const tokenStore = createTokenStore()
    tokenStore.write({ token: 'a', refreshToken: 'b' })
    const client = createDoorwayClient({ baseUrl, fetch, services, tokenStore })
    await expect(client.endpoints(areaEndpoints).listChildren('0')).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(seen).toEqual(['api.test', 'auth.test'])
  })
})

describe('a password', () => {
  it('is sealed with the served key and plain without one', async () => {
    const pair = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['encrypt', 'decrypt'],
    )
    const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
    const pem = `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...spki))}\n-----END PUBLIC KEY-----\n`
    const sent: string[] = []
    const serve = (publicKey: string | null) => async (request: Request) => {
      if (request.url.endsWith('publicKey')) return ok({ publicKey })
      const body = await request.json()
      sent.push(body.newPassword ?? body.password)
      return ok(body.password === undefined ? null : { id: 9, version: 0 })
    }
    const change = { userId: 1, oldPassword: 'old', newPassword: '新密码Aa1@' }
    await createDoorwayClient({ baseUrl, fetch: serve(null) })
      .endpoints(userEndpoints)
      .changeOwnPassword(change)
    await createDoorwayClient({ baseUrl, fetch: serve(pem) })
      .endpoints(userEndpoints)
      .changeOwnPassword(change)
    const draft = { username: 'new_user1', name: '新人', userType: '2', password: change.newPassword }
    await createDoorwayClient({ baseUrl, fetch: serve(pem) })
      .endpoints(userEndpoints)
      .save(draft)
    expect(sent[0]).toBe(change.newPassword)
    for (const wire of sent.slice(1)) {
      const sealed = Uint8Array.from(atob(wire), (character) => character.charCodeAt(0))
      const opened = await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, pair.privateKey, sealed)
      expect(new TextDecoder().decode(opened)).toBe(change.newPassword)
    }
    expect(sent).toHaveLength(3)
  })
})
