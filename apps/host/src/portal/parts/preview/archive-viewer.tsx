import { usePreferences } from '../../../preferences/preferences-context'
import { MAX_NAMES } from './archives/entry'
import type { ViewerProps } from './preview-dialog'
import { useFile } from './use-file'

/** The file names in an archive; nothing is unpacked. */
export default function ArchiveViewer({ url, name }: ViewerProps) {
  const { t } = usePreferences()
  const entries = useFile(url, 'archive')
  return (
    <>
      <table className="dw-sheet" aria-label={name}>
        <tbody>
          {entries?.map((entry, index) => {
            // An archive may contain a name twice.
            const place = `${index} ${entry.name}`
            return (
              <tr key={place}>
                <td>{entry.name || name}</td>
                <td className="dw-sheet-number">{entry.size.toLocaleString('en-US')} B</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {entries?.length === MAX_NAMES && <p className="dw-preview-note">{t.content.files.cut(MAX_NAMES)}</p>}
    </>
  )
}
