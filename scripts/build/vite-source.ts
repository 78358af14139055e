// How Vite reads the packages' sources: by the export condition, and by an alias where Vite's sheet resolver ignores it.
import { fileURLToPath } from 'node:url'

/** Conditions of `resolve` for code that runs in the browser, with Vite's own defaults behind ours. */
export const browserConditions = ['doorway-source', 'module', 'browser', 'development|production']

/** Imports of the components' sheets inside a sheet: Vite resolves those with conditions of its own. */
export const sheetAliases = ['styles', 'components'].map((sheet) => ({
  find: `@doorway/ui/${sheet}.css`,
  replacement: fileURLToPath(new URL(`../../packages/ui/src/${sheet}.css`, import.meta.url)),
}))
