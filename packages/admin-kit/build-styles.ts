// Writes the one sheet a page links, plain and in a layer, and the two parts of it that a host can load one after the
// other, for the oldest browser we serve.
import { build } from 'esbuild'

await build({
  entryPoints: ['styles', 'styles.layer', 'styles.base', 'styles.screens', 'styles.registration'].map(
    (name) => `src/${name}.css`,
  ),
  outdir: 'dist',
  bundle: true,
  minify: true,
  sourcemap: true,
  target: 'chrome109',
  conditions: ['doorway-source'],
})
