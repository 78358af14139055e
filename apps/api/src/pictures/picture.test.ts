import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { limits } from '@doorway/api-client/rules'
import { isCleanPicture } from './picture'

const text = (letters: string) => Buffer.from(letters, 'latin1')
const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, text(type), data, Buffer.alloc(4)])
}

function png(width: number, height: number, ...notes: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(8)))
  return Buffer.concat([signature, chunk('IHDR', header), ...notes, pixels, chunk('IEND', Buffer.alloc(0))])
}

function gif(comment = ''): Buffer {
  const note = comment
    ? Buffer.concat([Buffer.from([0x21, 0xfe, comment.length]), text(comment), Buffer.from([0])])
    : Buffer.alloc(0)
  const image = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const colours = Buffer.from([0, 0, 0, 255, 255, 255])
  return Buffer.concat([
    text('GIF89a'),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0]),
    colours,
    note,
    image,
    Buffer.from([0x3b]),
  ])
}

function jpeg(note = 'JFIF', sides = [1, 1]): Buffer {
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(data.length + 2, 2)
    return Buffer.concat([head, data])
  }
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(sides[0] ?? 0, 1)
  frame.writeUInt16BE(sides[1] ?? 0, 3)
  const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]))
  const pixels = Buffer.from([0x3f, 0xff, 0x00, 0xff, 0xd0, 0x11])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, text(note)),
    segment(0xc0, frame),
    scan,
    pixels,
    Buffer.from([0xff, 0xd9]),
  ])
}

const page = text('<html><script>alert(1)</script></html>')
const svg = text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')

describe('a picture is taken', () => {
  it.each([
    ['png', dataUrl('png', png(256, 256))],
    ['jpeg', dataUrl('jpeg', jpeg())],
    ['jpg', dataUrl('jpg', jpeg())],
    ['gif', dataUrl('gif', gif('made with care'))],
  ])('as %s', (_, url) => expect(isCleanPicture(url)).toBe(true))

  it('of 256,000 characters', () => {
    const prefix = 'data:image/png;base64,'
    const room = ((limits.avatarMax - prefix.length) / 4) * 3
    const filler = chunk('tEXt', Buffer.alloc(Math.floor(room) - png(9, 9).length - 12, 'a'))
    const url = dataUrl('png', png(9, 9, filler))
    expect(url.length).toBeGreaterThan(limits.avatarMax - 4)
    expect(isCleanPicture(url)).toBe(true)
  })
})

describe('a picture is refused', () => {
  it.each([
    ['SVG', dataUrl('svg+xml', svg)],
    ['SVG that calls itself png', dataUrl('png', svg)],
    ['HTML that calls itself gif', dataUrl('gif', page)],
    ['a gif that calls itself png', dataUrl('png', gif())],
    ['a page behind a png', dataUrl('png', Buffer.concat([png(1, 1), page]))],
    ['a page behind a jpeg', dataUrl('jpeg', Buffer.concat([jpeg(), page]))],
    ['a page behind a gif', dataUrl('gif', Buffer.concat([gif(), page]))],
    ['a script in the text of a png', dataUrl('png', png(1, 1, chunk('tEXt', text('x\0<ScRiPt>'))))],
    ['a script in the comment of a gif', dataUrl('gif', gif('/*<script>*/'))],
    ['an svg in a segment of a jpeg', dataUrl('jpeg', jpeg('<svg onload=x>'))],
    ['the start of a png only', dataUrl('png', png(1, 1).subarray(0, 40))],
    [
      'a png without pixels',
      dataUrl('png', Buffer.concat([png(1, 1).subarray(0, 33), chunk('IEND', Buffer.alloc(0))])),
    ],
    ['30,000 by 30,000 pixels', dataUrl('png', png(30_000, 30_000))],
    ['a jpeg of 30,000 by 30,000 pixels', dataUrl('jpeg', jpeg('JFIF', [30_000, 30_000]))],
    ['no pixels at all', dataUrl('png', png(0, 0))],
    ['an address', 'https://example.org/a.png'],
    ['broken base64', 'data:image/png;base64,iVBORw0KGgo*'],
    ['parameters before the data', dataUrl('png;charset=utf-8', png(1, 1))],
  ])('for being %s', (_, url) => expect(isCleanPicture(url)).toBe(false))
})
