// `npm run packages`: builds and packs the packages to publish and checks the tarballs.
// With --accept it first writes down what the entries promise now; with --bill it writes the bill of materials.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, install, preflight, root, run } from './project.mjs'

preflight()
install()

/** What the packages bring along, from an installation of the tarballs. Needs the registry. */
function writeBill(packed) {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-bill-'))
  const npm = (...args) =>
    execFileSync('npm', args, {
      cwd: folder,
      env: environment(),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
  writeFileSync(join(folder, 'package.json'), '{ "name": "doorway-packages", "version": "1.0.0", "private": true }\n')
  npm('install', '--ignore-scripts', '--no-audit', '--no-fund', ...packed.map(({ tarball }) => tarball))
  const file = join(root, '.cache', 'packages', 'doorway.cdx.json')
  writeFileSync(file, npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'))
  rmSync(folder, { recursive: true, force: true })
  console.log(`wrote ${file}`)
}

if (process.argv.includes('--accept')) {
  const { writeReports } = await import('./api-report.mjs')
  for (const path of writeReports()) console.log(`wrote ${path}`)
}
const code = await run('vitest', ['run', '--project', 'packages'])
if (code === 0 && process.argv.includes('--bill')) {
  const { packedPackages } = await import('./pack-packages.mjs')
  writeBill(packedPackages())
}
process.exit(code)
