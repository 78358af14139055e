// Lets esbuild import a sheet as text (`./styles.css?inline`), as Vite does: bundled and minified.
import { build, type Plugin } from 'esbuild'
import { dirname, join, relative, resolve } from 'node:path'

const SUFFIX = '?inline'

async function textOf(path: string): Promise<string> {
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

/** The plugin. */
export const inlineSheet: Plugin = {
  name: 'inline-sheet',
  setup(bundler) {
    bundler.onResolve({ filter: /\.css\?inline$/ }, ({ path, importer }) => ({
      // The bundler writes the path into the output: it must not be absolute.
      path: relative(process.cwd(), join(dirname(importer), path)),
      namespace: 'inline-sheet',
    }))
    bundler.onLoad({ filter: /.*/, namespace: 'inline-sheet' }, async ({ path }) => ({
      contents: await textOf(path.slice(0, -SUFFIX.length)),
      loader: 'text',
    }))
  },
}
