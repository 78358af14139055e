import { describe, expect, it } from 'vitest'
import { byteText } from './byte-text'

describe('a number of bytes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [5 * 1024 ** 3, '5 GB'],
    [150.4 * 1024 ** 2, '150 MB'],
  ])('%d reads %s', (bytes, text) => expect(byteText(bytes)).toBe(text))
})
