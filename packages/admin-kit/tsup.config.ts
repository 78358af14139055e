import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig } from 'tsup'
import { keepModules, shippedFiles } from '../../scripts/build/keep-modules'
import { inlineSheet } from './inline-sheet'

const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
)

/**
 * The declaration plugin makes a TypeScript program for every folder that has an entry: 36 of them took 9 GB and 90 s.
 * Entries that re-export from one folder share a program: 1 GB and 12 s.
 */
const folder = join(import.meta.dirname, '../../.cache/declarations')
mkdirSync(folder, { recursive: true })

function reexportOf(name: string, source: string): string {
  const file = join(folder, `${name.replaceAll('/', '-')}.ts`)
  const target = relative(folder, join(import.meta.dirname, source)).replaceAll('\\', '/')
  writeFileSync(file, `export * from '${target.replace(/\.tsx?$/, '')}'\n`)
  return file
}

/** The source of each entry with types, by the name of its declaration file. */
const declarations = Object.fromEntries(
  Object.values(exports).flatMap((entry) => {
    if (typeof entry === 'string' || !entry.types?.startsWith('./dist/')) return []
    const source = entry['doorway-source']
    if (source === undefined) throw new Error(`${entry.types} names no source.`)
    const name = entry.types.replace(/^\.\/dist\/|\.d\.ts$/g, '')
    return [[name, reexportOf(name, source)]]
  }),
)

export default defineConfig({
  // A definition is for what is generated from it; nothing that ships imports one.
  entry: [...shippedFiles, '!src/**/*.definition.ts'],
  silent: true,
  format: 'esm',
  target: 'chrome109',
  dts: { entry: declarations },
  splitting: false,
  sourcemap: true,
  clean: true,
  esbuildPlugins: [inlineSheet, keepModules],
})
