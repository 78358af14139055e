import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fileURLToPath } from 'node:url'
import { lateSheets } from './late-sheets.ts'
import { browserConditions, sheetAliases } from '../../scripts/vite-source.mjs'

// The router's package names its development build whatever is asked for; visitors get the other one.
const routerBuild = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url))
const routerAliases = [
  { find: /^react-router$/, replacement: routerBuild('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
]

/**
 * Lets the build drop the router's parts that nobody uses (its Link, Form and NavLink): each is followed by an assignment
 * of its name, and made by a call that is not marked as free of effects.
 */
const unusedRouterParts = {
  name: 'unused-router-parts',
  transform: (code: string, id: string) =>
    /react-router[\\/]dist[\\/]production/.test(id)
      ? {
          // The router is no code of ours to step through.
          map: { mappings: '' },
          code: code
            .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
            .replaceAll(/= (React\w*)\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1.$2('),
        }
      : undefined,
}

// What list screens share besides the console's frame: here, and not where whole other screens come along.
const listParts =
  /ui[\\/]src[\\/](?:checkbox|chip|field|merged-refs|page-header|virtual-rows)[\\/]|admin-kit[\\/]src[\\/](?:browser|mutations)[\\/]|loading[\\/]use-ready\.|use-sync-external-store[\\/]|features[\\/](?:organizations[\\/](?:organizations\.queries|organization-codes)|users[\\/](?:users\.queries|use-dictionary-options))|(?:codecs|endpoints)[\\/]dictionaries|permission-codes/
// What portal and console both start with.
const everywhere =
  /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper|host[\\/]src[\\/](?:preferences|session[\\/]stored-token|strings[\\/]l|routes[\\/]paths|portal[\\/](?:pages\.ts|portal-page|use-page-strings|pages[\\/][\w-]+[\\/][\w-]+\.route)|bootstrap[\\/](?:app-container|console-skeleton|public-config|use-document-title)\.ts)/
// What every page of the portal starts with, its router among it.
const portalParts =
  /host[\\/]src[\\/](?:portal|routes|bootstrap[\\/](?:document|hydration-data|replay-events))|node_modules[\\/](?:react-router|react-router-dom|cookie|set-cookie-parser)[\\/]|tokens\.css/
// What the portal's pages look like, in one sheet: on a slow line one more file is one more turn before anything is seen.
const portalLooks =
  /host[\\/]src[\\/](?:portal[\\/](?!parts[\\/](?:preview|upload-queue)|pages[\\/]upload)|bootstrap[\\/]document)|ui[\\/]src[\\/]tokens/
const isPortalSheet = (file: string) => file.endsWith('.css') && portalLooks.test(file)
// Without the entries themselves: whoever shares a file with one would start it.
const besideTheEntries = /^(?!.*[\\/]src[\\/]entry-)/
// What forms stand on, what dialogs do, and what trees: fetched when the list is there, each in one file, because a file
// that imports a file that imports another costs a slow line a turn for each.
const formParts =
  /node_modules[\\/](?:react-hook-form|@hookform|@standard-schema|zod)[\\/]|packages[\\/]ui[\\/]src[\\/](?:\w+-field|controllable-state|textarea|radio-group|multi-select|progress-bar|tree-picker)[\\/]|api-client[\\/]src[\\/](?:rules[\\/](?!limits|search|menu|messages)|(?:endpoints|codecs)[\\/](?:areas|stages)\.)|forms[\\/](?:use-draft|draft-offer|use-error-text)\.|features[\\/](?:history[\\/](?:history-button|lazy-parts)|areas[\\/](?:area-picker|areas\.queries)|roles[\\/]roles\.queries)/
// Without what only tabs need.
const dialogParts =
  /node_modules[\\/]@radix-ui[\\/](?!react-(?:tabs|roving-focus|collection|direction|use-is-hydrated))|packages[\\/]ui[\\/]src[\\/]dialog[\\/](?!modal-focus)/
const treeParts =
  /node_modules[\\/](?:react-arborist|react-window|memoize-one|redux|react-dnd|react-dnd-html5-backend|@react-dnd|dnd-core|fast-deep-equal|@babel)[\\/]|modern[\\/](?:queriesObserver|useQueries)\.|packages[\\/]ui[\\/]src[\\/]tree[\\/]|admin-kit[\\/]src[\\/]tree[\\/]|features[\\/]organizations[\\/](?:organization-nodes|use-organization-tree)/
// The form of a user, in its dialog or as a page.
const userFormParts =
  /features[\\/]users[\\/]form[\\/](?:use-user-(?:editor|form|form-choices)|user-(?:editor-\w+|form|form-fields|form\.schema|record|conflict|conflict-panel|field-labels|server-errors)|describe-user-value|error-summary|id-card-facts|id-select|value-select|use-masked-hint|parents-section|\w+-(?:section|field)|part-time-field)\.tsx?$/

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), unusedRouterParts, ...(command === 'build' ? [lateSheets] : [])],
  resolve: {
    conditions: browserConditions,
    alias: command === 'build' ? [...sheetAliases, ...routerAliases] : sheetAliases,
  },
  worker: { format: 'es' as const },
  // Built, the server half stands alone; while developing, packages in CommonJS stay outside.
  ssr: {
    resolve: { conditions: ['doorway-source', 'module', 'node', 'development|production'] },
    noExternal: command === 'build' ? true : [/^@doorway\//],
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: true,
        target: 'chrome109',
        cssTarget: 'chrome109',
        // The document names what its page needs; deeper lists in every lazy import would weigh on all pages.
        modulePreload: false,
        // Pieces that most pages share travel together: many small files pack worse than one, and wait for each other.
        rolldownOptions: {
          input: ['src/entry-client.tsx', 'src/entry-console.tsx', 'src/entry-portal.ts'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'portal-sheet', test: isPortalSheet, priority: 7 },
                { name: 'vendor', test: everywhere, priority: 6 },
                { name: 'portal', tags: ['$initial'], test: portalParts, priority: 5 },
                { name: 'console', tags: ['$initial'], test: besideTheEntries, priority: 4 },
                { name: 'list-screens', test: listParts, priority: 3 },
                { name: 'pieces', test: /src[\\/]portal[\\/]parts[\\/](?:metadata|thumbnail|links)[\\/]/, priority: 2 },
                { name: 'lists', test: /src[\\/]portal[\\/]parts[\\/](?:list|list-rows)[\\/]/, priority: 2 },
                ...Object.entries({
                  forms: formParts,
                  dialogs: dialogParts,
                  trees: treeParts,
                  'user-form': userFormParts,
                }).map(
                  // As listed: through the index of a feature a part would bring the feature's screens along.
                  ([name, test]) => ({
                    name,
                    test,
                    minShareCount: 2,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  }),
                ),
              ],
            },
          },
        },
      },
}))
