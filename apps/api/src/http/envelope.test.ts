import { describe, expect, it } from 'vitest'
import { jsonText } from './envelope'

describe('a response of JSON that is text', () => {
  it('has the length of its bytes and the headers it is given', async () => {
    const response = jsonText(200, '{"msg":"保存成功"}', { 'cache-control': 'no-store' })
    expect(response.headers.get('content-length')).toBe('22')
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('{"msg":"保存成功"}')
  })
})
