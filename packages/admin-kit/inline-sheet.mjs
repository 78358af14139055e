// Lets esbuild import a sheet as text (`./styles.css?inline`), as Vite does by itself: with what it imports, made small.
import { build } from 'esbuild'
import { dirname, join, relative, resolve } from 'node:path'

const SUFFIX = '?inline'

async function textOf(path) {
  const { outputFiles } = await build({
    entryPoints: [resolve(path)],
    bundle: true,
    minify: true,
    write: false,
    target: 'chrome109',
    conditions: ['doorway-source'],
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** @type {import('esbuild').Plugin} */
export const inlineSheet = {
  name: 'inline-sheet',
  setup(bundler) {
    bundler.onResolve({ filter: /\.css\?inline$/ }, ({ path, importer }) => ({
      // The bundler writes the path into the file: it shall not be this machine's.
      path: relative(process.cwd(), join(dirname(importer), path)),
      namespace: 'inline-sheet',
    }))
    bundler.onLoad({ filter: /.*/, namespace: 'inline-sheet' }, async ({ path }) => ({
      contents: await textOf(path.slice(0, -SUFFIX.length)),
      loader: 'text',
    }))
  },
}
