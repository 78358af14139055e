import { usePreferences } from '../../../preferences/preferences-context'
import type { ViewerProps } from './preview-dialog'
import { slidesOf, type Slide } from './slides'
import { useFile } from './use-file'

const oldSlidesOf = async (bytes: Uint8Array): Promise<Slide[]> =>
  (await import('./old-office/slide-text')).oldSlides(bytes)

/** The words of a presentation, slide by slide; its layout needs the program that made it, and we say so. */
export default function SlidesViewer({ url, ext }: ViewerProps) {
  const { t } = usePreferences()
  const slides = useFile<Slide[]>(url, ext === 'ppt' ? oldSlidesOf : slidesOf)
  return (
    <div className="dw-slides">
      <p className="dw-preview-note">{t.files.outline}</p>
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
