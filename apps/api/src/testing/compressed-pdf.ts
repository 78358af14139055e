import { strFromU8, strToU8, zlibSync } from 'fflate'
import { unpackedZlib } from '../blinding/deflate'
import { AUTHOR } from './signed-document'

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

/** A stream object of a PDF. */
export const streamOf = (
  no: number,
  dictionary: string,
  bytes: Uint8Array,
  length = String(bytes.length),
): Uint8Array =>
  Buffer.concat([
    latin1(`${no} 0 obj<<${dictionary}/Length ${length}>>stream\n`),
    bytes,
    latin1('\nendstream endobj\n'),
  ])

const XMP = `<?xpacket begin="" id="W5M0"?><x:xmpmeta><dc:creator>CANARY</dc:creator></x:xmpmeta><?xpacket end="w"?>`
const OBJECTS: Readonly<Record<number, string>> = {
  2: '<</Type/Pages/Kids[4 0 R]/Count 1>>',
  4: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Annots[5 0 R]>>',
  5: '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/T(CANARY of the comment)/Contents(good)>>',
  6: '<</Title(Shadows)/Author(CANARY)/Creator 7 0 R/Producer<43414E415259>>>',
  7: '(CANARY Word)',
}

/** What a compressed file has in addition. */
interface PdfParts {
  /** Bytes of further objects. */
  more?: Uint8Array
  /** In the dictionary of its stream of objects. */
  predictor?: string
}

/** A file as writers of PDF 1.5 make it: all objects, with the properties, are compressed. */
export function compressedPdf({ more = new Uint8Array(), predictor = '' }: PdfParts = {}): Uint8Array {
  const chunks: Uint8Array[] = [latin1('%PDF-1.5\n')]
  const places = new Map<number, number>()
  const size = () => chunks.reduce((sum, { length }) => sum + length, 0)
  const add = (no: number, chunk: Uint8Array) => {
    places.set(no, size())
    chunks.push(chunk)
  }
  add(1, latin1('1 0 obj<</Type/Catalog/Pages 2 0 R/Metadata 9 0 R>>endobj\n'))
  const numbers = Object.keys(OBJECTS).map(Number)
  const bodies = numbers.map((no) => `${OBJECTS[no]} `)
  const at = bodies.map((_, index) => bodies.slice(0, index).join('').length)
  const head = `${numbers.map((no, index) => `${no} ${at[index]}`).join(' ')} `
  const packed = zlibSync(latin1(head + bodies.join('')), { level: 6 })
  add(
    3,
    streamOf(
      3,
      `/Type/ObjStm/N ${numbers.length}/First ${head.length}/Filter/FlateDecode${predictor}`,
      packed,
      '8 0 R',
    ),
  )
  add(8, latin1(`8 0 obj ${packed.length} endobj\n`))
  add(9, streamOf(9, '/Type/Metadata/Subtype/XML/Filter/FlateDecode', zlibSync(strToU8(XMP))))
  add(11, streamOf(11, '/Type/EmbeddedFile', strToU8(`${AUTHOR} in an attached file`)))
  chunks.push(more)
  const xref = size()
  const rows = Array.from({ length: 11 }, (_, no) => {
    const member = numbers.indexOf(no)
    const place = no === 10 ? xref : places.get(no)
    if (member >= 0) return [2, 0, 0, 0, 3, member]
    if (place === undefined) return [0, 0, 0, 0, 0, 0]
    return [1, (place >>> 24) & 255, (place >>> 16) & 255, (place >>> 8) & 255, place & 255, 0]
  })
  const table = zlibSync(new Uint8Array(rows.flat()))
  chunks.push(streamOf(10, '/Type/XRef/Size 11/W[1 4 1]/Root 1 0 R/Info 6 0 R/Filter/FlateDecode', table))
  chunks.push(latin1(`startxref\n${xref}\n%%EOF`))
  return new Uint8Array(Buffer.concat(chunks))
}

/** What is between the dictionary of a stream and its bytes. */
const STREAM = 'stream\n'

/** Everything that the compressed parts of a file say. */
export function unpackedTexts(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1')
  const starts = [...text.matchAll(/FlateDecode/g)].map(({ index }) => text.indexOf(STREAM, index) + STREAM.length)
  return starts.map((start) => strFromU8(unpackedZlib(bytes.slice(start)), true)).join('\n')
}
