// Copies the page, Vue and the script tag's folder into one folder.
import { cpSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const here = import.meta.dirname
const folderOf = (name) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
const copy = (from, to) => cpSync(from, join(here, 'dist', to), { recursive: true })

rmSync(join(here, 'dist'), { recursive: true, force: true })
copy(join(folderOf('@doorway/admin-kit'), 'dist/script'), 'doorway')
copy(join(folderOf('vue'), 'dist/vue.runtime.esm-browser.prod.js'), 'vue.js')
for (const file of ['index.html', 'page.js']) copy(join(here, file), file)
