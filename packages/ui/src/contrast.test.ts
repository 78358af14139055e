import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** Custom properties of the rule whose selector list contains the text. */
function properties(selector: string): Record<string, string> {
  const rule = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find((match) =>
    (match[1] ?? '').trim().split(/,\s*/).includes(selector),
  )
  return Object.fromEntries(
    [...(rule?.[2] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]),
  )
}

const light = properties('[data-doorway]')
const themes = {
  light,
  dark: { ...light, ...properties("[data-doorway][data-theme='dark']") },
  'high-contrast': { ...light, ...properties("[data-doorway][data-theme='high-contrast']") },
}

/** Follows `var()` to a hex colour; a site's own override falls back to ours. */
function colour(theme: Record<string, string>, name: string): string {
  const value = theme[name] ?? ''
  const reference = /^var\((--[\w-]+)(?:,\s*(.+))?\)$/.exec(value)
  if (!reference) return value
  const [, other = '', fallback] = reference
  if (theme[other] !== undefined) return colour(theme, other)
  return fallback ? colour({ ...theme, '--fallback': fallback }, '--fallback') : ''
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover']
const text: [string, string][] = [
  ...['text', 'text-muted', 'text-subtle', 'accent', 'danger', 'success', 'warning'].flatMap((name) =>
    surfaces.map((surface): [string, string] => [name, surface]),
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
const controls: [string, string][] = surfaces.flatMap((surface): [string, string][] => [
  ['border-strong', surface],
  ['focus', surface],
])

describe.each(Object.entries(themes))('the %s theme', (name, theme) => {
  const ratio = ([one, other]: [string, string]) =>
    contrast(colour(theme, `--dw-color-${one}`), colour(theme, `--dw-color-${other}`))
  const enough = name === 'high-contrast' ? 7 : 4.5

  it.each(text)(`shows %s on %s at ${enough}:1 or more`, (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(enough)
  })

  it.each(controls)('shows %s on %s at 3:1 or more', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3)
  })
})
