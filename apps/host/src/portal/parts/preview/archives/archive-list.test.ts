import { gzipSync as packQuickly } from 'node:zlib'
import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { protectedRarSample, rar4Sample, rar5Sample, tarSample } from '../testing/archive-samples'
import { utf8 } from '../testing/bytes'
import { listArchive } from './archive-list'
import { MAX_NAMES } from './entry'

// "教案" in GB 18030, as packers on Chinese machines write names.
const CHINESE_BYTES = [0xbd, 0xcc, 0xb0, 0xb8]

describe('the list of an archive', () => {
  it('names the files of a zip with their sizes', () => {
    expect(listArchive(zipSync({ '说明.md': strToU8('abc'), '图/': [new Uint8Array(), {}] }))).toEqual([
      { name: '说明.md', size: 3 },
    ])
  })

  it('reads the names of a zip in GB 18030', () => {
    const bytes = zipSync({ aaaa: strToU8('abc') })
    const name = strToU8('aaaa').join()
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (bytes.subarray(at, at + 4).join() === name) bytes.set(CHINESE_BYTES, at)
    }
    expect(listArchive(bytes)).toEqual([{ name: '教案', size: 3 }])
  })

  it('names the files of a tar, packed or not, long names whole', () => {
    const long = `${'很长的文件夹名'.repeat(8)}/教案.txt`
    const files = tarSample([
      { name: 'a.txt', text: 'abcd' },
      { name: '文件夹/', kind: '5' },
      { name: '././@LongLink', kind: 'L', text: `${long}\0` },
      { name: 'cut', text: 'ab' },
      { name: 'header', kind: 'x', text: `30 path=${long}\n` },
      { name: 'cut', text: 'abc' },
    ])
    const listed = [
      { name: 'a.txt', size: 4 },
      { name: long, size: 2 },
      { name: long, size: 3 },
    ]
    expect(listArchive(files)).toEqual(listed)
    expect(listArchive(gzipSync(files))).toEqual(listed)
  })

  it('names the one file of a gzip that holds no tar', () => {
    const text = strToU8('abcd')
    expect(listArchive(gzipSync(text, { filename: 'a.txt' }))).toEqual([{ name: 'a.txt', size: 4 }])
    expect(listArchive(gzipSync(text))).toEqual([{ name: '', size: 4 }])
  })

  it('names the files of a rar of either form', () => {
    const files = [
      { name: '说明.txt', size: 300 },
      { name: '图/', size: 0, isFolder: true },
      { name: '图/封面.png', size: 70_000 },
    ]
    const listed = files.filter(({ isFolder }) => !isFolder).map(({ name, size }) => ({ name, size }))
    expect(listArchive(rar5Sample(files))).toEqual(listed)
    expect(
      listArchive(
        rar4Sample(files.map(({ name, size, isFolder }) => ({ name: utf8(name), size, flags: isFolder ? 0xe0 : 0 }))),
      ),
    ).toEqual(listed)
  })

  it('reads the names of older rar files: Unicode in its own coding, or GB 18030', () => {
    // "图a": the second half says "two bytes, then a plain one".
    const coded = [...utf8('?a'), 0, 0, 0b10_00_00_00, 0xfe, 0x56, 0x61]
    const files = [
      { name: coded, size: 1, flags: 0x0200 },
      { name: CHINESE_BYTES, size: 2 },
    ]
    expect(listArchive(rar4Sample(files)).map(({ name }) => name)).toEqual(['图a', '教案'])
  })

  it('is refused as protected when its names are encrypted', () => {
    expect(() => listArchive(protectedRarSample())).toThrow('protected')
    expect(() => listArchive(rar4Sample([], 0x80))).toThrow('protected')
  })

  it('ends after a thousand names', () => {
    const many = Object.fromEntries(Array.from({ length: 1200 }, (_, index) => [`${index}.txt`, new Uint8Array()]))
    expect(listArchive(zipSync(many))).toHaveLength(MAX_NAMES)
  })

  it('reads no more than the beginning of what would fill the memory', () => {
    const size = 80 * 1024 ** 2
    expect(listArchive(packQuickly(new Uint8Array(size)))).toEqual([{ name: '', size }])
  })

  it('refuses what is none', () => {
    expect(() => listArchive(strToU8('no archive at all '.repeat(60)))).toThrow()
  })
})
