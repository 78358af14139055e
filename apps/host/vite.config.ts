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
        // Pieces that most pages share travel together: many small files pack worse than one.
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
                },
                { name: 'pieces', test: /src[\\/]portal[\\/](?:facts|cover)[\\/]/ },
                { name: 'lists', test: /src[\\/]portal[\\/](?:list|rows)[\\/]/ },
              ],
            },
          },
        },
      },
}))
