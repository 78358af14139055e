/** Sizes and weights of text in the frame and its first list; the skeleton's own is the base with 400. */
const FONTS = [
  { weight: 600, size: 'base' },
  { weight: 700, size: 'base' },
  { weight: 400, size: 'm' },
  { weight: 600, size: 'm' },
  { weight: 400, size: 's' },
  { weight: 600, size: 'l' },
].map(({ weight, size }) => `${weight} var(--dw-font-size-${size})/1 var(--dw-font-family)`)

/**
 * Lays out a text in each font, one in each frame, and removes it. Documents contain this function's text, so that it uses
 * nothing from outside itself.
 */
export function layOutFonts(text: string, fonts: readonly string[]): void {
  const sample = document.createElement('p')
  sample.textContent = text
  sample.setAttribute('aria-hidden', 'true')
  sample.style.cssText = 'position:absolute;visibility:hidden;margin:0'
  const layOutFrom = (index: number) => {
    const font = fonts[index]
    if (font === undefined) return sample.remove()
    sample.style.font = font
    document.documentElement.append(sample)
    requestAnimationFrame(() => layOutFrom(index + 1))
  }
  // Behind the first paint.
  requestAnimationFrame(() => setTimeout(() => layOutFrom(0)))
}

/**
 * Returns a script that lets the browser look up the fonts of the first list while the console's files load. The first
 * layout of a page would do so for each size and weight, which takes a third of its time. See docs/decisions/0013.
 * `words` are in the reader's language; Latin letters and digits are added.
 */
export const fontWarmUp = (words: string): string =>
  `(${String(layOutFonts)})(${JSON.stringify(`${words} A1`)},${JSON.stringify(FONTS)})`
