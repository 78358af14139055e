import { usePreferences } from '../../../preferences/preferences-context'
import type { ViewerProps } from './preview-dialog'
import { slideOf } from './reading/slides'
import { useFile } from './use-file'

/** The words of a presentation, slide by slide; its layout needs the program that made it, and we say so. */
export default function SlidesViewer({ url, ext }: ViewerProps) {
  const { t } = usePreferences()
  const slides = useFile(url, ext === 'ppt' ? 'oldSlides' : 'slides')?.map(slideOf)
  return (
    <div className="dw-slides">
      <p className="dw-preview-note">{t.content.files.outline}</p>
      {slides?.map(({ number, lines }) => (
        <section key={number}>
          <b>{number}</b>
          {lines.map((line, index) => {
            const place = `${index} ${line}`
            return <p key={place}>{line}</p>
          })}
        </section>
      ))}
    </div>
  )
}
