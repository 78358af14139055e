// Makes the tarballs that are published, and unpacks them as an installation would, for the checks that follow.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackages, packages } from './build.mjs'
import { environment, root } from './project.mjs'

const output = join(root, '.cache', 'packages')

/** Where the tarballs are unpacked, under the names they are imported by. */
export const installed = join(output, 'node_modules', '@doorway')

/** Only what an installation needs: no condition for our sources, no scripts, no tools (decision 0001). */
function publishedManifest(name) {
  const { scripts: _, devDependencies: __, ...manifest } = readManifest(join(root, 'packages', name))
  const exports = Object.entries(manifest.exports).map(([entry, target]) => {
    if (typeof target === 'string') return [entry, target]
    const { 'doorway-source': ___, ...conditions } = target
    return [entry, conditions]
  })
  return { ...manifest, ...origin(name), exports: Object.fromEntries(exports) }
}

/** In the release workflow: where the package comes from, which its provenance statement is held against. */
function origin(name) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
  if (!server || !repository) return {}
  return { repository: { type: 'git', url: `git+${server}/${repository}.git`, directory: `packages/${name}` } }
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** The folder of one package as it will be packed. */
function stage(name) {
  const source = join(root, 'packages', name)
  const staged = join(output, 'staged', name)
  mkdirSync(staged, { recursive: true })
  for (const file of ['dist', 'README.md', 'CHANGELOG.md'])
    if (existsSync(join(source, file))) cpSync(join(source, file), join(staged, file), { recursive: true })
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'))
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(publishedManifest(name), null, 2)}\n`)
  return staged
}

function pack(name) {
  const folder = stage(name)
  const args = ['pack', folder, '--pack-destination', output, '--json', '--loglevel=error']
  const answer = execFileSync('npm', args, {
    cwd: output,
    env: environment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const [{ filename }] = JSON.parse(answer)
  const target = join(installed, name)
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-xzf', join(output, filename), '-C', target, '--strip-components=1'])
}

/** The packages as they were packed last. */
export function packedPackages() {
  return packages.map((name) => {
    const folder = join(installed, name)
    const manifest = readManifest(folder)
    const tarball = join(output, `doorway-${name}-${manifest.version}.tgz`)
    return { name: manifest.name, tarball, folder, manifest }
  })
}

/** Builds what is stale, packs all packages anew and answers them. */
export async function packPackages() {
  await buildPackages()
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })
  for (const name of packages) pack(name)
  return packedPackages()
}
