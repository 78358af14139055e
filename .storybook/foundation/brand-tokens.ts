import { accentTokens, contrast, type Rgb } from '../../packages/ui/src/accent/accent-tokens'
import { tokenThemes, tokenValue } from '../../packages/ui/src/story-support/token-sheet'
import sheet from '../../packages/ui/src/tokens.css?raw'

const themes = tokenThemes(sheet)
const HEX = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i

/** A colour as the page writes it; null for what is none. */
export function brandOf(text: string): Rgb | null {
  const [, red, green, blue] = HEX.exec(text.trim()) ?? []
  if (red === undefined || green === undefined || blue === undefined) return null
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** A pair of the theme and how well it can be read. */
export interface ReadPair {
  what: string
  ratio: number
}

export interface BrandTokens {
  tokens: Readonly<Record<string, string>>
  pairs: readonly ReadPair[]
}

/** What a theme makes of a brand colour. */
export function brandTokens(brand: Rgb, theme: 'light' | 'dark'): BrandTokens {
  const colour = (name: string) => brandOf(tokenValue(themes[theme], `--dw-color-${name}`)) ?? [0, 0, 0]
  const surfaces = ['surface-raised', 'surface-sunken', 'surface-hover']
  const tokens = accentTokens(brand, {
    surface: colour('surface'),
    surfaces: surfaces.map(colour),
    text: colour('text'),
    onAccent: colour('on-accent'),
  })
  const made = (name: string) => brandOf(String(tokens[name])) ?? [0, 0, 0]
  return {
    tokens,
    pairs: [
      { what: 'Words on a primary button', ratio: contrast(made('on-accent-fill'), made('accent-fill')) },
      { what: 'Links on the page', ratio: contrast(made('accent'), colour('surface')) },
      {
        what: 'Links on the darkest or lightest panel',
        ratio: Math.min(...surfaces.map((name) => contrast(made('accent'), colour(name)))),
      },
      { what: 'Links in a selected row', ratio: contrast(made('accent'), made('accent-tint')) },
      { what: 'Words in a selected row', ratio: contrast(colour('text'), made('accent-tint')) },
    ],
  }
}

export interface BrandChoice {
  brand: string
  radius: string
  density: string
}

/** The sheet of a page with this brand: what it sets, and for design tools what the widgets make of it. */
export function brandSheet({ brand, radius, density }: BrandChoice): string {
  const colour = brandOf(brand)
  if (!colour) return ''
  const computed = (theme: 'light' | 'dark') =>
    Object.entries(brandTokens(colour, theme).tokens)
      .map(([name, value]) => `   --dw-color-${name}: ${value}`)
      .join('\n')
  return `:root {
  --dw-accent: ${brand.trim()};
  --dw-radius: ${radius};
  --dw-density: ${density};
}

/* The widgets compute these themselves; they are here for design tools.
   light
${computed('light')}
   dark
${computed('dark')} */
`
}
