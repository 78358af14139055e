import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source-files'

interface LockedPackage {
  license?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
}

interface Lock {
  packages: Record<string, LockedPackage>
}

/** Where a package finds another: next to it, or in a folder further up. */
function placeOf(name: string, from: string, { packages }: Lock): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return null
  }
}

/** Everything that comes along when the packages are installed: places in the lock file, with their licences. */
export function productionLicences(published: readonly string[]): Map<string, string | undefined> {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const licences = new Map<string, string | undefined>()
  const pending = published.map((name) => `packages/${name}`)
  for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
    const { dependencies = {} } = lock.packages[place] ?? {}
    for (const name of Object.keys(dependencies)) {
      const found = placeOf(name, place.startsWith('packages/') ? '' : place, lock)
      if (found === null) throw new Error(`${place} needs ${name}, which the lock file does not have.`)
      const { link, license } = lock.packages[found] ?? {}
      if (link || licences.has(found)) continue
      licences.set(found, license)
      pending.push(found)
    }
  }
  return licences
}
