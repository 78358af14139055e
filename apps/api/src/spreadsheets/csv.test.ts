import { describe, expect, it } from 'vitest'
import { readCsv } from './csv'
import { csvText } from './csv-text'

/** Chunks of a text that end anywhere, also within a field or a line break. */
async function* inChunks(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function rowsOf(chunks: AsyncIterable<string> | null, cellLength?: number) {
  const rows: (readonly string[])[] = []
  if (chunks) for await (const row of readCsv(chunks, cellLength)) rows.push(row)
  return rows
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** Some 600,000 characters: far more than the reader holds at once. */
const rows = Array.from({ length: 12_000 }, (_, index) => [
  `t_user${index}`,
  `说"${index}"\r\n再说,`,
  '"'.repeat(index % 7),
  '字'.repeat(index % 41),
  index % 3 ? '' : 'x',
])
const text = (end: string) => rows.map((row) => row.map(quoted).join(',')).join(end)

describe('a csv that comes in chunks', () => {
  it.each([
    ['\n', 997],
    ['\r\n', 1_024],
    ['\r', 65_536],
  ])('with the line end %j in chunks of %i characters has the rows of the whole', async (end, size) => {
    expect(await rowsOf(inChunks(text(end), size))).toEqual(rows)
  })

  it('has a mark of its byte order, and an end without a line break', async () => {
    expect(await rowsOf(inChunks('\uFEFFa;b\r\n1;2', 3))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it('has cells as long as allowed, each character written as two, and none longer', async () => {
    const cell = '"'.repeat(40_000)
    // Of different lengths, so that long cells begin anywhere in what is held.
    const long = Array.from({ length: 40 }, (_, index) => [cell, 'b'.repeat(index * 1_777)])
    const lines = long.map(([first = '', second]) => `${quoted(first)},${second}\n`)
    expect(await rowsOf(inChunks(lines.join(''), 4_096), 40_000)).toEqual(long)
    await expect(rowsOf(inChunks(`${quoted(cell)},b`, 4_096), 39_999)).rejects.toMatchObject({ fault: 'cellTooLong' })
    await expect(rowsOf(inChunks(`a,${'b'.repeat(80_003)}`, 4_096), 40_000)).rejects.toMatchObject({
      fault: 'cellTooLong',
    })
  })
})

describe('the text of a csv', () => {
  const words = '登录名,用户名\n'.repeat(30_000)
  const read = async (file: Blob) => {
    const chunks = await csvText(file)
    if (!chunks) return null
    let whole = ''
    for await (const chunk of chunks) whole += chunk
    return whole
  }

  it('is UTF-8, UTF-16 with a mark, or what Excel writes in China', async () => {
    expect(await read(new Blob([words]))).toBe(words)
    expect(await read(new Blob(['\uFEFF', words]))).toBe(words)
    const utf16 = new Uint16Array(words.length + 1)
    utf16[0] = 0xfeff
    for (let index = 0; index < words.length; index += 1) utf16[index + 1] = words.charCodeAt(index)
    expect(await read(new Blob([utf16]))).toBe(words)
    // 登 and 录 in GB 18030.
    const gb = new Uint8Array([0xb5, 0xc7, 0xc2, 0xbc])
    expect(await read(new Blob(Array.from({ length: 40_000 }, () => gb)))).toBe('登录'.repeat(40_000))
  })

  it('is none with NUL, and none in bytes that no encoding knows', async () => {
    expect(await read(new Blob([words, '\0']))).toBeNull()
    expect(await read(new Blob([words, new Uint8Array([0xff])]))).toBeNull()
  })
})
