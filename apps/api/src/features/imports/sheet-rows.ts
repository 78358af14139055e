import { type Refusal, refuse } from '../../http/refusals'
import { readCsv } from '../../spreadsheets/csv'
import { csvText } from '../../spreadsheets/csv-text'
import { CELL_LENGTH, FIELDS, LINES, type SheetFault, SheetLimit } from '../../spreadsheets/sheet-limits'
import type { SheetLine } from '../../spreadsheets/sheet-reader'
import { readWorkbook } from '../../spreadsheets/spreadsheet'
import { requireHarmlessZip } from './zip-limits'

/** Rows of a file below its heading, and cells in all, at most. */
const MAX_ROWS = 100_000
const MAX_CELLS = 5_000_000

const unreadable = () => refuse('IMPORT_UNREADABLE', 'import.unreadable')

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(0) : String(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' ? value : ''
}

async function isZip(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x50 && second === 0x4b
}

async function* workbookLines(file: Blob): AsyncGenerator<SheetLine> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  await requireHarmlessZip(bytes)
  let lines = 0
  try {
    // A formula's cell holds the value it had when the file was saved; formulas themselves are never evaluated.
    for await (const { index, values } of readWorkbook(bytes)) {
      lines += 1
      if (lines > LINES || values.length > FIELDS) throw new SheetLimit('tooComplex')
      yield { row: index + 1, cells: values.map(textOf) }
    }
  } catch (error) {
    throw error instanceof SheetLimit ? error : unreadable()
  }
}

async function* csvLines(file: Blob): AsyncGenerator<SheetLine> {
  const text = await csvText(file)
  if (text === null) throw unreadable()
  let row = 0
  for await (const cells of readCsv(text)) {
    row += 1
    yield { row, cells }
  }
}

async function* limitedLines(file: Blob): AsyncGenerator<SheetLine> {
  let rows = 0
  let cells = 0
  for await (const line of (await isZip(file)) ? workbookLines(file) : csvLines(file)) {
    if (line.cells.every((cell) => cell.trim() === '')) continue
    if (line.cells.some((cell) => cell.length > CELL_LENGTH)) throw new SheetLimit('cellTooLong')
    rows += 1
    cells += line.cells.length
    if (rows > MAX_ROWS + 1 || cells > MAX_CELLS) throw refuse('IMPORT_TOO_LONG', 'import.tooLong', { rows: MAX_ROWS })
    yield line
  }
}

/** The refusal of a file that exceeds a limit. */
export function limitRefusal(fault: SheetFault): Refusal {
  return fault === 'cellTooLong'
    ? refuse('IMPORT_CELL', 'import.cellTooLong', { max: CELL_LENGTH })
    : refuse('IMPORT_COMPLEX', 'import.tooComplex')
}

/**
 * The lines of an xlsx (first sheet) or csv file that hold anything, one after the other. Cells are text, never
 * altered. Reads in the thread of the caller.
 */
export async function* sheetLines(file: Blob): AsyncGenerator<SheetLine> {
  try {
    yield* limitedLines(file)
  } catch (error) {
    throw error instanceof SheetLimit ? limitRefusal(error.fault) : error
  }
}
