import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { keepModules, shippedFiles } from '../../scripts/build/keep-modules'
import { inlineSheet } from './inline-sheet'

const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
)

/** The source of each entry with types, by the name of its declaration file. */
const declarations = Object.fromEntries(
  Object.values(exports).flatMap((entry) => {
    if (typeof entry === 'string' || !entry.types?.startsWith('./dist/')) return []
    const source = entry['doorway-source']
    if (source === undefined) throw new Error(`${entry.types} names no source.`)
    return [[entry.types.replace(/^\.\/dist\/|\.d\.ts$/g, ''), source]]
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
  // For frameworks that draw on the server: everything here belongs to the page.
  banner: { js: "'use client'" },
  esbuildPlugins: [inlineSheet, keepModules],
})
