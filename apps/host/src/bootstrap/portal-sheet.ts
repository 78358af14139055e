import { preferenceAttributes, type Preferences } from '../preferences/preferences'
import { classesOf, criticalRules, parseSheet } from './critical-rules'

const built = import.meta.glob<string>('../../dist/client/assets/portal-sheet-*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const [path, text] = import.meta.env.DEV ? [] : (Object.entries(built)[0] ?? [])
const address = path?.slice(path.lastIndexOf('/assets/'))
// The document's own class, in addition to those of the markup.
const NOTICE = 'doorway-notice'
const parts = text === undefined ? [] : parseSheet(text)

/**
 * The rules of the portal's sheet that a page is first painted with; undefined for a page with other sheets, and while
 * developing.
 */
export function rulesOfPage(sheets: readonly string[], markup: string, preferences: Preferences): string | undefined {
  if (sheets.length !== 1 || sheets[0] !== address) return undefined
  const chosen = Object.entries(preferenceAttributes(preferences)).map(([name, value]) => `${name}=${value}`)
  return criticalRules(parts, { classes: classesOf(markup).add(NOTICE), preferences: new Set(chosen) })
}
