// How Vite reads the packages' sources: by the export condition, and by an alias where Vite's sheet resolver ignores it.
import { fileURLToPath } from 'node:url'

/** Conditions of `resolve` for code that runs in the browser, with Vite's own defaults behind ours. */
export const browserConditions = ['doorway-source', 'module', 'browser', 'development|production']

/** `@import '@doorway/ui/styles.css'` inside a sheet: Vite resolves those with conditions of its own. */
export const sheetAliases = [
  {
    find: '@doorway/ui/styles.css',
    replacement: fileURLToPath(new URL('../../packages/ui/src/styles.css', import.meta.url)),
  },
]
