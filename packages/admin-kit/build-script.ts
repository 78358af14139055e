// Writes the script tag: one folder that any web server can hold, React inside, every screen in files of its own.
import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { browserConditions, sheetAliases } from '../../scripts/build/vite-source'

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The validation library has its settings in a global, for copies of itself; on the page of somebody else it has none. */
const withoutGlobals: Plugin = {
  name: 'without-globals',
  transform: (code, id) =>
    /\/zod\/v4\/core\/(?:core|registries)\.js$/.test(id.replaceAll('\\', '/'))
      ? { code: `const moduleScope = {};${code.replaceAll('globalThis', 'moduleScope')}`, map: null }
      : undefined,
}

/** Names of modules that nearly every screen has around its own parts. */
const frameModules = [
  'adopt-rules|async-boundary|attached-ref|browser-actions|button|comma-lists|envelope|error-boundary|failure-panel|first',
  'flags|late-texts|lazy-component|lazy-part|locales|page-header|portal-target|skeleton|state-panel|ui-context',
  'use-api|use-client-state|use-container-width|use-host-mutation|use-latest|use-location|use-merged-refs|use-notify',
  'use-prefetch|use-ready|use-session|warn-once|widget',
  String.raw`codecs[\\/]roles|endpoints[\\/]current-user`,
].join('|')
const components = (names: string) => new RegExp(String.raw`ui[\\/]src[\\/](?:${names})[\\/]`)

/**
 * Modules that the same screens share are one file in place of many. What a page fetches until it can be used counts more
 * than the number of files: groups by how many screens share a module bring a page with one screen the parts of others.
 */
const groups = [
  { name: 'frame', priority: 3, test: new RegExp(String.raw`[\\/](?:${frameModules})\.tsx?$`) },
  { name: 'fields', priority: 2, test: components('field|text-field|select|checkbox|chip|pagination') },
  // Without what a popup needs once it is open.
  { name: 'menus', priority: 2, test: /ui[\\/]src[\\/](?:popup|popover|menu|typeahead)[\\/](?!popup-layer|dismissal)/ },
  { name: 'table', priority: 1, test: components('data-table|toolbar|selection-bar') },
  // Without what drags lines.
  { name: 'tree', priority: 2, test: /ui[\\/]src[\\/]tree[\\/](?!movable-|tree-move|use-scoped)/ },
  { name: 'trees', test: /[\\/](?:use-lazy-tree|tree-search|use-organization-tree|organizations\.queries)\.tsx?$/ },
]

/** Builds the script tag; with `write: false` the files are only returned. */
export function buildScript({ write = true } = {}) {
  return build({
    root: place('.'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // Relative addresses, so that the folder works at any address.
    base: './',
    publicDir: false,
    plugins: [withoutGlobals],
    // A test runner's own NODE_ENV would compile the JSX for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: browserConditions,
      alias: sheetAliases,
    },
    build: {
      write,
      outDir: 'dist/script',
      emptyOutDir: true,
      sourcemap: true,
      target: 'chrome109',
      cssTarget: 'chrome109',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: { embed: place('src/elements/script.ts') },
        preserveEntrySignatures: 'strict',
        // A file's name changes with its content, so that all but the entry can be cached for ever.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
          codeSplitting: { groups },
        },
      },
    },
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildScript()
  // For pages that choose light DOM and link the sheet themselves.
  for (const sheet of ['styles.css', 'styles.layer.css'])
    copyFileSync(place(`dist/${sheet}`), place(`dist/script/${sheet}`))
}
