import { strFromU8 } from 'fflate'
import { isCompoundFile } from '../old-office/compound-mark'
import { PreviewFailure } from '../preview-failure'
import { unpackTexts } from './unpack-texts'

/** The words of one slide. */
export interface Slide {
  /** Its place, from 1. */
  number: number
  lines: string[]
}

/** An unpacked slide. */
export interface SlideXml {
  number: number
  xml: string
}

const SLIDE = /^ppt\/slides\/slide(\d+)\.xml$/
const A = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const MAX_SLIDES = 500
/** Bytes of XML of all slides. */
const MAX_TEXT = 8 * 1024 ** 2

function linesOf(xml: string): string[] {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  return [...parsed.getElementsByTagNameNS(A, 'p')]
    .map((paragraph) => [...paragraph.getElementsByTagNameNS(A, 't')].map(({ textContent }) => textContent).join(''))
    .filter((line) => line.trim() !== '')
}

/** The XML of each slide of a presentation (pptx), by its number. */
export function unpackSlides(bytes: Uint8Array): SlideXml[] {
  if (isCompoundFile(bytes)) throw new PreviewFailure('protected')
  const parts = Object.entries(unpackTexts(bytes, SLIDE, MAX_TEXT))
  if (parts.length > MAX_SLIDES) throw new PreviewFailure('tooComplex')
  const slides = parts.map(([name, part]) => ({ number: Number(SLIDE.exec(name)?.[1]), xml: strFromU8(part) }))
  // oxlint-disable-next-line unicorn/no-array-sort -- Chromium 109 knows no toSorted
  return slides.sort((a, b) => a.number - b.number)
}

/** The words of a slide; parsing XML needs a document, so it happens in the page. */
export const slideOf = (slide: SlideXml | Slide): Slide =>
  'xml' in slide ? { number: slide.number, lines: linesOf(slide.xml) } : slide
