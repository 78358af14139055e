import { tokenValue, type TokenSet } from './token-sheet'

/** A foreground and its background: two names behind `--dw-color-`. */
export type ColourPair = readonly [foreground: string, ground: string]

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover']

/** Every pair that words are set in; 4.5:1 at least, 7:1 in high contrast. */
export const textPairs: ColourPair[] = [
  ...['text', 'text-muted', 'text-subtle', 'accent', 'danger', 'success', 'warning'].flatMap((name) =>
    surfaces.map((surface): ColourPair => [name, surface]),
  ),
  ['text', 'accent-tint'],
  ['accent', 'accent-tint'],
  ['success', 'success-tint'],
  ['warning', 'warning-tint'],
  ['danger', 'danger-tint'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'warm'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
]

/** Edges of controls and the focus ring; 3:1 at least. */
export const controlPairs: ColourPair[] = ['border-strong', 'focus'].flatMap((name) =>
  surfaces.map((surface): ColourPair => [name, surface]),
)

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of a pair in a theme, by WCAG 2: 1 is none, 21 is black on white. */
export function contrastOf(theme: TokenSet, [foreground, ground]: ColourPair): number {
  const [bright = 0, dim = 0] = [foreground, ground]
    .map((name) => luminance(tokenValue(theme, `--dw-color-${name}`)))
    .sort((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}
