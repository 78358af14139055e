// `npm run packages`: builds and packs the packages to publish and checks the tarballs.
// With --accept it first writes down what the entries promise now; with --bill it writes the bill of materials.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, root, run } from '../build/project'
import { writeReports } from './api-report'
import { packedPackages, type PackedPackage } from './pack-packages'

/** What the packages bring along, from an installation of the tarballs. Needs the registry. */
function writeBill(packed: readonly PackedPackage[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-bill-'))
  const npm = (...args: string[]) =>
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

/** Checks the tarballs; `--accept` and `--bill` as above. */
export async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--accept')) {
    for (const path of writeReports()) console.log(`wrote ${path}`)
  }
  const code = await run('vitest', ['run', '--project', 'packages'])
  if (code === 0 && args.includes('--bill')) writeBill(packedPackages())
  process.exit(code)
}
