import { describe, expect, it, vi } from 'vitest'
import type { Connection } from './endpoints/connection'
import { areaEndpoints, authEndpoints, menuEndpoints } from './endpoints'
import { createDoorwayClient } from './create-client'
import { createTokenStore } from './session/token-store'

const answering = (data: unknown) => async () => Response.json({ success: true, msg: '', data })

describe('a client', () => {
  it('makes a group of calls once for each language', () => {
    const client = createDoorwayClient({ fetch: answering([]) })
    expect(client.endpoints(areaEndpoints)).toBe(client.endpoints(areaEndpoints))
    expect(client.endpoints(areaEndpoints)).not.toBe(client.endpoints(menuEndpoints))
    expect(client.withLocale('en').endpoints(areaEndpoints)).not.toBe(client.endpoints(areaEndpoints))
  })

  it('takes a group of the host over the calls of the contract', async () => {
    const areaCount = ({ api, unwrap }: Connection) => ({
      get: async () => (await unwrap.data(api.GET('/api/area/getAllAreaList'))).length,
    })
    const client = createDoorwayClient({ baseUrl: 'http://api.test', fetch: answering([{}, {}]) })
    expect(await client.endpoints(areaCount).get()).toBe(2)
  })

  it.each([
    ['zh', '网络连接错误，请检查网络环境！'],
    ['en', 'Network connection failed. Check your network.'],
    ['ja', 'ネットワークに接続できません。接続環境を確認してください。'],
    ['ko', '네트워크에 연결할 수 없습니다. 네트워크 환경을 확인하세요.'],
    ['tw', '網路連線錯誤，請檢查網路環境！'],
  ] as const)('says in %s that the network is away, from the first call on', async (locale, message) => {
    const fetch = () => Promise.reject(new TypeError('away'))
    const client = createDoorwayClient({ baseUrl: 'http://api.test', fetch, locale })
    await expect(client.endpoints(menuEndpoints).list()).rejects.toMatchObject({ kind: 'network', message })
  })

  it('signs in with tokens of another store, and returns them as getToken may', async () => {
    const sent: (string | null)[] = []
    const signedIn = { token: 't1', refreshToken: 'r1', expiresIn: 1_800, userId: 7, passwordState: 'initial' }
    const getToken = vi.fn(() => 'of the host')
    const fetch = (request: Request) => {
      sent.push(request.headers.get('Authorization'))
      // The server has no key for passwords.
      if (request.url.includes('publicKey')) return answering({ publicKey: null })()
      return answering(request.url.includes('login') ? { ...signedIn, needOtp: false, otpTicket: null } : [])()
    }
    const client = createDoorwayClient({ baseUrl: 'http://api.test', fetch, getToken, locale: 'en' })
    const changed = vi.fn()
    client.onSubjectChange(changed)
    const other = client.withTokens(createTokenStore())
    const before = Date.now()
    const { expiresAt, ...rest } = await other
      .endpoints(authEndpoints)
      .signIn({ username: 't_linyq', password: 'secret' })
    expect(rest).toEqual({
      token: 't1',
      refreshToken: 'r1',
      userId: 7,
      passwordState: 'initial',
      needsOneTimeCode: false,
    })
    expect(expiresAt).toBeGreaterThanOrEqual(before + 1_800_000)
    await other.endpoints(menuEndpoints).list()
    expect(sent.at(-1)).toBe('t1')
    expect(other.locale).toBe('en')
    // The host's own connection stays as it is.
    expect(getToken).not.toHaveBeenCalled()
    expect(changed).not.toHaveBeenCalled()
  })

  it('with a token store signs in itself', async () => {
    const tokenStore = createTokenStore()
    const client = createDoorwayClient({ baseUrl: 'http://api.test', fetch: answering([]), tokenStore })
    const changed = vi.fn()
    client.onSubjectChange(changed)
    client.withTokens(createTokenStore()).forgetToken()
    expect(changed).toHaveBeenCalledTimes(1)
  })
})
