import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build as bundleSheet } from 'esbuild'
import { build, type Plugin, type Rolldown } from 'vite'
import { buildScript } from '../../packages/admin-kit/build-script.mjs'
import { root } from './source-files'

const KIT = join(root, 'packages/admin-kit')
const ENTRY = 'virtual:entry'

function entryPlugin(code: string): Plugin {
  return {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? code : null),
  }
}

const kilobytes = (content: string | Uint8Array) => gzipSync(content).length / 1024

/** What a page fetches for an entry, gzipped, in KB; React is the page's own. */
export interface EntrySize {
  /** Before anything of it is drawn. */
  first: number
  /** With every part that may come later, other languages left out. */
  all: number
}

/** The names, and what they import to be complete. */
function complete(chunks: readonly Rolldown.OutputChunk[], names: readonly string[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  const pending = [...names]
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const chunk = byName.get(name)
    if (!chunk || found.has(name)) continue
    found.add(name)
    pending.push(...chunk.imports)
  }
  return found
}

const total = (some: readonly Rolldown.OutputChunk[]) => some.reduce((sum, { code }) => sum + kilobytes(code), 0)

function sizeOf(chunks: readonly Rolldown.OutputChunk[]): EntrySize {
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const first = complete(chunks, entries)
  const isLanguage = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) => /\/(strings|catalogues|messages|icon-names)\/(en|ja|ko|tw)\.ts$/.test(id))
  return {
    first: total(chunks.filter(({ fileName }) => first.has(fileName))),
    all: total(chunks.filter((chunk) => !isLanguage(chunk))),
  }
}

const chunksOf = (built: Awaited<ReturnType<typeof build>>) =>
  [built]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .filter((part) => part.type === 'chunk')

/** Builds a page that draws one screen in its provider over a client, as an embedder's bundler does. */
export async function sizeOfScreen(screen: string, feature: string): Promise<EntrySize> {
  const code = [
    `export { ${screen} } from ${JSON.stringify(join(KIT, 'src/features', feature, 'index.ts'))}`,
    `export { DoorwayProvider } from ${JSON.stringify(join(KIT, 'src/provider/doorway-provider'))}`,
    `export { createDoorwayClient } from '@doorway/api-client'`,
  ].join('\n')
  const built = await build({
    root: KIT,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // The test runner's own NODE_ENV would have the drawing code compiled for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['doorway-source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entryPlugin(code)],
    build: {
      write: false,
      target: 'chrome109',
      minify: true,
      rolldownOptions: {
        input: { main: ENTRY },
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  return sizeOf(chunksOf(built))
}

/**
 * What a page with the script tag fetches before a screen is drawn, React and the provider included, gzipped, in KB.
 * Answers it by the screen's file; the sheet is counted by itself.
 */
export async function sizesOfScriptTag(screenFiles: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const chunks = chunksOf(await buildScript({ write: false }))
  return new Map(
    screenFiles.map((file) => {
      const holders = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/features/${file}`)))
      const names = complete(chunks, ['embed.js', ...holders.map(({ fileName }) => fileName)])
      return [file, holders.length === 0 ? Number.NaN : total(chunks.filter(({ fileName }) => names.has(fileName)))]
    }),
  )
}

/** The one sheet of the kit, gzipped, in KB. */
export async function sizeOfSheet(): Promise<number> {
  const { outputFiles } = await bundleSheet({
    entryPoints: [join(KIT, 'src/styles.css')],
    bundle: true,
    minify: true,
    write: false,
    target: 'chrome109',
    conditions: ['doorway-source'],
  })
  return outputFiles.reduce((sum, { contents }) => sum + kilobytes(contents), 0)
}
