import { describe, expect, it } from 'vitest'
import { bodyOf, WrittenRequest } from './written-request'

const address = 'http://api.test/users'

describe('a request that knows its text', () => {
  it('is asked for it without its body being read', async () => {
    const request = new WrittenRequest(address, { method: 'POST', body: '{"id":1}' })
    expect(await bodyOf(request)).toBe('{"id":1}')
    expect(request.bodyUsed).toBe(false)
  })

  it('reads what is no text', async () => {
    const bytes = new Uint8Array([1, 2, 3])
    const body = await bodyOf(new WrittenRequest(address, { method: 'POST', body: bytes }))
    expect(body).toEqual(bytes.buffer)
  })

  it('reads the body of every other request', async () => {
    const body = await bodyOf(new Request(address, { method: 'POST', body: 'a' }))
    expect(body).toEqual(new TextEncoder().encode('a').buffer)
  })
})
