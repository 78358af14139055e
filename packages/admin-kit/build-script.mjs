// Writes the script tag: one folder that any web server can hold, React inside, every screen in files of its own.
import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { browserConditions, sheetAliases } from '../../scripts/build/vite-source'

const place = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Builds the script tag; with `write: false` the output is only returned. */
export function buildScript({ write = true } = {}) {
  return build({
    root: place('.'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // Files find each other from where they are, whatever address the folder has.
    base: './',
    publicDir: false,
    // A test runner's own NODE_ENV would have the drawing code compiled for development.
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
        // A file's name changes with its content, so that all but the entry may be cached for good.
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
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
