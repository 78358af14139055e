import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build as bundleSheet } from 'esbuild'
import { build, type Plugin, type Rolldown } from 'vite'
import { buildScript } from '../../packages/admin-kit/build-script'
import { root } from './source-files'

const KIT = join(root, 'packages/admin-kit')
const ENTRY = 'virtual:entry'

/** A page of a few lines in a folder, from where its imports are looked up. */
function entryPlugin(code: string, folder: string): Plugin {
  const page = join(folder, 'page.js')
  return {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? page : null),
    load: (id) => (id === page ? code : null),
  }
}

const kilobytes = (content: string | Uint8Array) => gzipSync(content).length / 1024

/** What a page fetches for an entry, gzipped, in KB; React is the page's own. */
export interface EntrySize {
  /** Before anything of it is rendered. */
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
  // Full ICU syntax comes with English only.
  const isLanguage = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) =>
      /\/(strings|catalogues|messages|failure-messages|icon-names|late-texts\/[\w-]+)\/(en|ja|ko|tw)\.[jt]s$|\/i18n\/message-format\.[jt]s$/.test(
        id,
      ),
    )
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

/** Builds a page of some lines in a folder, as an embedder's bundler does. */
async function sizeOfPage(lines: readonly string[], folder: string, conditions: string[]): Promise<EntrySize> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // The test runner's own NODE_ENV would have the drawing code compiled for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: [...conditions, 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entryPlugin(lines.join('\n'), folder)],
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
 * What a page with the script tag fetches before a screen is rendered, React and the provider included, gzipped, in KB.
 * Returns it by the screen's file; the sheet is counted by itself.
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

/** A page that renders one screen in its provider over a client, out of our sources. */
export function sizeOfScreen(screen: string, feature: string): Promise<EntrySize> {
  const lines = [
    `export { ${screen} } from ${JSON.stringify(join(KIT, 'src/features', feature, 'index.ts'))}`,
    `export { DoorwayProvider } from ${JSON.stringify(join(KIT, 'src/provider/doorway-provider'))}`,
    `export { createDoorwayClient } from '@doorway/api-client'`,
  ]
  return sizeOfPage(lines, KIT, ['doorway-source'])
}

/** A page of the given exports of published entries, out of the tarballs unpacked in a folder. */
export function sizeOfPublished(exports: Readonly<Record<string, string>>, folder: string): Promise<EntrySize> {
  const lines = Object.entries(exports).map(([entry, names]) => `export { ${names} } from '${entry}'`)
  return sizeOfPage(lines, folder, [])
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
