/** Sides of A4 in points, the long one first. */
const LONG = 842
const SHORT = 595
const MARGIN = 0.125
const LARGEST = 22
const SMALLEST = 9
const STEP = 0.5
/** Letters of Latin script are about this wide. */
const NARROW = 0.56
const LINE = 1.75
const WIDE = /[\u2e80-\u{10ffff}]/u

/** Where the parts of a certificate are on its sheet of A4, in points from its upper left corner. */
export interface CertificateSheet {
  width: number
  height: number
  /** Distance of the two lines of the frame from the edge. */
  frame: readonly [number, number]
  /** Colours of the paper, its frame, its title, its texts and its small texts. */
  colours: Readonly<Record<'paper' | 'frame' | 'title' | 'text' | 'small', string>>
  title: { y: number; size: number; spacing: number }
  /** The text; `size` shrinks until it fits. */
  body: { x: number; y: number; width: number; height: number; size: number; lineHeight: number }
  /** Right-aligned lines: issuer and date. */
  issuer: { y: number; size: number; lineHeight: number }
  /** The square of the code that leads to the verification. */
  code: { x: number; y: number; size: number }
  /** Number and verification, next to the code. */
  notes: { x: number; y: number; width: number; size: number }
}

const widthOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : NARROW), 0)

/** Height of a text at a size. Paragraphs but the first begin two letters further in. */
function heightAt(body: string, size: number, width: number): number {
  const lines = body
    .split('\n')
    .map((paragraph) => Math.max(1, Math.ceil((widthOf(paragraph) + 2.6) / Math.floor(width / size))))
  return lines.reduce((sum, count) => sum + count, 0) * size * LINE
}

function sizeFor(body: string, width: number, height: number): number {
  let size = LARGEST
  while (size > SMALLEST && heightAt(body, size, width) > height) size -= STEP
  return size
}

/** The geometry of a certificate with a filled text. The PDF and the preview in the console share it. */
export function certificateSheet(orientation: 'landscape' | 'portrait', body: string): CertificateSheet {
  const [width, height] = orientation === 'landscape' ? [LONG, SHORT] : [SHORT, LONG]
  const x = Math.round(width * MARGIN)
  const y = Math.round(height * 0.34)
  const room = { width: width - 2 * x, height: Math.round(height * 0.36) }
  return {
    width,
    height,
    frame: [22, 30],
    colours: { paper: '#fffdf6', frame: '#b08a3e', title: '#a3271f', text: '#2b2118', small: '#5f5140' },
    title: { y: Math.round(height * 0.15), size: 50, spacing: 14 },
    body: { x, y, ...room, size: sizeFor(body, room.width, room.height), lineHeight: LINE },
    issuer: { y: height - 148, size: 16, lineHeight: 1.7 },
    code: { x, y: height - 152, size: 76 },
    notes: { x: x + 88, y: height - 112, width: width - 2 * x - 88 - 190, size: 9.5 },
  }
}
