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

/** What nearly every screen has around its own parts: one file in place of many small ones. */
const screenFrame = {
  name: 'frame',
  test: /[\\/](?:page-header|skeleton|use-notify|use-session|use-api|codecs[\\/]roles|endpoints[\\/]current-user)\.tsx?$/,
}

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
          codeSplitting: { groups: [screenFrame] },
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
