import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf, controlPairs, textPairs } from './story-support/contrast'
import { tokenThemes } from './story-support/token-sheet'

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const { auto, ...themes } = tokenThemes(sheet)

describe.each(Object.entries(themes))('the %s theme', (name, theme) => {
  const enough = name === 'high-contrast' ? 7 : 4.5

  it.each(textPairs)(`shows %s on %s at ${enough}:1 or more`, (...pair) => {
    expect(contrastOf(theme, pair)).toBeGreaterThanOrEqual(enough)
  })

  it.each(controlPairs)('shows %s on %s at 3:1 or more', (...pair) => {
    expect(contrastOf(theme, pair)).toBeGreaterThanOrEqual(3)
  })
})

describe('the automatic theme', () => {
  it('is the dark one on a dark system', () => {
    expect(auto).toEqual(themes.dark)
  })
})

describe('what a site may set around Doorway', () => {
  it.each(['--dw-accent', '--dw-radius', '--dw-font', '--dw-density'])('%s is read and never declared', (name) => {
    expect(sheet).toContain(`var(${name},`)
    expect(sheet).not.toMatch(new RegExp(`${name}:`))
  })
})
