/** Custom properties of one theme by name, as the sheet writes them. */
export type TokenSet = Readonly<Record<string, string>>

/** Custom properties of the rule whose selector list contains the text. */
function properties(sheet: string, selector: string): TokenSet {
  const rule = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find((match) =>
    (match[1] ?? '').trim().split(/,\s*/).includes(selector),
  )
  return Object.fromEntries(
    [...(rule?.[2] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]),
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
  const value = theme[name] ?? ''
  const reference = /^var\((--[\w-]+)(?:,\s*(.+))?\)$/.exec(value)
  if (!reference) return value
  const [, other = '', fallback] = reference
  if (theme[other] !== undefined) return tokenValue(theme, other)
  return fallback ? tokenValue({ ...theme, '--fallback': fallback }, '--fallback') : ''
}
