// Writes the sheets that pages link: all components, the components without the tokens, and the tokens alone, compiled for the oldest browser we serve.
import { build } from 'esbuild'

await build({
  entryPoints: ['src/styles.css', 'src/components.css', 'src/tokens.css'],
  outdir: 'dist',
  bundle: true,
  minify: true,
  sourcemap: true,
  target: 'chrome109',
})
