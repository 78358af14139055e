interface ManifestEntry {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}
export type Manifest = Record<string, ManifestEntry>

/** Files a page needs: one script to run, modules to preload, style sheets. */
export interface PageAssets {
  script: string
  /** The small script that loads the others after the first paint. */
  start: string
  /** The heaviest first, then the given modules, then what those import. */
  preloads: string[]
  /** What is loaded when the reader acts; style sheets of it are among the others. */
  late: string[]
  styles: string[]
}

// By the names of their groups (vite.config.ts).
const HEAVIEST = ['vendor', 'console']
const START = 'src/entry-portal.ts'

/** The entry scripts of the portal and the console. */
export type Entry = 'src/entry-client.tsx' | 'src/entry-console.tsx'

/** Modules by source file or chunk group, and sheets by file name. */
export interface PageNeeds {
  entry: Entry
  modules: readonly string[]
  /** Modules that are loaded when the reader acts. */
  late?: readonly string[]
}

/** Collects the entry and the given modules with all they import, from the manifest of the browser build. */
export function pageAssets(manifest: Manifest, { entry, modules, late = [] }: PageNeeds): PageAssets {
  const preloads = new Set<string>()
  const styles = new Set<string>()
  // A sheet has no name; its path differs between builds.
  const find = (name: string) =>
    manifest[name] ??
    Object.entries(manifest).find(([path, one]) => one.name === name || path.endsWith(`/${name}`))?.[1]
  const visit = (name: string) => {
    const found = find(name)
    if (!found || preloads.has(found.file)) return
    preloads.add(found.file)
    found.css?.forEach((file) => styles.add(file))
    found.imports?.forEach(visit)
  }
  for (const name of [entry, ...modules]) visit(name)
  const first = preloads.size
  for (const name of late) visit(name)
  const lateFiles = [...preloads].slice(first)
  for (const file of lateFiles) preloads.delete(file)
  const script = manifest[entry]?.file ?? entry
  preloads.delete(script)
  const weights = [...HEAVIEST, ...modules].map((name) => find(name)?.file)
  const weight = (file: string) => (weights.includes(file) ? weights.indexOf(file) : weights.length)
  return {
    script: `/${script}`,
    start: `/${manifest[START]?.file ?? START}`,
    preloads: [...preloads].sort((one, other) => weight(one) - weight(other)).map((file) => `/${file}`),
    late: lateFiles.map((file) => `/${file}`),
    styles: [...styles].map((file) => `/${file}`),
  }
}
