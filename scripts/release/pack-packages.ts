// Makes the tarballs that are published, and unpacks them as an installation would, for the checks that follow.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackages, packages } from '../build/build'
import { environment, root } from '../build/project'
import { writePapers } from './package-papers'
import { withServerEntries, writeServerEntries } from './server-entries'

const packed = join(root, '.cache', 'packages')

/** The parts of a manifest that packing and its checks read. */
export interface PackageManifest {
  name: string
  version: string
  scripts?: Record<string, string>
  devDependencies?: Record<string, string>
  exports: Record<string, string | Record<string, string>>
  bin?: Record<string, string>
  sideEffects?: boolean | string[]
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  license?: string
  homepage?: string
  bugs?: string
  repository?: { type: string; url: string; directory: string }
  publishConfig?: { access: string; provenance: boolean }
}

/** A package as it is published. */
export interface PackedPackage {
  /** With its scope. */
  name: string
  /** Path of the tarball. */
  tarball: string
  /** Folder of the unpacked tarball. */
  folder: string
  manifest: PackageManifest
}

/** Where the tarballs are unpacked, under the names they are imported by. */
export const installed = join(packed, 'node_modules', '@doorway')

/** Only what an installation needs: no condition for our sources, no scripts, no tools (decision 0001). */
function publishedManifest(name: string) {
  const { scripts: _, devDependencies: __, ...manifest } = readManifest(join(root, 'packages', name))
  const exports = Object.entries(manifest.exports).map(([entry, target]) => {
    if (typeof target === 'string') return [entry, target]
    const { 'doorway-source': ___, ...conditions } = target
    return [entry, conditions]
  })
  return withServerEntries({ ...manifest, ...origin(name), exports: Object.fromEntries(exports) })
}

/**
 * In the release workflow the repository of the package, which its provenance statement is checked against; elsewhere
 * the placeholders of the manifest remain.
 */
function origin(name: string) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
  if (!server || !repository) return {}
  const address = `${server}/${repository}`
  return {
    repository: { type: 'git', url: `git+${address}.git`, directory: `packages/${name}` },
    homepage: `${address}#readme`,
    bugs: `${address}/issues`,
  }
}

function readManifest(folder: string): PackageManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** The folder of one package as it will be packed. */
async function stage(name: string): Promise<string> {
  const source = join(root, 'packages', name)
  const staged = join(packed, 'staged', name)
  mkdirSync(staged, { recursive: true })
  for (const file of ['dist', 'chunks.mjs', 'chunks.d.mts', 'README.md'])
    if (existsSync(join(source, file))) cpSync(join(source, file), join(staged, file), { recursive: true })
  await writePapers(name, staged)
  const manifest = publishedManifest(name)
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeServerEntries(staged, manifest)
  return staged
}

async function pack(name: string): Promise<void> {
  const folder = await stage(name)
  const args = ['pack', folder, '--pack-destination', packed, '--json', '--loglevel=error']
  const output = execFileSync('npm', args, {
    cwd: packed,
    env: environment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const [{ filename }] = JSON.parse(output)
  const target = join(installed, name)
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-xzf', join(packed, filename), '-C', target, '--strip-components=1'])
}

/** The packages as last packed. */
export function packedPackages(): PackedPackage[] {
  return packages.map((name) => {
    const folder = join(installed, name)
    const manifest = readManifest(folder)
    const tarball = join(packed, `doorway-${name}-${manifest.version}.tgz`)
    return { name: manifest.name, tarball, folder, manifest }
  })
}

/** Builds what is stale, packs all packages and returns them. */
export async function packPackages(): Promise<PackedPackage[]> {
  await buildPackages()
  rmSync(packed, { recursive: true, force: true })
  mkdirSync(packed, { recursive: true })
  // In order: the entries of a package are read over those it depends on.
  for (const name of packages) await pack(name)
  return packedPackages()
}
