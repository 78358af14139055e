import { refuse } from '../../http/refusals'
import { readCsv, readWorkbook } from '../../spreadsheets/spreadsheet'
import { requireHarmlessZip } from './zip-limits'

/** Rows of a file below its heading, and cells in all, at most. */
const MAX_ROWS = 100_000
const MAX_CELLS = 5_000_000

/** A line of a file: its number as the person sees it, and its cells as text. */
export interface SheetLine {
  row: number
  cells: readonly string[]
}

const unreadable = () => refuse('IMPORT_UNREADABLE', 'import.unreadable')

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(0) : String(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' ? value : ''
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The text of a csv. UTF-8 shows itself by being valid; what is not, is what Excel writes in China. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeChinese(bytes)
  }
}

function decodeChinese(bytes: Uint8Array): string {
  try {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
  } catch {
    throw unreadable()
  }
}

async function* workbookLines(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<SheetLine> {
  await requireHarmlessZip(bytes)
  try {
    // A formula's cell holds the value it had when the file was saved; formulas themselves are never evaluated.
    for await (const { index, values } of readWorkbook(bytes)) yield { row: index + 1, cells: values.map(textOf) }
  } catch {
    throw unreadable()
  }
}

async function* csvLines(bytes: Uint8Array): AsyncGenerator<SheetLine> {
  const text = decode(bytes)
  if (text.includes('\0')) throw unreadable()
  let row = 0
  for await (const values of readCsv(text)) {
    row += 1
    yield { row, cells: values.map(textOf) }
  }
}

/** The lines of an xlsx (first sheet) or csv file that hold anything, one after the other. Cells are text, never altered. */
export async function* sheetLines(file: File): AsyncGenerator<SheetLine> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let rows = 0
  let cells = 0
  for await (const line of isZip(bytes) ? workbookLines(bytes) : csvLines(bytes)) {
    if (line.cells.every((cell) => cell.trim() === '')) continue
    rows += 1
    cells += line.cells.length
    if (rows > MAX_ROWS + 1 || cells > MAX_CELLS) throw refuse('IMPORT_TOO_LONG', 'import.tooLong', { rows: MAX_ROWS })
    yield line
  }
}
