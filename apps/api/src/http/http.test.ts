import { describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { demoSecrets } from '../demo/demo-secrets'
import contract from '../generated/contract.json' with { type: 'json' }
import { openTestApp } from '../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const admin = await as('admin')
const list = '/api/userInfo/queryPageUserInfoList'

async function send(body: string, type = 'application/json') {
  const response = await admin.send(
    new Request(`http://doorway.test${list}`, { method: 'POST', body, headers: { 'content-type': type } }),
  )
  const envelope: unknown = await response.json()
  return { status: response.status, envelope }
}

describe('a request is refused', () => {
  it.each([
    ['that is no JSON', '{"currentPage":', 400],
    ['that is a list', '[]', 400],
    ['that is empty', '', 400],
    ['with a key twice', '{"currentPage":1,"currentPage":2,"pageSize":1}', 400],
    ['that reaches for a prototype', '{"currentPage":1,"pageSize":1,"t":{"__proto__":{"name":"x"}}}', 400],
    ['that hides such a key behind an escape', '{"currentPage":1,"pageSize":1,"t":{"\\u005f_proto__":1}}', 400],
    ['that is nested ten thousand deep', `{"t":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
    ['with a number without end', '{"currentPage":1e400,"pageSize":1}', 400],
    ['with text where a number belongs', '{"currentPage":"1","pageSize":1}', 400],
    ['for page size 0', '{"currentPage":1,"pageSize":0}', 400],
    ['for more rows than the cap', '{"currentPage":1,"pageSize":1001}', 400],
    ['for an organisation that is no number', '{"currentPage":1,"pageSize":1,"t":{"schoolId":"八"}}', 400],
    [
      'for an organisation beyond every number',
      '{"currentPage":1,"pageSize":1,"t":{"parentIds":"99999999999999999999"}}',
      400,
    ],
    ['that is over-long', `{"currentPage":1,"pageSize":1,"t":{"name":"${'x'.repeat(101)}"}}`, 400],
    ['of ten megabytes', `{"t":"${'x'.repeat(10_000_000)}"}`, 413],
  ])('%s', async (_, body, status) => {
    const reply = await send(body)
    expect(reply.status).toBe(status)
    expect(reply.envelope).toMatchObject({
      success: false,
      data: null,
      code: status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST',
    })
  })

  it.each(['/api/system/cscpRoless/%E0%A4%A', '/api/system/cscpRoless/%', '/api/userInfo/getUserInfo?id=%E0%A4%A'])(
    'with broken percent-encoding: %s',
    async (path) => {
      const { status, body } = await admin.get(path)
      expect(status).toBe(400)
      expect(body).toMatchObject({ success: false, code: 'BAD_REQUEST' })
    },
  )

  it('in another content type', async () => {
    expect((await send('currentPage=1', 'application/x-www-form-urlencoded')).status).toBe(415)
  })

  it('with an unknown field, which is named', async () => {
    const { envelope } = await send('{"currentPage":1,"pageSize":1,"t":{"dataState":"0"}}')
    expect(envelope).toMatchObject({
      msg: '请求格式不正确：t.dataState 是未知字段',
      errors: [{ field: 't.dataState', msg: '是未知字段' }],
    })
  })

  it('with an unknown or repeated query key', async () => {
    expect((await admin.get('/api/userInfo/getUserInfo?id=1&id=2')).status).toBe(400)
    expect((await admin.get('/api/userInfo/getUserInfo?id=1&other=2')).status).toBe(400)
    expect((await admin.get('/api/userInfo/getUserInfo?id=99999999999999999999')).status).toBe(400)
  })

  it('as often as it is sent, also after a valid one', async () => {
    for (const [query, status] of [
      ['id=1', 200],
      ['id=1&other=2', 400],
      ['id=1', 200],
      ['id=1&other=2', 400],
      ['id=2', 200],
    ] as const) {
      const { status: sent, body } = await admin.get(`/api/userInfo/getUserInfo?${query}`)
      expect([sent, Object(body.data).id]).toEqual([status, status === 200 ? Number(query.slice(-1)) : undefined])
    }
  })

  it('at an address that nobody serves', async () => {
    expect((await anonymous().get('/api/nowhere')).body.code).toBe('NOT_FOUND')
    expect((await anonymous().delete('/api/auth/login')).status).toBe(404)
  })
})

describe('a server does not start', () => {
  type Contract = typeof contract
  const start = async (change: (copy: Contract) => void) => {
    const copy = structuredClone(contract)
    change(copy)
    return createApp({ db, contract: copy, secrets: await demoSecrets() })
  }

  it('without x-permission on an operation', async () => {
    await expect(
      start((copy) => Reflect.deleteProperty(copy.paths['/api/auth/logout'].post, 'x-permission')),
    ).rejects.toThrow(/logout/)
  })

  it('with an operation that nothing answers', async () => {
    await expect(start((copy) => void (copy.paths['/api/auth/logout'].post.operationId = 'unheardOf'))).rejects.toThrow(
      /unheardOf/,
    )
  })

  it('when an open operation is closed in the contract', async () => {
    await expect(start((copy) => void (copy.paths['/api/auth/login'].post['x-permission'] = '@login'))).rejects.toThrow(
      /login/,
    )
  })
})
