import { describe, expect, it } from 'vitest'
import { isContentOf } from './file-contents'
import { uploadFileTypes } from './upload'

const bytes = (text: string, ...more: number[]) => Uint8Array.from([...Buffer.from(text, 'latin1'), ...more])
const tar = new Uint8Array(512)
tar.set(Buffer.from('ustar'), 257)

const SAMPLES: Record<string, Uint8Array> = {
  xls: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  xlsx: bytes('PK\u0003\u0004'),
  pdf: bytes('%PDF-1.7\n'),
  txt: new TextEncoder().encode('春天来了'),
  rar: bytes('Rar!\u001a\u0007\u0001'),
  tar,
  gzip: Uint8Array.of(0x1f, 0x8b, 8),
  jpg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
  png: bytes('\u0089PNG\r\n\u001a\n'),
  gif: bytes('GIF89a'),
  webp: bytes('RIFF....WEBPVP8 '),
  mp3: bytes('ID3'),
  wav: bytes('RIFF....WAVE'),
  mp4: bytes('....ftypisom'),
  flv: bytes('FLV\u0001'),
}
const FAMILY: Record<string, string> = Object.fromEntries(
  ['xls doc ppt', 'xlsx docx pptx zip jar', 'jpg jpeg', 'txt java php py md js css'].flatMap((family) => {
    const [first = '', ...others] = family.split(' ')
    return others.map((ext) => [ext, first])
  }),
)
const program = bytes('MZ', 0, 0x90, 0, 3)

describe('the content of an upload', () => {
  it.each(uploadFileTypes)('is known for %s', (ext) => {
    const sample = SAMPLES[FAMILY[ext] ?? ext] ?? new Uint8Array()
    expect(isContentOf(ext, sample)).toBe(true)
    expect(isContentOf(ext, program)).toBe(false)
  })

  it('may be text of two bytes a character, when it says so', () => {
    expect(isContentOf('txt', Uint8Array.of(0xff, 0xfe, 0x25, 0x66, 0x20, 0))).toBe(true)
  })

  it.each([
    ['txt', 'pdf'],
    ['md', 'xlsx'],
    ['png', 'jpg'],
    ['mp4', 'flv'],
  ])('called %s is no %s', (ext, other) => expect(isContentOf(ext, SAMPLES[other] ?? program)).toBe(false))
})
