// For tsup: an output file per source file, so that an embedder's bundler loads what a page uses and leaves the rest
// lazy. A package in one file cannot be split there.
import type { Plugin } from 'esbuild'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx']

/** Leaves relative imports as they are, spelled with the ending that Node and bundlers want in a module. */
export const keepModules: Plugin = {
  name: 'keep-modules',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, path, resolveDir }) => {
      if (kind === 'entry-point') return null
      const target = join(resolveDir, path)
      const ending = ENDINGS.find((one) => existsSync(target + one))
      return ending === undefined ? null : { path: path + ending.replace(/\.tsx?$/, '.js'), external: true }
    })
  },
}

/** All files of a package that ship, as entries; the rest are tests, stories and what they stand on. */
export const shippedFiles = [
  'src/**/*.{ts,tsx}',
  '!src/**/*.{test,stories}.{ts,tsx}',
  '!src/**/{testing,story-support}/**',
]
