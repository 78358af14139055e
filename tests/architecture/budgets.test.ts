import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { screenManifests } from '../../packages/admin-kit/src/testing/generated/screen-manifests'
import { root, sourceFiles } from '../support/source-files'

/** Modules as a page downloads them; nothing is written. */
const asPublished = { bundle: true, minify: true, write: false, format: 'esm', target: 'chrome109' } as const

const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client']

/** What a page downloads for an entry, in KB of gzip (1 KB is 1,000 bytes); React is the page's own. */
async function weight(
  entry: { sheet: string } | { file: string } | { names: string },
  late: readonly string[] = [],
): Promise<number> {
  const isSheet = 'sheet' in entry
  const file = isSheet ? entry.sheet : 'file' in entry ? entry.file : undefined
  const { outputFiles } = await build({
    ...(file === undefined
      ? {
          stdin: { contents: `export { ${'names' in entry ? entry.names : ''} } from '@doorway/ui'`, resolveDir: root },
        }
      : { entryPoints: [file] }),
    absWorkingDir: root,
    outdir: 'unused',
    ...asPublished,
    conditions: ['doorway-source'],
    alias: { '@doorway/ui/styles.css': `${root}/packages/ui/src/styles.css` },
    external: isSheet ? [] : [...react, ...late],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / 1000
}

describe('what a page downloads (embedding, requirement 19)', () => {
  it('is 12 KB at most for the sheet of all screens and all components', async () => {
    expect(await weight({ sheet: 'packages/admin-kit/src/styles.css' })).toBeLessThanOrEqual(12)
  })

  // A component brings what it needs and nothing of its neighbours.
  it.each([
    ['DoorwayRoot, Button', 6],
    ['DoorwayRoot, Field, TextField, Select, Checkbox', 8],
    ['DoorwayRoot, Dialog, ConfirmDialog', 18],
    ['DoorwayRoot, Combobox', 18],
    ['DoorwayRoot, DataTable, Pagination', 26],
    ['DoorwayRoot, Tree', 16],
    ['DoorwayRoot, MovableTree', 48],
    ['DoorwayRoot, ImageCrop', 12],
  ])('is little for %s: %d KB at most', async (names, most) => {
    expect(await weight({ names })).toBeLessThanOrEqual(most)
  })
})

const EDITOR = 'packages/admin-kit/src/features/articles/editor'

describe('the editor of articles', () => {
  it('downloads 180 KB at most when it opens', async () => {
    const { outputFiles } = await build({
      entryPoints: [`${EDITOR}/rich-text.tsx`],
      absWorkingDir: root,
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'chrome109',
      conditions: ['doorway-source'],
      external: [...react, '@doorway/ui', '@doorway/api-client', 'use-intl'],
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    const size = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / 1000
    expect(size).toBeLessThanOrEqual(180)
    expect(size).toBeGreaterThan(60)
  })

  it('is the only place that imports its library', () => {
    const users = sourceFiles('packages', /(?<!\.stories|\.test)\.tsx?$/).filter(({ text }) =>
      text.includes("from '@tiptap/"),
    )
    expect(users.filter(({ path }) => !path.startsWith(EDITOR)).map(({ path }) => path)).toEqual([])
    expect(users.length).toBeGreaterThan(3)
  })
})

const CHART = 'packages/ui/src/chart'

describe('charts', () => {
  it('download 40 KB at most when the first one is shown, and nothing with the page', async () => {
    expect(await weight({ names: 'Chart' }, ['./chart-drawing', './chart-picture'])).toBeLessThanOrEqual(7)
    expect(await weight({ file: `${CHART}/chart-drawing.tsx` })).toBeLessThanOrEqual(40)
    expect(await weight({ file: `${CHART}/chart-drawing.tsx` })).toBeGreaterThan(15)
  })

  it('are the only place that imports their library', () => {
    const users = sourceFiles('packages', /(?<!\.stories|\.test)\.tsx?$/).filter(({ text }) =>
      text.includes("from '@visx/"),
    )
    expect(users.filter(({ path }) => !path.startsWith(CHART)).map(({ path }) => path)).toEqual([])
    expect(users.length).toBeGreaterThan(2)
  })
})

const FEATURES = 'packages/admin-kit/src/features'
const features = [...new Set(screenManifests.flatMap(({ feature, embed }) => (embed ? [feature] : [])))]

/** Code of a feature alone, in KB of gzip: what other folders and packages hold is shared, and the editor has a budget of its own. */
async function ownCode(feature: string): Promise<number> {
  const own = join(root, FEATURES, feature)
  const { outputFiles } = await build({
    entryPoints: [join(own, 'index.ts')],
    outdir: 'unused',
    ...asPublished,
    plugins: [
      {
        name: 'own-code',
        setup: (bundle) =>
          bundle.onResolve({ filter: /./ }, ({ path, resolveDir, kind }) => {
            if (kind === 'entry-point') return undefined
            const target = join(resolveDir, path)
            const isOwn = path.startsWith('.') && target.startsWith(`${own}/`) && !target.includes(`/${EDITOR}/`)
            return isOwn && !/\/strings\/(en|ja|ko|tw)$/.test(target) ? undefined : { path, external: true }
          }),
      },
    ],
  })
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / 1000
}

describe('the code of a screen itself', () => {
  it.each(features)('is 40 KB at most for %s, with all that comes later', async (feature) => {
    const size = await ownCode(feature)
    expect(size).toBeLessThanOrEqual(40)
    // A bundle of nothing would pass too.
    expect(size).toBeGreaterThan(1)
  })
})
