import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { languages, lazyParts, listExtras, listScreens, screens, userScreens } from '@doorway/admin-kit/chunks'
import { browserConditions, sheetAliases } from '../../scripts/build/vite-source'

/**
 * Lets the build drop the router's components that the portal does not use (Link, Form, NavLink): each is followed by an
 * assignment of its name, and created by a call that is not marked as pure. The one change to a library's text; see
 * docs/decisions/0008.
 */
const unusedRouterParts = {
  name: 'unused-router-parts',
  transform: (code: string, id: string) =>
    /node_modules[\\/]react-router[\\/]dist/.test(id)
      ? {
          // The router is no code of ours to step through.
          map: { mappings: '' },
          code: code
            .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
            .replaceAll(/= (React\w*)\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1.$2('),
        }
      : undefined,
}

// What the console starts with, its screens, and the forms and dialogs of its lists, by their groups.
const startsConsole =
  /^(?:vendor|console|forms|dialogs|record-fields|user-form|list-dialogs|list-extras|[\w-]+-screens)$/
/**
 * Starts these files with V8's compile hint: from Chromium 136 on their functions are compiled on another thread while a
 * file loads, instead of one by one on the page's thread when each is first called. See docs/decisions/0013.
 */
const compileHints: Plugin = {
  name: 'compile-hints',
  // After Vite's own lists of preloads, which would be in front of the comment: V8 reads it in the first line alone.
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !startsConsole.test(file.name)) continue
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        const map = bundle[`${file.fileName}.map`]
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";')
      }
    },
  },
}

// The host runs on React 19, which has this hook: without the copy for React 17, 0.5 KB of every list. Developing, the
// entry would say so in the console.
const reactHook = { find: 'use-sync-external-store/shim', replacement: 'use-sync-external-store' }

// What portal and console both start with.
const everywhere =
  /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper|host[\\/]src[\\/](?:preferences|brand|session[\\/](?:stored-token|leave-document|sign-out-elsewhere)|strings[\\/](?:common|content)-strings|strings[\\/]catalogues|config|routes[\\/](?:paths|portal-pages?|use-document-title)\.|portal[\\/](?:use-page-strings|pages[\\/][\w-]+[\\/][\w-]+\.route)|bootstrap[\\/]app-container\.ts)/
// What every page of the portal starts with, its router among it.
const portalParts =
  /host[\\/]src[\\/](?:portal|routes|bootstrap[\\/](?:document|hydration-data|late-page|reader-intent|replay-events))|node_modules[\\/](?:react-router|react-router-dom|cookie|set-cookie-parser)[\\/]|tokens\.css/
// What the portal's pages look like, in one sheet: on a slow line each further file costs a round trip before the first paint.
const portalLooks =
  /host[\\/]src[\\/](?:portal[\\/](?!parts[\\/](?:preview|upload-queue|own-todos)|parts[\\/]form-fields|pages[\\/](?:upload|self-edit|personal-center|change-school|competition|my-results|judging|register|user-register|forgot-password|preschool[\\/](?:questions|submissions))[\\/])|bootstrap[\\/]document)|[\\/]tokens\.css/
const isDialog = /(?:dialogs?|questions|editor)-/
const isPage = /\.page-/
// Files that every page of the portal, or every list of the console, starts with.
const startsEveryPage = /assets\/(?:rolldown-runtime|vendor|portal|console|list-screens|entry-\w+)-/
// What the console's frame loads when it is idle, in one file with what its lists load then.
const frameLate =
  /host[\\/]src[\\/]console[\\/](?:unread-badge|idle-parts|new-version|service-worker)[./\\]|ui[\\/](?:src|dist)[\\/]badge[\\/]|messages[\\/]inbox[\\/]inbox\.queries|endpoints[\\/]notifications\./
const isPortalSheet = (file: string) => file.endsWith('.css') && portalLooks.test(file)
// Without the entries themselves: importing a chunk that contains an entry would run it.
const exceptEntries = /^(?!.*[\\/]src[\\/]entry-)/
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), unusedRouterParts, compileHints],
  resolve: {
    conditions: browserConditions,
    alias: command === 'build' ? [...sheetAliases, reactHook] : sheetAliases,
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
        // For the operator: no page names them, and the server does not send them.
        sourcemap: 'hidden',
        target: 'chrome109',
        cssTarget: 'chrome109',
        // A dialog is fetched with all that it imports, in one round trip in place of several. The files that every page
        // starts with have no such lists, nor have the portal's pages: the document names what its page needs.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file: string, names: string[], { hostId }: { hostId: string }) =>
            isDialog.test(file) && !startsEveryPage.test(hostId) && !isPage.test(hostId)
              ? names.filter((name) => !startsEveryPage.test(name))
              : [],
        },
        // Parts that most pages share are in one chunk: many small files compress worse and wait for each other.
        rolldownOptions: {
          input: ['src/entry-client.tsx', 'src/entry-console.tsx', 'src/entry-portal.ts'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'portal-sheet', test: isPortalSheet, priority: 7 },
                { name: 'vendor', test: everywhere, priority: 6 },
                { name: 'portal', tags: ['$initial'], test: portalParts, priority: 5 },
                { name: 'console', tags: ['$initial'], test: exceptEntries, priority: 4 },
                { ...listScreens, priority: 3 },
                { ...userScreens, priority: 2, includeDependenciesRecursively: false },
                { ...screens, priority: 1, includeDependenciesRecursively: false },
                ...languages.map((group) => ({ ...group, priority: 1 })),
                {
                  name: 'pieces',
                  test: /src[\\/]portal[\\/]parts[\\/](?:thumbnail[\\/](?:generated|cover|picture)|links[\\/]|columns[\\/])/,
                  priority: 2,
                },
                {
                  name: 'states',
                  test: /src[\\/]portal[\\/]parts[\\/]states[\\/](?!strings[\\/]\w\w\.)/,
                  priority: 3,
                  includeDependenciesRecursively: false,
                },
                { name: 'lists', test: /src[\\/]portal[\\/]parts[\\/](?:list|list-rows)[\\/]/, priority: 2 },
                {
                  name: listExtras.name,
                  test: new RegExp(`${listExtras.test.source}|${frameLate.source}`),
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                // As listed: through the index of a feature a part would bring the feature's screens along.
                ...lazyParts.map((group) => ({
                  ...group,
                  minShareCount: 2,
                  priority: 1,
                  includeDependenciesRecursively: false,
                })),
              ],
            },
          },
        },
      },
}))
