import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './source-files'

interface BuiltModule {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** Where the host's browser half is built to. */
export const builtHost = join(root, 'apps/host/dist/client')

/** The modules of the built host by their sources. */
export function builtModules(): Record<string, BuiltModule> {
  const manifest: Record<string, BuiltModule> = JSON.parse(readFileSync(join(builtHost, '.vite/manifest.json'), 'utf8'))
  return manifest
}

/** Scripts and sheets that come with a part, named by its source without folder and ending; none for unknown parts. */
export function filesOfPart(part: string): string[] {
  const modules = builtModules()
  const files = new Set<string>()
  const visit = (name: string) => {
    const found = modules[name]
    if (!found || files.has(found.file)) return
    for (const file of [found.file, ...(found.css ?? [])]) files.add(file)
    found.imports?.forEach(visit)
  }
  Object.keys(modules)
    .filter((name) => name.endsWith(`/${part}.tsx`))
    .forEach(visit)
  return [...files]
}

/** Bytes of built files, gzipped. */
export const weightOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(builtHost, file)), { level: 9 }).length, 0)
