import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tokenThemes, tokenValue } from '../story-support/token-sheet'
import { accentTokens, contrast, type AccentGround, type Rgb } from './accent-tokens'

const themes = tokenThemes(readFileSync(new URL('../tokens.css', import.meta.url), 'utf8'))
const rgbOf = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return [red, green, blue]
}
const groundOf = (theme: 'light' | 'dark'): AccentGround => {
  const colour = (name: string) => rgbOf(tokenValue(themes[theme], `--dw-color-${name}`))
  return {
    surface: colour('surface'),
    surfaces: ['surface-raised', 'surface-sunken', 'surface-hover'].map(colour),
    text: colour('text'),
    onAccent: colour('on-accent'),
  }
}

// Brands as they come: from white over yellow and every hue to black, pale, plain and dark.
const accents = (
  '#ffffff #f5f5f5 #cccccc #888888 #767676 #444444 #000000 #ffff00 #ffd400 #f7c600 #fff59d #ff9800 #ff5722 #e53935 #ffcdd2 #b71c1c #ff4081 ' +
  '#880e4f #9c27b0 #e1bee7 #4a148c #3f51b5 #1f5fbf #2196f3 #00bcd4 #00ffff #009688 #4caf50 #00ff00 #cddc39 #8bc34a #1b5e20 #795548 #607d8b'
).split(' ')

/** Every pair of a token of the accent and what stands under or on it. */
function contrastsOf(accent: string, ground: AccentGround): number[] {
  const colours = accentTokens(rgbOf(accent), ground)
  const token = (name: string) => rgbOf(colours[name] ?? '')
  const { surface, surfaces, text, onAccent } = ground
  const grounds = [surface, ...surfaces, token('accent-tint'), onAccent]
  return [
    ...grounds.flatMap((other) => [contrast(token('accent'), other), contrast(token('accent-hover'), other)]),
    contrast(text, token('accent-tint')),
    contrast(token('on-accent-fill'), token('accent-fill')),
    contrast(token('on-accent-fill'), token('accent-fill-hover')),
  ]
}

describe.each(['light', 'dark'] as const)('any accent in the %s theme', (theme) => {
  const ground = groundOf(theme)

  it.each(accents)('%s can be read at 4.5:1 or more, on all surfaces and with words on it', (accent) => {
    expect(Math.min(...contrastsOf(accent, ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(accents)('%s is the colour of a primary button as it is', (accent) => {
    expect(accentTokens(rgbOf(accent), ground)['accent-fill']).toBe(accent)
  })

  it('is changed no more than needed', () => {
    const readable = theme === 'light' ? '#1f5fbf' : '#7fb0f2'
    expect(accentTokens(rgbOf(readable), ground)['accent']).toBe(readable)
  })

  it('takes the tint and the hover that the page has chosen, as far as words on them can be read', () => {
    const tint: Rgb = theme === 'light' ? [255, 250, 230] : [40, 36, 10]
    const accent = rgbOf('#ffd400')
    const good = accentTokens(accent, { ...ground, tint, hover: [255, 220, 60] })
    expect(rgbOf(good['accent-tint'] ?? '')).toEqual(tint)
    expect(rgbOf(good['accent-fill-hover'] ?? '')).toEqual([255, 220, 60])
    const poor = accentTokens(accent, { ...ground, hover: [90, 80, 0] })
    expect(contrast(rgbOf(poor['on-accent-fill'] ?? ''), rgbOf(poor['accent-fill-hover'] ?? ''))).toBeGreaterThan(4.5)
  })
})

describe('the yellow of a site', () => {
  it('has dark words on its buttons, and a dark shade for words', () => {
    const tokens = accentTokens(rgbOf('#ffd400'), groundOf('light'))
    expect(tokens['on-accent-fill']).toBe('#1b1f24')
    expect(contrast(rgbOf(tokens['accent'] ?? ''), [255, 255, 255])).toBeLessThan(6.5)
  })
})
