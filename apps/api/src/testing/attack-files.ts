import { randomBytes } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

function entryHeaders(name: Buffer, content: Buffer, packed: Buffer, at: number): [local: Buffer, central: Buffer] {
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(crc32(content), 14)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(content.length, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(20, 4)
  local.copy(central, 6, 4, 30)
  central.writeUInt32LE(at, 42)
  return [local, central]
}

/** Packs texts by name as a zip archive. */
function zipOf(texts: Record<string, string | Buffer>): Uint8Array<ArrayBuffer> {
  const body: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [path, text] of Object.entries(texts)) {
    const name = Buffer.from(path)
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const [local, central] = entryHeaders(name, content, packed, at)
    body.push(local, name, packed)
    directory.push(central, name)
    at += local.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...body, ...directory, end]))
}

/** A workbook with these shared strings, in XML, and these rows. `padding` bytes keep its ratio below that of a bomb. */
export function workbookOf(sharedStrings: string, rows: string, padding = 0): Uint8Array<ArrayBuffer> {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  return zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${sharedStrings}</sst>`,
    'xl/media/image1.png': randomBytes(padding),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  })
}

const row = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'

/** Small files that are expensive to read, by what they do. */
export const attackFiles = {
  'six million shared strings': () => workbookOf('<si><t>a</t></si>'.repeat(6_000_000), row, 600_000),
  'one and a half million shared strings': () => workbookOf('<si><t>a</t></si>'.repeat(1_600_000), row, 170_000),
  'a quotation mark that never closes': () => Buffer.from(`登录名,"${'x'.repeat(19 * 1024 * 1024)}`),
  'a record of twenty million fields': () => Buffer.from(`登录名${','.repeat(19 * 1024 * 1024)}`),
}
