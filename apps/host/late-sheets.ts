import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const components = fileURLToPath(new URL('../../packages/ui/src/styles.css', import.meta.url))
const isKitSheet = (id: string) => id.endsWith('packages/admin-kit/src/styles.css')

// Only sheets that no other one overrides by coming later: these arrive when their first part does.
const lateComponents =
  'breadcrumb|card-grid|chart-frame|dual-list|image-crop|multi-select|rich-text|stat-tile|steps|tooltip|tree-picker|upload-list'
const lateFeatures = 'areas|password|roles|self-edit|session'

/** The lines of the one sheet that are left out until their parts come. */
export const lateImport = new RegExp(`^@import './(?:features/)?(?:${lateComponents}|${lateFeatures})/.*\n`, 'gm')
const latePart = new RegExp(
  `packages[\\\\/](?:ui[\\\\/]src|admin-kit[\\\\/]src[\\\\/]features)[\\\\/](${lateComponents}|${lateFeatures}|organizations)[\\\\/][\\w.-]+\\.tsx$`,
)

/** The sheet of a part; organisations look as areas do. */
const sheetBeside = (folder: string) => (folder === 'organizations' ? '../areas/areas.css' : `./${folder}.css`)

/**
 * Puts late sheets behind the console's own, which stands in the body so that the frame is painted before it has come:
 * what comes later counts.
 */
function placedLast(code: string): string {
  const placed = code.replace(
    'document.head.appendChild(link)',
    '(isCss ? document.body : document.head).appendChild(link)',
  )
  if (placed === code) throw new Error('The bundler adds late sheets in another way now: see late-sheets.ts.')
  return placed
}

/**
 * Gives parts that no first screen of the console needs their own sheets, which come with their scripts. Hosts of other
 * people have the one sheet of all (embedding); this host fetches two thirds of it before its first row.
 */
export const lateSheets = {
  name: 'late-sheets',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (isKitSheet(id)) {
      // Every document of this host brings the tokens itself: they are seen before the sheets have come.
      const early = readFileSync(components, 'utf8').replaceAll(lateImport, '').replace("@import './tokens.css';", '')
      const inPlace = early.replaceAll("@import './", "@import '../../ui/src/")
      return code.replaceAll(lateImport, '').replace("@import '@doorway/ui/styles.css';", inPlace)
    }
    if (id.endsWith('vite/preload-helper.js')) return { code: placedLast(code), map: null }
    const folder = latePart.exec(id)?.[1]
    return folder === undefined ? undefined : { code: `import '${sheetBeside(folder)}';${code}`, map: null }
  },
}
