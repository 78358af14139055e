import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { film } from '../testing/media-files'
import { blinded, blindingOf, holds } from '../testing/blinded'
import { AUTHOR, signedDocument } from '../testing/signed-document'
import { wordFile } from '../testing/word-file'

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

/** All parts of a document as text, also those of documents inside of it. */
function textsOf(bytes: Uint8Array): string {
  return Object.entries(unzipSync(bytes))
    .map(([name, part]) => (/\.(?:docx|xlsx|pptx)$/.test(name) ? textsOf(part) : strFromU8(part)))
    .join('\n')
}

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

  it('without such properties stays as it is', async () => {
    const plain = zipSync({ 'word/document.xml': new Uint8Array([1, 2, 3]) })
    expect(await blinded(plain, 'docx')).toEqual(plain)
  })

  it('names nobody in changes, comments and relations, and has its text', async () => {
    const bytes = signedDocument({ 'word/embeddings/sheet1.xlsx': signedDocument() })
    expect(textsOf(bytes)).toContain('CANARY')
    const blind = await blinded(bytes, 'docx')
    expect(blind.length).toBe(bytes.length)
    const text = textsOf(blind)
    expect(text).not.toContain('CANARY')
    expect(text).not.toContain('rsid')
    for (const words of ['影子的长短随太阳的高度变化', '改一下开头', '核对', 'sheet name="第一页"'])
      expect(text).toContain(words)
  })

  it('has pictures without what a camera has written', async () => {
    const plain = sharp({ create: { width: 64, height: 32, channels: 3, background: '#2468ac' } })
    const tagged = plain.withExif({ IFD0: { Artist: AUTHOR } }).jpeg()
    const picture = new Uint8Array(await tagged.toBuffer())
    expect(holds(picture, 'CANARY')).toBe(true)
    const blind = await blinded(signedDocument({ 'word/media/image1.jpeg': picture }), 'docx')
    const parts = unzipSync(blind)
    const image = parts['word/media/image1.jpeg'] ?? picture
    expect(holds(image, 'CANARY')).toBe(false)
    expect(await sharp(image).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer())
  })

  it('that cannot be read is withheld', async () => {
    expect(await blindingOf(strToU8('no archive at all, but a text'), 'docx')).toBe('withheld')
    expect(await blindingOf(signedDocument(), 'docx')).toBe('blind')
  })

  it('of another type is sent as it is, and this is said', async () => {
    expect(await blindingOf(strToU8('an older document'), 'doc')).toBe('unchecked')
    expect(await blindingOf(strToU8('plain words'), 'txt')).toBe('blind')
    expect(await blindingOf(await film({ seconds: 1 }), 'mp4')).toBe('blind')
  })
})
