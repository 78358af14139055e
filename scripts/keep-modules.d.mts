import type { Plugin } from 'esbuild'

/** Leaves relative imports as they are, spelled with the ending that Node and bundlers want in a module. */
export const keepModules: Plugin
/** All files of a package that ship, as entries; the rest are tests, stories and what they stand on. */
export const shippedFiles: string[]
