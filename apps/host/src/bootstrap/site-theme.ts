const LIGHT_GROUND = [255, 255, 255] as const
const DARK_GROUND = [20, 25, 31] as const
/** Text and controls in the site's colour stay readable (WCAG 2.2 AA). */
const LEAST_CONTRAST = 4.6
const STEPS = 40

type Colour = readonly [number, number, number]

function parse(hex: string): Colour | undefined {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)]
}

const text = (colour: Colour) => `rgb(${colour.map(Math.round).join(' ')})`

function mix(a: Colour, b: Colour, share: number): Colour {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** The colour, moved away from the ground until it can be read on it. */
function readable(colour: Colour, ground: Colour, away: Colour): Colour {
  for (let step = 0; step <= STEPS; step += 1) {
    const moved = mix(colour, away, step / STEPS)
    if (contrast(moved, ground) >= LEAST_CONTRAST) return moved
  }
  return away
}

/** A site's colour as variables for both themes; none for a site without one, or with something that is no colour. */
export function siteTheme(accent: string | null): Record<string, string> {
  const colour = accent === null ? undefined : parse(accent)
  if (!colour) return {}
  const light = readable(colour, LIGHT_GROUND, [0, 0, 0])
  const dark = readable(mix(colour, [255, 255, 255], 0.35), DARK_GROUND, [255, 255, 255])
  return {
    '--dw-site-accent': text(light),
    '--dw-site-accent-hover': text(mix(light, [0, 0, 0], 0.2)),
    '--dw-site-accent-tint': text(mix(light, LIGHT_GROUND, 0.92)),
    '--dw-site-accent-dark': text(dark),
    '--dw-site-accent-dark-hover': text(mix(dark, [255, 255, 255], 0.25)),
    '--dw-site-accent-dark-tint': text(mix(dark, DARK_GROUND, 0.85)),
  }
}
