import { describe, expect, it } from 'vitest'
import { contrast, siteTheme } from './site-theme'

const numbersOf = (colour = '') => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  return [red, green, blue] as const
}

describe('the colours of a site', () => {
  it.each(['#1f5fa8', '#0f766e', '#ffee00', '#ffffff', '#000000', '#b4532a'])(
    'can be read in both themes: %s',
    (accent) => {
      const theme = siteTheme(accent)
      expect(contrast(numbersOf(theme['--dw-site-accent']), [255, 255, 255])).toBeGreaterThanOrEqual(4.5)
      expect(
        contrast(numbersOf(theme['--dw-site-accent']), numbersOf(theme['--dw-site-accent-tint'])),
      ).toBeGreaterThanOrEqual(3.9)
      expect(contrast(numbersOf(theme['--dw-site-accent-dark']), [20, 25, 31])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([null, '', 'red', '#12', '#1f5fa8;background:url(x)'])('are none for %j', (accent) => {
    expect(siteTheme(accent)).toEqual({})
  })
})
