import { strFromU8, unzipSync } from 'fflate'
import { usePreferences } from '../../preferences/preferences-context'
import type { ViewerProps } from './preview-dialog'
import { useFile } from './use-file'

interface Slide {
  number: number
  lines: string[]
}

const SLIDE = /^ppt\/slides\/slide(\d+)\.xml$/
const A = 'http://schemas.openxmlformats.org/drawingml/2006/main'

function linesOf(xml: string): string[] {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  return [...parsed.getElementsByTagNameNS(A, 'p')]
    .map((paragraph) => [...paragraph.getElementsByTagNameNS(A, 't')].map(({ textContent }) => textContent).join(''))
    .filter((line) => line.trim() !== '')
}

function slidesOf(bytes: Uint8Array): Slide[] {
  const parts = unzipSync(bytes, { filter: ({ name }) => SLIDE.test(name) })
  return Object.entries(parts)
    .map(([name, part]) => ({ number: Number(SLIDE.exec(name)?.[1]), lines: linesOf(strFromU8(part)) }))
    .toSorted((a, b) => a.number - b.number)
}

/** The words of a presentation, slide by slide; its layout needs the program that made it, and we say so. */
export default function SlidesViewer({ url }: ViewerProps) {
  const { t } = usePreferences()
  const slides = useFile(url, slidesOf)
  return (
    <div className="dw-slides">
      <p className="dw-preview-note">{t.files.outline}</p>
      {slides?.map(({ number, lines }) => (
        <section key={number}>
          <b>{number}</b>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
