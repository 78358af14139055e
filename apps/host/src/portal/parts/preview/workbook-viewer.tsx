import { readXls, readXlsx, type CellValue } from 'hucre/xlsx'
import { usePreferences } from '../../../preferences/preferences-context'
import { isCompoundFile } from './old-office/compound-mark'
import type { ViewerProps } from './preview-dialog'
import { PreviewFailure } from './preview-failure'
import { useFile } from './use-file'

const MAX_ROWS = 500

interface SheetRows {
  name: string
  rows: { number: number; cells: string[] }[]
}

function textOfCell(value: CellValue): string {
  if (!(value instanceof Date)) return value === null ? '' : String(value)
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
  const { openCompoundFile } = await import('./old-office/compound-file')
  const { view } = openCompoundFile(bytes)('Workbook')
  for (let at = 0, record = 0; record < FIRST_RECORDS && at + 4 <= view.byteLength; record += 1) {
    if (view.getUint16(at, true) === PASSWORD_MARK) throw new PreviewFailure('protected')
    at += 4 + view.getUint16(at + 2, true)
  }
}

async function sheetsOf(bytes: Uint8Array, isOld: boolean): Promise<SheetRows[]> {
  if (isOld) await refuseProtected(bytes)
  else if (isCompoundFile(bytes)) throw new PreviewFailure('protected')
  const { sheets } = await (isOld ? readXls(bytes, visible) : readXlsx(bytes, visible))
  return sheets.map(({ name, rows }) => ({
    name,
    rows: rows.slice(0, MAX_ROWS).map((cells, index) => ({ number: index + 1, cells: cells.map(textOfCell) })),
  }))
}

const sheetsOfNew = (bytes: Uint8Array) => sheetsOf(bytes, false)
const sheetsOfOld = (bytes: Uint8Array) => sheetsOf(bytes, true)

/** The sheets of a workbook as tables (hucre, MIT); very long ones show their first rows. */
export default function WorkbookViewer({ url, ext }: ViewerProps) {
  const { t } = usePreferences()
  const sheets = useFile(url, ext === 'xls' ? sheetsOfOld : sheetsOfNew)
  return sheets?.map(({ name, rows }) => (
    <section key={name} className="dw-workbook">
      <h3>{name}</h3>
      <table className="dw-sheet" aria-label={name}>
        <tbody>
          {rows.map(({ number, cells }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {cells.map((cell, column) => {
                const place = `${number} ${column}`
                return <td key={place}>{cell}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === MAX_ROWS && <p className="dw-preview-note">{t.files.cut(MAX_ROWS)}</p>}
    </section>
  ))
}
