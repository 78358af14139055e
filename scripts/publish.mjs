// Publishes the packed tarballs that the registry does not have yet, in the order they need each other.
import { spawnSync } from 'node:child_process'
import { packedPackages } from './pack-packages.mjs'
import { fail, run } from './project.mjs'

const isPublished = ({ name, manifest }) =>
  spawnSync('npm', ['view', `${name}@${manifest.version}`, 'version'], { encoding: 'utf8' }).stdout.trim() !== ''

for (const one of packedPackages()) {
  if (isPublished(one)) {
    console.log(`${one.name} ${one.manifest.version} is published already.`)
    continue
  }
  // Trusted publishing: npm takes the identity of the workflow in place of a token.
  const code = await run('npm', ['publish', one.tarball, '--access', 'public', '--provenance'])
  if (code !== 0) fail(`${one.name} could not be published; the lines above say why.`)
}
