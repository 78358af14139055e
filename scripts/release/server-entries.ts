// Entries for frameworks with server components (Next.js): the condition `react-server` leads to a file that marks the
// entry as one of the page. Modules themselves have no 'use client', which bundlers without server components warn of.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { PackageManifest } from './pack-packages'

const FOLDER = './dist/client'
const SERVER = 'react-server'

/** Exports that are data, by package and entry: a server component reads them. Functions in them are left out. */
const dataExports: Readonly<Record<string, readonly string[]>> = {
  '@doorway/admin-kit/embed': ['screenDefinitions'],
}

const importedFile = (target: PackageManifest['exports'][string]) =>
  typeof target === 'object' && target['import']?.endsWith('.js') ? target['import'] : null

const fileOf = (entry: string) => `${FOLDER}/${entry === '.' ? 'index' : entry.slice(2)}.js`
const hasComponents = ({ peerDependencies }: PackageManifest) => peerDependencies?.['react'] !== undefined

/** The manifest with the condition on each entry of a package that renders. */
export function withServerEntries(manifest: PackageManifest): PackageManifest {
  if (!hasComponents(manifest)) return manifest
  const exports = Object.entries(manifest.exports).map(([entry, target]) => {
    if (importedFile(target) === null || typeof target === 'string') return [entry, target]
    const { types, ...others } = target
    return [entry, { types, [SERVER]: fileOf(entry), ...others }]
  })
  return { ...manifest, exports: Object.fromEntries(exports) }
}

/** Names that the modules export, and the data among them as JSON, from a Node of its own. */
function exportsOf(folder: string, files: Readonly<Record<string, string>>, data: readonly string[]) {
  const code = `
const read = {}
for (const [entry, file] of Object.entries(${JSON.stringify(files)})) {
  const module = await import(file)
  const data = Object.fromEntries(Object.entries(module).filter(([name]) => ${JSON.stringify(data)}.includes(name)))
  read[entry] = { names: Object.keys(module), data }
}
console.log(JSON.stringify(read))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const read: Record<string, { names: string[]; data: Record<string, unknown> }> = JSON.parse(output)
  return read
}

/** Writes the files of the condition into the folder of a package that is going to be packed. */
export function writeServerEntries(folder: string, manifest: PackageManifest): void {
  if (!hasComponents(manifest)) return
  const files = Object.fromEntries(
    Object.entries(manifest.exports).flatMap(([entry, target]) => {
      const file = importedFile(target)
      return file === null ? [] : [[entry, file]]
    }),
  )
  const data = Object.values(dataExports).flat()
  for (const [entry, { names, data: values }] of Object.entries(exportsOf(folder, files, data))) {
    const known = dataExports[manifest.name + entry.slice(1)] ?? []
    const file = join(folder, fileOf(entry))
    const from = (target: string) => {
      const path = relative(dirname(file), join(folder, target)).replaceAll('\\', '/')
      return path.startsWith('.') ? path : `./${path}`
    }
    const reexport = (some: readonly string[], target: string) =>
      `export { ${some.join(', ')} } from '${from(target)}'\n`
    const ofThePage = names.filter((name) => !known.includes(name))
    const page = `'use client'\n${reexport(ofThePage, files[entry] ?? '')}`
    mkdirSync(dirname(file), { recursive: true })
    if (known.length === 0) {
      writeFileSync(file, page)
      continue
    }
    const pageFile = fileOf(`${entry}.page`)
    const constants = known.map((name) => `export const ${name} = ${JSON.stringify(values[name])}\n`)
    writeFileSync(join(folder, pageFile), page)
    writeFileSync(file, reexport(ofThePage, pageFile) + constants.join(''))
  }
}
