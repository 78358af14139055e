import { listArchive } from './archive-list'
import type { ViewerProps } from './preview-dialog'
import { useFile } from './use-file'

/** The names in an archive; nothing is unpacked (fflate, MIT). */
export default function ArchiveViewer({ url, name }: ViewerProps) {
  const entries = useFile(url, listArchive)
  return (
    <table className="dw-sheet" aria-label={name}>
      <tbody>
        {entries?.map((entry) => (
          <tr key={entry.name}>
            <td>{entry.name || name}</td>
            <td>{entry.size.toLocaleString('en-US')} B</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
