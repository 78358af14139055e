import { streamXlsxRows } from 'hucre/xlsx'
import type { ViewerProps } from './preview-dialog'
import { useFile } from './use-file'

const MOST_ROWS = 500
type Row = { index: number; cells: string[] }

const textOfCell = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

async function rowsOf(bytes: Uint8Array): Promise<Row[]> {
  const rows: Row[] = []
  for await (const { index, values } of streamXlsxRows(bytes)) {
    rows.push({ index, cells: values.map(textOfCell) })
    if (rows.length === MOST_ROWS) break
  }
  return rows
}

/** The first sheet of a workbook as a table (hucre, MIT); very long ones show their first rows. */
export default function WorkbookViewer({ url, name }: ViewerProps) {
  const rows = useFile(url, rowsOf)
  return (
    <table className="dw-sheet" aria-label={name}>
      <tbody>
        {rows?.map(({ index, cells }) => (
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            {cells.map((cell, column) => {
              const place = `${index} ${column}`
              return <td key={place}>{cell}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
