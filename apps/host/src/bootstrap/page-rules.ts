import { preferenceAttributes, type Preferences } from '../preferences/preferences'
import { classesOf, criticalRules, parseSheet } from './critical-rules'

const built = import.meta.glob<string>('../../dist/client/assets/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** The parts of each built sheet, by its address. */
const sheetParts = new Map(
  Object.entries(import.meta.env.DEV ? {} : built).map(([path, text]) => [
    path.slice(path.lastIndexOf('/assets/')),
    parseSheet(text),
  ]),
)
// The document's own class, in addition to those of the markup.
const NOTICE = 'doorway-notice'

/** The rules of its sheets that a page is first painted with, in the order of the sheets; undefined while developing. */
export function rulesOfPage(sheets: readonly string[], markup: string, preferences: Preferences): string | undefined {
  const parts = sheets.map((address) => sheetParts.get(address))
  if (!parts.every((one) => one !== undefined)) return undefined
  const chosen = Object.entries(preferenceAttributes(preferences)).map(([name, value]) => `${name}=${value}`)
  return criticalRules(parts.flat(), { classes: classesOf(markup).add(NOTICE), preferences: new Set(chosen) })
}
