// Copies both pages and the script tag's folder into one folder; any web server can hold the result.
import { cpSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const here = import.meta.dirname
const kit = dirname(createRequire(import.meta.url).resolve('@doorway/admin-kit/package.json'))

rmSync(join(here, 'dist'), { recursive: true, force: true })
cpSync(join(kit, 'dist/script'), join(here, 'dist/doorway'), { recursive: true })
for (const file of ['index.html', 'page.js', 'frame.html', 'frame.js'])
  cpSync(join(here, file), join(here, 'dist', file))
