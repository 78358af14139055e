import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

/**
 * Gives the console's sources a copy of the router of their own: they use a seventh of what the portal's pages do, and a
 * file shared by both would bring the whole.
 */
const consoleRouter = {
  name: 'console-router',
  enforce: 'pre' as const,
  resolveId: (source: string, importer?: string) => {
    if (source === 'react-router-dom' && /host[\\/]src[\\/]console[\\/]/.test(importer ?? ''))
      return `${routerBuild('index.mjs')}?console`
    return importer?.endsWith('.mjs?console') && source.startsWith('.')
      ? `${join(dirname(importer), source)}?console`
      : undefined
  },
}

// What list screens share besides the console's frame: here, and not where whole other screens come along.
const listParts =
  /ui[\\/]src[\\/](?:checkbox|chip|field|joined-ref|page-header|row-window)[\\/]|provider[\\/](?:browser-actions|use-(?:container-width|host-mutation|notify|ready))\.|use-sync-external-store[\\/]|features[\\/](?:organizations[\\/](?:organizations\.queries|organization-codes)|users[\\/]users\.queries)|codecs[\\/]dictionaries|permission-codes/
// What portal and console both start with.
const everywhere =
  /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper|host[\\/]src[\\/](?:preferences|session[\\/]stored-token|strings[\\/]l|routes[\\/]paths|document[\\/](?:console-skeleton|public-config)\.ts)/
// What every page of the portal starts with, its router among it.
const portalParts =
  /host[\\/]src[\\/](?:portal|routes|document)[\\/]|node_modules[\\/](?:react-router|react-router-dom|cookie|set-cookie-parser)[\\/](?!.*\?console$)|tokens\.css/
// What the portal's pages look like, in one sheet: on a slow line one more file is one more turn before anything is seen.
const portalLooks = /host[\\/]src[\\/](?:portal[\\/](?!preview|upload)|document[\\/]document)|ui[\\/]src[\\/]tokens/
const isPortalSheet = (file: string) => file.endsWith('.css') && portalLooks.test(file)
// Without the entries themselves: whoever shares a file with one would start it.
const besideTheEntries = /^(?!.*[\\/]src[\\/]entry-)/
// What forms stand on, and what dialogs do: fetched when the list is there.
const formParts =
  /node_modules[\\/](?:react-hook-form|@hookform|zod)[\\/]|packages[\\/]ui[\\/]src[\\/](?:\w+-field|textarea|radio-group|multi-select|progress-bar)[\\/]|api-client[\\/]src[\\/]rules[\\/](?!limits|search|menu|messages)|provider[\\/](?:use-draft|draft-offer|use-error-text)\./
const dialogParts = /node_modules[\\/]@radix-ui[\\/]|packages[\\/]ui[\\/]src[\\/]dialog[\\/](?!modal-focus)/

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), unusedRouterParts, ...(command === 'build' ? [consoleRouter] : [])],
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
                { name: 'pieces', test: /src[\\/]portal[\\/](?:facts|cover)[\\/]/, priority: 2 },
                { name: 'lists', test: /src[\\/]portal[\\/](?:list|rows)[\\/]/, priority: 2 },
                { name: 'forms', test: formParts, minShareCount: 2, priority: 1 },
                { name: 'dialogs', test: dialogParts, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
}))
