// Publishes the packed tarballs that the registry does not have yet, in the order they need each other.
import { spawnSync } from 'node:child_process'
import { packedPackages, type PackedPackage } from './pack-packages'
import { fail, run } from '../build/project'

const isPublished = ({ name, manifest }: PackedPackage) =>
  spawnSync('npm', ['view', `${name}@${manifest.version}`, 'version'], { encoding: 'utf8' }).stdout.trim() !== ''

/** Publishes package after package; ends with the first failure. */
export async function main(): Promise<void> {
  for (const one of packedPackages()) {
    if (isPublished(one)) {
      console.log(`${one.name} ${one.manifest.version} is published already.`)
      continue
    }
    // Trusted publishing: npm takes the identity of the workflow in place of a token.
    const code = await run('npm', ['publish', one.tarball, '--access', 'public', '--provenance'])
    if (code !== 0) fail(`${one.name} could not be published; the lines above say why.`)
  }
}
