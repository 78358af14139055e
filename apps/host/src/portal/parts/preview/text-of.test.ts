import { describe, expect, it } from 'vitest'
import { textOf } from './text-of'

describe('the text of a file', () => {
  it('is read as UTF-8, and as GB 18030 where it is not', () => {
    expect(textOf(new TextEncoder().encode('微课'))).toBe('微课')
    expect(textOf(new Uint8Array([0xce, 0xa2, 0xbf, 0xce]))).toBe('微课')
  })

  it('is cut where it is very long, never inside a character', () => {
    const text = textOf(new TextEncoder().encode('课'.repeat(200_000)))
    expect(text.length).toBeLessThan(200_000)
    expect(text.endsWith('课')).toBe(true)
  })
})
