import { usePreferences } from '../../../preferences/preferences-context'
import type { ViewerProps } from './preview-dialog'
import { useFile } from './use-file'

/** The words of a Word document of before 2007; its layout needs the program that made it, and we say so. */
export default function WordViewer({ url }: ViewerProps) {
  const { t } = usePreferences()
  const paragraphs = useFile(url, 'words')
  return (
    <div className="dw-words">
      <p className="dw-preview-note">{t.content.files.outline}</p>
      {paragraphs?.map((paragraph, index) => {
        const place = `${index} ${paragraph}`
        return <p key={place}>{paragraph}</p>
      })}
    </div>
  )
}
