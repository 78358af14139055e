import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
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

// What the console's frame and most of its screens stand on; words of a language and what comes later stay apart.
const consoleParts =
  /packages[\\/](?:api-client[\\/]src|admin-kit[\\/]src[\\/](?:i18n|navigation|provider|features[\\/](?:menu-router|tabs))|ui[\\/]src[\\/](?:avatar|button|card|checkbox|chip|dialog|field|icon|joined-ref|loading-bar|menu|own-props|page-header|popover|popup|root|row-window|select|skeleton|state-panel|tab-strip|text-field|toast))[\\/](?!(?:.*[\\/])?(?:leave-dialog|popup-layer|zh|en|ja|ko|tw)\.tsx?)|host[\\/]src[\\/](?:session|console)[\\/](?!strings|.*\.page\.tsx)|features[\\/](?:organizations[\\/]organization-(?:nodes|codes|draft)|\w+[\\/]\w+\.queries)\.ts/
// What dialogs with forms stand on: fetched when the list is there.
const formParts =
  /node_modules[\\/](?:react-hook-form|@hookform)[\\/]|packages[\\/]ui[\\/]src[\\/](?:\w+-field|textarea|radio-group|multi-select|progress-bar)[\\/]/

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), unusedRouterParts],
  resolve: {
    conditions: browserConditions,
    alias: command === 'build' ? [...sheetAliases, ...routerAliases] : sheetAliases,
  },
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
          input: ['src/entry-client.tsx', 'src/entry-portal.ts'],
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
                  priority: 5,
                },
                { name: 'start', test: /^(?!.*entry-portal)/, tags: ['$initial'], priority: 4 },
                { name: 'pieces', test: /src[\\/]portal[\\/](?:facts|cover)[\\/]/, priority: 2 },
                { name: 'lists', test: /src[\\/]portal[\\/](?:list|rows)[\\/]/, priority: 2 },
                { name: 'forms', test: formParts, minShareCount: 2, priority: 1 },
                { name: 'console', test: consoleParts, priority: 3 },
              ],
            },
          },
        },
      },
}))
