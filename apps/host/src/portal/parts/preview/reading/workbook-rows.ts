import { readXls, readXlsx, type CellValue } from 'hucre/xlsx'
import { isCompoundFile } from '../old-office/compound-mark'
import { PreviewFailure } from '../preview-failure'
import { MAX_ROWS } from '../preview-limits'
import { requireUnpackedSize } from './unpack-texts'

// What a page shows of a workbook, in addition to the limit of rows.
const MAX_COLUMNS = 100
const MAX_SHEETS = 30
const MAX_CELL = 2_000
/** Bytes of XML that a workbook may unpack to. */
const MAX_XML = 48 * 1024 ** 2
const XML = /^xl\/.*\.xml$/

/** The first rows of a sheet, as text. */
export interface SheetRows {
  name: string
  rows: { number: number; cells: string[] }[]
}

function textOfCell(value: CellValue): string {
  if (!(value instanceof Date)) return value === null ? '' : String(value).slice(0, MAX_CELL)
  const text = value.toISOString()
  return text.includes('T00:00:00') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
}

const visible = {
  maxRows: MAX_ROWS,
  sheets: ({ hidden, veryHidden }: { hidden?: boolean; veryHidden?: boolean }) => !hidden && !veryHidden,
}

const PASSWORD_MARK = 0x2f
const FIRST_RECORDS = 5

/** A protected workbook says so in its first records; anything read behind them would be noise. */
async function refuseProtected(bytes: Uint8Array) {
  const { openCompoundFile } = await import('../old-office/compound-file')
  const { view } = openCompoundFile(bytes)('Workbook')
  for (let at = 0, record = 0; record < FIRST_RECORDS && at + 4 <= view.byteLength; record += 1) {
    if (view.getUint16(at, true) === PASSWORD_MARK) throw new PreviewFailure('protected')
    at += 4 + view.getUint16(at + 2, true)
  }
}

async function sheetsOf(bytes: Uint8Array, isOld: boolean): Promise<SheetRows[]> {
  if (isOld) await refuseProtected(bytes)
  else if (isCompoundFile(bytes)) throw new PreviewFailure('protected')
  else requireUnpackedSize(bytes, XML, MAX_XML)
  const { sheets } = await (isOld ? readXls(bytes, visible) : readXlsx(bytes, visible))
  return sheets.slice(0, MAX_SHEETS).map(({ name, rows }) => ({
    name,
    rows: rows
      .slice(0, MAX_ROWS)
      .map((cells, index) => ({ number: index + 1, cells: cells.slice(0, MAX_COLUMNS).map(textOfCell) })),
  }))
}

/** The visible sheets of an xlsx. */
export const readNewWorkbook = (bytes: Uint8Array) => sheetsOf(bytes, false)

/** The visible sheets of an xls. */
export const readOldWorkbook = (bytes: Uint8Array) => sheetsOf(bytes, true)
