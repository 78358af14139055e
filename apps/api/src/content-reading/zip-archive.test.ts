import { describe, expect, it } from 'vitest'
import { type Zip64Faults, zip64Of } from '../testing/zip64-archive'
import { memorySource, openArchive } from './zip-archive'

const open = (bytes: Uint8Array) => openArchive(memorySource(new Uint8Array(bytes)))
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('an archive with 64-bit records', () => {
  it('is read file by file', async () => {
    const { entries, read } = await open(
      zip64Of([
        ['a/', ''],
        ['a/一.txt', '甲'],
        ['a/二.txt', '乙乙'],
      ]),
    )
    expect(entries.map(({ path, size }) => [path, size])).toEqual([
      ['a/一.txt', 3],
      ['a/二.txt', 6],
    ])
    const contents = await Promise.all(entries.map(async (entry) => text(await read(entry))))
    expect(contents).toEqual(['甲', '乙乙'])
  })

  it('has more files than 16 bits can count', async () => {
    const names = Array.from({ length: 66_000 }, (_, index): [string, string] => [`${index}.txt`, ''])
    const { entries, read } = await open(zip64Of([...names, ['last.txt', '末']]))
    expect(entries).toHaveLength(66_001)
    const last = entries.at(-1)
    expect(last && text(await read(last))).toBe('末')
  })

  it.each<[string, Zip64Faults, string]>([
    ['an end beyond its bytes', { endAt: 1n << 40n }, 'archive'],
    ['an end that no number can hold', { endAt: (1n << 64n) - 1n }, 'archive'],
    ['a file that no number can measure', { size: (1n << 63n) + 1n }, 'archive'],
    ['a file of more bytes than may be unpacked', { size: 1n << 40n }, 'archiveBomb'],
    ['files without their sizes', { hasNoFields: true }, 'archive'],
  ])('is refused with %s', async (_, faults, kind) => {
    await expect(open(zip64Of([['a.txt', '甲']], faults))).rejects.toMatchObject({ kind })
  })
})
