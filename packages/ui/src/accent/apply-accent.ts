import { accentTokens, type AccentGround, type Rgb } from './accent-tokens'

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/

/** A colour in any notation of CSS, as it looks on a ground; null for what is no colour. */
function colourOf(pixel: CanvasRenderingContext2D, css: string, ground: string): Rgb | null {
  // What is no colour leaves the one before.
  pixel.fillStyle = '#010203'
  pixel.fillStyle = css
  const known = pixel.fillStyle
  if (known === '#010203') return null
  const [, ...parts] = HEX.exec(known) ?? []
  // A browser that hides what a canvas shows still serialises plain colours.
  const [red, green, blue] = parts.map((part) => Number.parseInt(part, 16))
  if (red !== undefined && green !== undefined && blue !== undefined) return [red, green, blue]
  for (const colour of [ground, css]) {
    pixel.fillStyle = colour
    pixel.fillRect(0, 0, 1, 1)
  }
  const [r = 0, g = 0, b = 0] = pixel.getImageData(0, 0, 1, 1).data
  return [r, g, b]
}

function groundOf(colour: (name: string) => Rgb | null): AccentGround | null {
  const [surface, text, onAccent] = ['color-surface', 'color-text', 'color-on-accent'].map(colour)
  const others = ['raised', 'sunken', 'hover'].map((name) => colour(`color-surface-${name}`))
  if (!surface || !text || !onAccent) return null
  const [tint, hover] = [colour('accent-tint'), colour('accent-hover')]
  return {
    surface,
    text,
    onAccent,
    surfaces: others.filter((other) => other !== null),
    ...(tint && { tint }),
    ...(hover && { hover }),
  }
}

function tokensOf(root: HTMLElement): Readonly<Record<string, string>> {
  const style = getComputedStyle(root)
  const valueOf = (name: string) => style.getPropertyValue(`--dw-${name}`).trim()
  // Its first pixel shows what a colour looks like.
  const pixel = document.createElement('canvas').getContext('2d')
  // High contrast has an accent of its own.
  if (!pixel || root.dataset['theme'] === 'high-contrast') return {}
  const colour = (name: string) => colourOf(pixel, valueOf(name), valueOf('color-surface'))
  const [accent, ground] = [colour('accent'), groundOf(colour)]
  return accent && ground ? accentTokens(accent, ground) : {}
}

const names = ['accent', 'accent-hover', 'accent-tint', 'accent-fill', 'accent-fill-hover', 'on-accent-fill']

/** Gives a root the tokens of the accent that the page has set around it, and takes them away where there is none. */
export function applyAccent(root: HTMLElement): void {
  const tokens = tokensOf(root)
  for (const name of names) {
    const value = tokens[name]
    if (value === undefined) root.style.removeProperty(`--dw-color-${name}`)
    else root.style.setProperty(`--dw-color-${name}`, value)
  }
}
