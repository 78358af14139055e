/** A colour in sRGB, each part from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** What an accent stands on, and what is written next to it. */
export interface AccentGround {
  surface: Rgb
  /** The other surfaces that words in the accent are set on. */
  surfaces: readonly Rgb[]
  text: Rgb
  /** Words on the readable accent, as the theme has them. */
  onAccent: Rgb
  /** The tint that the page has chosen; mixed without one. */
  tint?: Rgb
  /** The page's accent under the pointer; mixed without one, and where nothing could be read on it. */
  hover?: Rgb
}

/** WCAG 2.2, 1.4.3. */
const ENOUGH = 4.5
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours by WCAG 2: 1 is none, 21 is black on white. */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

const mix = ([r1, g1, b1]: Rgb, [r2, g2, b2]: Rgb, share: number): Rgb => {
  const part = (one: number, other: number) => Math.round(one + (other - one) * share)
  return [part(r1, r2), part(g1, g2), part(b1, b2)]
}

const hexOf = (colour: Rgb) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** The first shade between a colour and another one that is suitable. */
function shadeOf(colour: Rgb, to: Rgb, isSuitable: (shade: Rgb) => boolean): Rgb {
  for (let step = 0; step < 100; step++) {
    const shade = mix(colour, to, step / 100)
    if (isSuitable(shade)) return shade
  }
  return to
}

/**
 * The tokens of a page's accent, by name behind `--dw-color-`. Primary buttons have the accent itself, with the words on
 * it that can be read; everything else has the nearest shade that can be read on the surfaces of the theme.
 */
export function accentTokens(accent: Rgb, ground: AccentGround): Readonly<Record<string, string>> {
  const { surface, surfaces, text, onAccent } = ground
  const tint = ground.tint ?? mix(surface, accent, 0.1)
  const isDark = luminance(surface) < luminance(text)
  const grounds = [surface, ...surfaces, tint, onAccent]
  const isReadable = (shade: Rgb) => grounds.every((other) => contrast(shade, other) >= ENOUGH)
  const readable = shadeOf(accent, isDark ? WHITE : BLACK, isReadable)
  const words = [onAccent, text, WHITE, BLACK].find((colour) => contrast(colour, accent) >= ENOUGH) ?? BLACK
  // Away from the words on it, a fill is read even better.
  const away = luminance(words) > 0.5 ? BLACK : WHITE
  const given = ground.hover ?? accent
  const hasGiven = ground.hover !== undefined && contrast(given, words) >= ENOUGH
  return {
    accent: hexOf(readable),
    'accent-hover': hexOf(hasGiven && isReadable(given) ? given : mix(readable, text, 0.16)),
    'accent-tint': hexOf(tint),
    'accent-fill': hexOf(accent),
    'accent-fill-hover': hexOf(hasGiven ? given : mix(accent, away, 0.16)),
    'on-accent-fill': hexOf(words),
  }
}
