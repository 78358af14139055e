// Bundles the three pages with React.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const here = import.meta.dirname
const kinds = ['rest', 'graphql', 'memory']

rmSync(join(here, 'dist'), { recursive: true, force: true })
await build({
  entryPoints: kinds.map((kind) => join(here, `${kind}-page.jsx`)),
  outdir: join(here, 'dist'),
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
})
for (const kind of kinds) cpSync(join(here, `${kind}.html`), join(here, 'dist', `${kind}.html`))
