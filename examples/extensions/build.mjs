// Bundles the page with React; the other two need the script tag's folder and their library.
import { cpSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

const here = import.meta.dirname
const folderOf = (name) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
const copy = (from, to) => cpSync(from, join(here, 'dist', to), { recursive: true })

rmSync(join(here, 'dist'), { recursive: true, force: true })
await build({
  entryPoints: [join(here, 'react-page.jsx')],
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
copy(join(folderOf('@doorway/admin-kit'), 'dist/script'), 'doorway')
copy(join(folderOf('jquery'), 'dist/jquery.min.js'), 'jquery.js')
copy(join(folderOf('vue'), 'dist/vue.runtime.esm-browser.prod.js'), 'vue.js')
for (const file of ['react.html', 'jquery.html', 'vue.html', 'extensions.js', 'jquery-page.js', 'vue-page.js'])
  copy(join(here, file), file)
