// Writes the one sheet a page links, plain and in a layer: the components' rules and the screens' own, for the oldest
// browser we serve.
import { build } from 'esbuild'

await build({
  entryPoints: ['src/styles.css', 'src/styles.layer.css'],
  outdir: 'dist',
  bundle: true,
  minify: true,
  sourcemap: true,
  target: 'chrome109',
  conditions: ['doorway-source'],
})
