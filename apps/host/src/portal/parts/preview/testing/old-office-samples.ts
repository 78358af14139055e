import { utils, write } from 'cfb'
import { u16, u32, wide, zeros } from './bytes'

function compound(streams: Record<string, number[]>): Uint8Array {
  const container = utils.cfb_new()
  for (const [name, content] of Object.entries(streams)) utils.cfb_add(container, `/${name}`, Uint8Array.from(content))
  return Uint8Array.from(write(container, { type: 'array' }))
}

const HEAD = 0x400

export interface WordSample {
  /** Text segments in order; Latin ones are stored with one byte per character. */
  segments: readonly string[]
  isProtected?: boolean
}

/** A Word document of 97 to 2003 with just what carries its words. */
export function wordSample({ segments, isProtected = false }: WordSample): Uint8Array {
  const isNarrow = (text: string) => /^[\r\u0020-\u007e]*$/.test(text)
  const head = zeros(HEAD)
  const put = (at: number, bytes: readonly number[]) => head.splice(at, bytes.length, ...bytes)
  const body: number[] = []
  const places = segments.map((text) => {
    const at = HEAD + body.length
    body.push(...(isNarrow(text) ? Array.from(text, (letter) => letter.charCodeAt(0)) : wide(text)))
    return isNarrow(text) ? (at * 2) | 0x40000000 : at
  })
  const ends = segments.map((_, index) => segments.slice(0, index + 1).join('').length)
  const list = [...u32(0, ...ends), ...places.flatMap((place) => [...u16(0), ...u32(place), ...u16(0)])]
  const prefix = [1, ...u16(2), 0, 0, 2, ...u32(list.length)]
  put(0, u16(0xa5ec))
  put(0x0a, u16(0x0200 | (isProtected ? 0x0100 : 0)))
  put(0x4c, u32(segments.join('').length))
  put(0x01a2, u32(0, prefix.length + list.length))
  return compound({ WordDocument: [...head, ...body], '1Table': [...prefix, ...list] })
}

const atom = (type: number, data: readonly number[], instance = 0) => [
  ...u16(instance << 4, type),
  ...u32(data.length),
  ...data,
]
const box = (type: number, data: readonly number[], instance = 0) => [
  ...u16((instance << 4) | 0x0f, type),
  ...u32(data.length),
  ...data,
]

/** A presentation of PowerPoint 97 to 2003: each slide has a title in the outline and a text box of its own. */
export function slidesSample(slides: readonly { title: string; text: string }[], isProtected = false): Uint8Array {
  const outline = slides.flatMap(({ title }, index) => [
    ...atom(1011, [...u32(index + 2), ...zeros(16)]),
    ...atom(3999, u32(0)),
    ...atom(4000, wide(title)),
  ])
  const document = box(1000, box(4080, outline))
  const slideRecords = slides.map(({ text }) =>
    box(1006, box(0xf00d, [...atom(3998, u32(0)), ...atom(3999, u32(4)), ...atom(4000, wide(text))])),
  )
  const parts = [document, ...slideRecords]
  const starts = parts.map((_, index) => parts.slice(0, index).flat().length)
  const listAt = parts.flat().length
  const list = atom(6002, [...u32((parts.length << 20) | 1), ...u32(...starts)])
  const edit = atom(4085, [...u32(0), ...u32(0), ...u32(0), ...u32(listAt), ...u32(1), ...u32(0), ...u32(0)])
  const user = atom(4086, [...u32(20, isProtected ? 0xf3d1c4df : 0xe391c05f, listAt + list.length), ...u32(0, 0)])
  return compound({ 'PowerPoint Document': [...parts.flat(), ...list, ...edit], 'Current User': user })
}

const record = (type: number, data: readonly number[]) => [...u16(type, data.length), ...data]
const text = (value: string) => [...u16(value.length), 1, ...wide(value)]

/** A workbook of Excel 97 to 2003 with one sheet of words. */
export function workbookSample(name: string, rows: readonly (readonly string[])[], isProtected = false): Uint8Array {
  const begin = (kind: number) => record(0x809, u16(0x0600, kind, 0, 0, 0, 0, 0, 0))
  const end = record(0x0a, [])
  const lock = isProtected ? record(0x2f, u16(0, 0, 0)) : []
  const label = [name.length, 1, ...wide(name)]
  const sheetAt = begin(5).length + lock.length + record(0x85, [...u32(0), 0, 0, ...label]).length + end.length
  const cells = rows.flatMap((row, index) =>
    row.flatMap((value, column) => record(0x204, [...u16(index, column, 0), ...text(value)])),
  )
  const sheet = [...begin(0x10), ...cells, ...end]
  return compound({
    Workbook: [...begin(5), ...lock, ...record(0x85, [...u32(sheetAt), 0, 0, ...label]), ...end, ...sheet],
  })
}
