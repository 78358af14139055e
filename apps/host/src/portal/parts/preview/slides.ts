import { strFromU8, unzipSync } from 'fflate'
import { isCompoundFile } from './old-office/compound-mark'
import { PreviewFailure } from './preview-failure'

/** The words of one slide. */
export interface Slide {
  /** Its place, from 1. */
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

/** The words of a presentation (pptx), slide by slide. */
export function slidesOf(bytes: Uint8Array): Slide[] {
  if (isCompoundFile(bytes)) throw new PreviewFailure('protected')
  const parts = unzipSync(bytes, { filter: ({ name }) => SLIDE.test(name) })
  const slides = Object.entries(parts).map(([name, part]) => ({
    number: Number(SLIDE.exec(name)?.[1]),
    lines: linesOf(strFromU8(part)),
  }))
  // oxlint-disable-next-line unicorn/no-array-sort -- Chromium 109 knows no toSorted
  return slides.sort((a, b) => a.number - b.number)
}
