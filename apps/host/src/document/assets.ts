interface ManifestEntry {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}
export type Manifest = Record<string, ManifestEntry>

/** Files a page needs: one script to run, the modules to fetch beside it, the styles to wait for. */
export interface PageAssets {
  script: string
  /** The small script that fetches the others once a drawn page has been painted. */
  start: string
  preloads: string[]
  styles: string[]
}

const ENTRY = 'src/entry-client.tsx'
const START = 'src/entry-portal.ts'

/**
 * Collects the entry and the given modules with all they import, from the browser build's manifest. A module is named by
 * its source, or by the group of files that it travels in.
 */
export function pageAssets(manifest: Manifest, modules: string[]): PageAssets {
  const preloads = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const entry = manifest[name] ?? Object.values(manifest).find((one) => one.name === name)
    if (!entry || preloads.has(entry.file)) return
    preloads.add(entry.file)
    entry.css?.forEach((file) => styles.add(file))
    entry.imports?.forEach(visit)
  }
  for (const name of [ENTRY, ...modules]) visit(name)
  const script = manifest[ENTRY]?.file ?? ENTRY
  preloads.delete(script)
  return {
    script: `/${script}`,
    start: `/${manifest[START]?.file ?? START}`,
    preloads: [...preloads].map((file) => `/${file}`),
    styles: [...styles].map((file) => `/${file}`),
  }
}
