import { gzipSync, strToU8, zipSync } from 'fflate'
import { sampleBytes } from '@doorway/api/testing'
import { rar5Sample, tarSample } from '../../apps/host/src/portal/parts/preview/testing/archive-samples'
import {
  slidesSample,
  wordSample,
  workbookSample,
} from '../../apps/host/src/portal/parts/preview/testing/old-office-samples'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const DOT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Frames of silence, as MPEG audio of layer III has them. */
function silence(): Uint8Array {
  const frame = new Uint8Array(417)
  frame.set([0xff, 0xfb, 0x90, 0x64])
  return Buffer.concat(Array.from({ length: 20 }, () => frame))
}

const tar = () => tarSample([{ name: '打包/说明.txt', text: '素材\n' }])

const own: Record<string, () => Uint8Array> = {
  doc: () => wordSample({ segments: ['第三届微课大赛报名须知\r', 'Contact: office\r'] }),
  xls: () =>
    workbookSample('各县推荐数', [
      ['单位', '推荐数'],
      ['砚池区', '十八'],
    ]),
  ppt: () => slidesSample([{ title: '评审流程', text: '初评\r复评' }]),
  rar: () => rar5Sample([{ name: '课件/浮力.pptx', size: 52_000 }]),
  tar,
  gzip: () => gzipSync(tar()),
  png: () => Buffer.from(PIXEL, 'base64'),
  gif: () => Buffer.from(DOT, 'base64'),
  mp3: silence,
  jar: () => sampleBytes('zip') ?? strToU8(''),
  jpeg: () => sampleBytes('jpg') ?? strToU8(''),
}

/** A small real file of each type that can be uploaded (specification section 5). */
export function previewSample(ext: string): Uint8Array {
  const bytes = own[ext]?.() ?? sampleBytes(ext)
  if (!bytes) throw new Error(`There is no sample of the type ${ext}.`)
  return bytes
}

/** A password-protected Word document. */
export const lockedWord = () => Buffer.from(wordSample({ segments: ['密'], isProtected: true }))

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** A small workbook whose empty shared texts unpack to `count` times five bytes. */
export function hostileWorkbook(count: number): Buffer {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="a" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>砚池区</t></is></c></row></sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${'<si/>'.repeat(count)}</sst>`,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))))
}
