import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { listArchive, MOST_NAMES } from './archive-list'

function tar(name: string, text: string): Uint8Array {
  const bytes = new Uint8Array(1536)
  bytes.set(strToU8(name), 0)
  bytes.set(strToU8(text.length.toString(8).padStart(11, '0')), 124)
  bytes.set(strToU8(text), 512)
  return bytes
}

describe('the list of an archive', () => {
  it('names the files of a zip with their sizes', () => {
    expect(listArchive(zipSync({ '说明.md': strToU8('abc') }))).toEqual([{ name: '说明.md', size: 3 }])
  })

  it('names the files of a tar, packed or not', () => {
    expect(listArchive(tar('a.txt', 'abcd'))).toEqual([{ name: 'a.txt', size: 4 }])
    expect(listArchive(gzipSync(tar('a.txt', 'abcd')))).toEqual([{ name: 'a.txt', size: 4 }])
  })

  it('names the one file of a gzip that holds no tar', () => {
    const text = strToU8('abcd')
    expect(listArchive(gzipSync(text, { filename: 'a.txt' }))).toEqual([{ name: 'a.txt', size: 4 }])
    expect(listArchive(gzipSync(text))).toEqual([{ name: '', size: 4 }])
  })

  it('ends after a thousand names', () => {
    const many = Object.fromEntries(Array.from({ length: 1200 }, (_, index) => [`${index}.txt`, new Uint8Array()]))
    expect(listArchive(zipSync(many))).toHaveLength(MOST_NAMES)
  })

  it('refuses what is none', () => {
    expect(() => listArchive(strToU8('no archive at all '.repeat(60)))).toThrow()
  })
})
