import { describe, expect, it } from 'vitest'
import { isOpenDemo, readConfig } from './config'

describe('the settings', () => {
  it('are all optional', () => {
    expect(readConfig({ PORT: '', HOME: '/root' })).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      DEMO: '1',
      EMBED_ORIGINS: [],
      TRUSTED_PROXY_HOPS: 0,
    })
  })

  it('list every fault by name, one line each', () => {
    const faulty = { PORT: '99999', DATABASE_URL: 'mysql://x', EMBED_ORIGINS: 'https://a.example,nowhere', DEMO: 'yes' }
    expect(() => readConfig(faulty)).toThrow(
      /PORT must be at most 65535[\s\S]*DATABASE_URL must be a postgres[\s\S]*DEMO must be 0 or 1[\s\S]*EMBED_ORIGINS/,
    )
  })

  it('split the embedding origins', () => {
    expect(readConfig({ EMBED_ORIGINS: 'https://a.example, https://b.example:8443' }).EMBED_ORIGINS).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ])
  })

  it('take the data key in both spellings of base64, and never show a wrong one', () => {
    const key = Buffer.alloc(32, 0xfb)
    for (const DATA_KEY of [key.toString('base64'), key.toString('base64url')])
      expect(readConfig({ DATA_KEY }).DATA_KEY).toEqual(new Uint8Array(key))
    const short = key.subarray(1).toString('base64')
    expect(() => readConfig({ DATA_KEY: short })).toThrow(/^[^+/]*DATA_KEY must be 32 bytes in base64$/)
  })

  it('take former keys as a list, and need a key without the demo', () => {
    const [one = '', other = ''] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))
    expect(readConfig({ DATA_KEY_OLD: `${one}, ${other}` }).DATA_KEY_OLD).toHaveLength(2)
    expect(() => readConfig({ DATA_KEY_OLD: `${one},x` })).toThrow(/DATA_KEY_OLD.* must be 32 bytes in base64/)
    expect(() => readConfig({ DEMO: '0' })).toThrow(/DATA_KEY must be set with DEMO=0/)
    expect(readConfig({ DEMO: '0', DATA_KEY: one }).DEMO).toBe('0')
  })

  it.each([
    ['127.0.0.1', '1', false],
    ['::1', '1', false],
    ['localhost', '1', false],
    ['0.0.0.0', '1', true],
    ['10.0.0.7', '1', true],
    ['0.0.0.0', '0', false],
  ] as const)('know whether others reach the demo: HOST %s, DEMO %s', (HOST, DEMO, isOpen) => {
    expect(isOpenDemo({ HOST, DEMO })).toBe(isOpen)
  })
})
