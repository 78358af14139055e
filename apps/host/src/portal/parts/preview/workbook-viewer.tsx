import { usePreferences } from '../../../preferences/preferences-context'
import type { ViewerProps } from './preview-dialog'
import { MAX_ROWS } from './preview-limits'
import { useFile } from './use-file'

/** The sheets of a workbook as tables (hucre, MIT); very long ones show their first rows. */
export default function WorkbookViewer({ url, ext }: ViewerProps) {
  const { t } = usePreferences()
  const sheets = useFile(url, ext === 'xls' ? 'xls' : 'xlsx')
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
      {rows.length === MAX_ROWS && <p className="dw-preview-note">{t.content.files.cut(MAX_ROWS)}</p>}
    </section>
  ))
}
