/** Sizes and weights of text in the frame and its first list; 14 px and 400 are those of the skeleton. */
const FONTS = [
  { weight: 600, size: 'base' },
  { weight: 700, size: 'base' },
  { weight: 400, size: 'm' },
  { weight: 600, size: 'm' },
  { weight: 400, size: 's' },
  { weight: 600, size: 'l' },
].map(({ weight, size }) => `${weight} var(--dw-font-size-${size})/1 var(--dw-font-family)`)

/**
 * Lays out a few characters in each font, one in each frame, and removes them. Documents contain its text, so that it
 * uses nothing from outside itself.
 */
export function layOutFonts(fonts: readonly string[]): void {
  const sample = document.createElement('p')
  sample.textContent = '文Aa1'
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
 * A script that lets the browser look up the fonts of the first list while the console's files load. The first layout of
 * a page would do so for each size and weight, which takes a third of its time. See docs/decisions/0013.
 */
export const fontWarmUp = `(${String(layOutFonts)})(${JSON.stringify(FONTS)})`
