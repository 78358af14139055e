import { strFromU8, unzipSync, Zip, ZipDeflate, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readMedia } from '../media/read-media'
import { film } from '../testing/media-files'
import { wordFile } from '../testing/word-file'
import { blindPatches } from './blind-patches'
import { patched } from './patch'

const AUTHOR = '林砚秋-CANARY'

const accessTo = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: (start: number, end: number) => Promise.resolve(bytes.slice(start, end)),
})

/** A part of the file as a judge gets it, in chunks of so many bytes. */
async function blinded(bytes: Uint8Array, ext: string, { start = 0, chunk = 1000 } = {}): Promise<Uint8Array> {
  const patches = await blindPatches(crypto.randomUUID(), ext, accessTo(bytes))
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = start; at < bytes.length; at += chunk) controller.enqueue(bytes.slice(at, at + chunk))
      controller.close()
    },
  })
  return new Uint8Array(await new Response(source.pipeThrough(patched(start, patches))).arrayBuffer())
}

const holds = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text)

const packed = () => wordFile({ paragraphs: ['<w:p/>'], picture: new Uint8Array(8), author: AUTHOR.repeat(20) })

/** The same as an archive whose sizes follow the data, as writers of streams make it. */
async function streamed(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((_, chunk) => chunks.push(chunk))
  for (const [name, bytes] of Object.entries(unzipSync(packed()))) {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(bytes, true)
  }
  zip.end()
  return Buffer.concat(chunks)
}

describe('a film', () => {
  it.each([
    ['mp4', 'avc'],
    ['webm', 'vp9'],
  ] as const)('of the type %s names its author no more, and is read as before', async (ext, codec) => {
    const bytes = await film({ author: AUTHOR, codec, hasSound: codec === 'avc' })
    expect(holds(bytes, AUTHOR)).toBe(true)
    const blind = await blinded(bytes, ext)
    expect(blind.length).toBe(bytes.length)
    expect(holds(blind, 'CANARY')).toBe(false)
    const facts = await readMedia(accessTo(bytes))
    expect(facts?.picture?.width).toBe(1280)
    expect(await readMedia(accessTo(blind))).toEqual(facts)
  })

  it('is the same in every part that a player requests', async () => {
    const bytes = await film({ author: AUTHOR })
    const whole = await blinded(bytes, 'mp4')
    for (const start of [1, 7, 500, bytes.length - 40]) {
      expect(await blinded(bytes, 'mp4', { start, chunk: 13 })).toEqual(whole.slice(start))
    }
  })

  it('that is cut off or no film at all stays as it is', async () => {
    const bytes = await film({ author: AUTHOR })
    for (const broken of [bytes.slice(0, 3), new TextEncoder().encode('no film at all, but a text')])
      expect(await blinded(broken, 'mp4')).toEqual(broken)
  })
})

it('a sound has no tags at its beginning and end', async () => {
  const tag = new TextEncoder().encode(AUTHOR)
  const bytes = new Uint8Array(400).fill(7)
  bytes.set(new TextEncoder().encode('ID3'))
  bytes.set([4, 0, 0, 0, 0, 0, 100], 3)
  bytes.set(tag, 20)
  bytes.set(new TextEncoder().encode('TAG'), 400 - 128)
  bytes.set(tag, 400 - 100)
  const blind = await blinded(bytes, 'mp3')
  expect(holds(blind, 'CANARY')).toBe(false)
  expect(blind.slice(110, 272)).toEqual(bytes.slice(110, 272))
})

describe('a document', () => {
  it.each([
    ['of an office program', packed],
    ['written as a stream', streamed],
  ])('%s names its author no more, and its text stays', async (_, make) => {
    const bytes = await make()
    expect(strFromU8(unzipSync(bytes)['docProps/core.xml'] ?? new Uint8Array())).toContain(AUTHOR)
    const blind = await blinded(bytes, 'docx')
    expect(blind.length).toBe(bytes.length)
    const parts = unzipSync(blind)
    expect(strFromU8(parts['docProps/core.xml'] ?? new Uint8Array()).trim()).toMatch(/^<coreProperties [^>]+\/>$/)
    expect(parts['word/document.xml']).toEqual(unzipSync(bytes)['word/document.xml'])
  })

  it('without such properties stays as it is, also one that is no archive', async () => {
    const plain = zipSync({ 'word/document.xml': new Uint8Array([1, 2, 3]) })
    expect(await blinded(plain, 'docx')).toEqual(plain)
    const text = new TextEncoder().encode('no archive at all, but a text')
    expect(await blinded(text, 'docx')).toEqual(text)
  })

  it('in PDF has no properties in plain letters, and its outline stays', async () => {
    const text = `%PDF-1.4
1 0 obj<</Title (第一章) /Author (${AUTHOR} \\) (a (b)) x) /Creator <FEFF6797> /Producer (WPS)>>endobj
2 0 obj<</Author<</Type/Name>>>>endobj
<?xpacket begin="" id="W5"?><x:xmpmeta><dc:creator>${AUTHOR}</dc:creator></x:xmpmeta><?xpacket end="w"?>
trailer<</Info 1 0 R>>`
    const bytes = new TextEncoder().encode(text)
    const blind = await blinded(bytes, 'pdf')
    expect(blind.length).toBe(bytes.length)
    const left = new TextDecoder().decode(blind).replaceAll(/ +/g, ' ')
    expect(left).toBe(`%PDF-1.4
1 0 obj<</Title (第一章) /Author ( ) /Creator < > /Producer ( )>>endobj
2 0 obj<</Author<</Type/Name>>>>endobj
<?xpacket begin="" id="W5"?> <?xpacket end="w"?>
trailer<</Info 1 0 R>>`)
  })
})
