/** Custom properties of one theme by name, as the sheet writes them. */
export type TokenSet = Readonly<Record<string, string>>

/** Custom properties of the rule whose selector list contains the text. */
function properties(sheet: string, selector: string): TokenSet {
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const [, , declarations] = rules.find(([, selectors]) => selectors?.trim().split(/,\s*/).includes(selector)) ?? []
  if (declarations === undefined) throw new Error(`The sheet has no rule for ${selector}.`)
  return Object.fromEntries(
    [...declarations.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

/** The themes of the sheet; the automatic one as it looks on a dark system. */
export function tokenThemes(source: string) {
  const sheet = source.replace(/\/\*[\s\S]*?\*\//g, '')
  const light = properties(sheet, '[data-doorway]')
  const over = (theme: string): TokenSet => ({
    ...light,
    ...properties(sheet, `[data-doorway][data-theme='${theme}']`),
  })
  return { light, dark: over('dark'), 'high-contrast': over('high-contrast'), auto: over('auto') }
}

/** Follows `var()` to a plain value; a site's own override falls back to ours. */
export function tokenValue(theme: TokenSet, name: string): string {
  const value = theme[name]
  if (value === undefined) throw new Error(`The theme has no ${name}.`)
  const reference = /^var\((--[\w-]+)(?:,\s*(.+))?\)$/.exec(value)
  if (!reference) return value
  const [, other = '', fallback] = reference
  if (theme[other] !== undefined) return tokenValue(theme, other)
  return fallback ? tokenValue({ ...theme, '--fallback': fallback }, '--fallback') : ''
}
