import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { inlineSheet } from '../../packages/admin-kit/inline-sheet'
import { root } from './source-files'

/** A folder whose own node_modules hold the React version that a page is bundled with. */
export const reactFolders = { '18': 'tests/react-18', '19': 'packages/admin-kit' } as const

/** The page of an embedder as one script, with React of this version in it. */
export async function bundlePage(entry: string, react: keyof typeof reactFolders): Promise<string> {
  const from = createRequire(join(root, reactFolders[react], 'package.json'))
  const at = (name: string) => dirname(from.resolve(`${name}/package.json`))
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'chrome109',
    conditions: ['doorway-source'],
    alias: { react: at('react'), 'react-dom': at('react-dom') },
    define: { 'process.env.NODE_ENV': '"development"' },
    nodePaths: [join(root, 'node_modules')],
    plugins: [inlineSheet],
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** The kit's one sheet. */
export async function bundleSheet(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/admin-kit/src/styles.css')],
    bundle: true,
    write: false,
    conditions: ['doorway-source'],
  })
  return outputFiles.map(({ text }) => text).join('')
}
