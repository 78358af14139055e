import { strToU8 } from 'fflate'
import { getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { blinded, blindingOf, holds } from '../testing/blinded'
import { compressedPdf, streamOf, unpackedTexts } from '../testing/compressed-pdf'
import { AUTHOR } from '../testing/signed-document'

async function metaOf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await getMeta(document)
  const annotations = await (await document.getPage(1)).getAnnotations()
  return { pages: document.numPages, info: Object(info), comment: Object(annotations[0]) }
}

describe('a PDF', () => {
  it('has no properties in plain letters, and its outline stays', async () => {
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

  it('has no properties in compressed objects, and its page is there', async () => {
    const bytes = compressedPdf()
    const before = await metaOf(bytes)
    expect([before.info.Author, before.info.Creator, before.comment.titleObj.str]).toEqual([
      'CANARY',
      'CANARY Word',
      'CANARY of the comment',
    ])
    expect(unpackedTexts(bytes)).toContain('CANARY')
    const blind = await blinded(bytes, 'pdf')
    expect(blind.length).toBe(bytes.length)
    expect(holds(blind, 'CANARY')).toBe(false)
    expect(unpackedTexts(blind)).not.toContain('CANARY')
    expect(unpackedTexts(blind)).not.toContain('43414E415259')
    const { pages, info, comment } = await metaOf(blind)
    expect([pages, info.Title, comment.contentsObj.str]).toEqual([1, 'Shadows', 'good'])
    expect([info.Author, info.Creator, info.Producer].map((text) => String(text).trim())).toEqual(['', '', ''])
  })

  it('of any length is searched to its end', async () => {
    const scan = streamOf(12, '/Type/XObject', new Uint8Array(40 * 1024 ** 2).fill(1))
    const blind = await blinded(compressedPdf({ more: scan }), 'pdf', { chunk: 8 * 1024 ** 2 })
    expect(holds(blind, 'CANARY')).toBe(false)
    expect((await metaOf(blind)).info.Title).toBe('Shadows')
  })

  it('has pictures without what a camera has written', async () => {
    const exif = strToU8(`Exif\0\0${AUTHOR}`)
    const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, 0xff, 0xda, 0, 2, 7])
    const blind = await blinded(compressedPdf({ more: streamOf(12, '/Filter/DCTDecode', picture) }), 'pdf')
    expect(holds(blind, 'CANARY')).toBe(false)
    expect(holds(blind, 'Exif')).toBe(false)
  })

  it('whose objects cannot be read is withheld', async () => {
    expect(await blindingOf(compressedPdf(), 'pdf')).toBe('blind')
    expect(await blindingOf(compressedPdf({ predictor: '/DecodeParms<</Predictor 12>>' }), 'pdf')).toBe('withheld')
    const locked = Buffer.from(compressedPdf())
    const at = locked.indexOf('stream\n', locked.indexOf('ObjStm')) + 'stream\n'.length
    locked.fill(0x55, at, at + 40)
    expect(await blindingOf(new Uint8Array(locked), 'pdf')).toBe('withheld')
  })
})
