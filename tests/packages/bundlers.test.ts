import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, esmExternalRequirePlugin, type InlineConfig } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installed, packedPackages } from '../../scripts/release/pack-packages'
import { root } from '../support/source-files'

// Pages are built where imports find the unpacked tarballs as in an installation.
const place = join(installed, '../..')
// The line of the docs.
const external = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']
const code = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))

const PAGE = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { DoorwayProvider } from '@doorway/admin-kit'
import { UserManager } from '@doorway/admin-kit/user-manager'
import { createDoorwayClient } from '@doorway/api-client'
const client = createDoorwayClient({ fetch: () => { throw new Error('requested while rendering') } })
export const html = renderToString(createElement(DoorwayProvider, { client, locale: 'zh' }, createElement(UserManager)))
`

/** Builds a page with Vite. Returns the folder of its files, and the warnings. */
async function bundle(page: string, config: InlineConfig) {
  const folder = mkdtempSync(join(place, 'bundle-'))
  const source = join(folder, 'page.js')
  writeFileSync(source, page)
  const warnings: string[] = []
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...config,
    build: {
      target: 'chrome109',
      minify: false,
      ...config.build,
      rolldownOptions: {
        input: { main: source },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'main.js' },
        onwarn: ({ code: kind, message }) => void warnings.push(`${kind}: ${message}`),
        ...config.build?.rolldownOptions,
      },
    },
  })
  return { folder, output: join(folder, 'dist'), warnings, remove: () => rmSync(folder, { recursive: true }) }
}

/** Runs a module of the output in a Node of its own, where `require` is as absent as in a browser. */
const run = (folder: string, module: string, ...flags: string[]) =>
  execFileSync(process.execPath, [...flags, '--input-type=module', '-e', module], { cwd: folder, encoding: 'utf8' })

describe('a page built with Vite, React external', () => {
  let built: Awaited<ReturnType<typeof bundle>>
  beforeAll(async () => {
    built = await bundle(PAGE, { plugins: [esmExternalRequirePlugin({ external: [...external, 'react-dom/server'] })] })
  }, 60_000)
  afterAll(() => built.remove())

  it('runs, with every part that is loaded later', () => {
    const files = code(built.output)
    expect(files.length).toBeGreaterThan(20)
    const module = `for (const file of ${JSON.stringify(files)}) await import('./dist/' + file)
const { html } = await import('./dist/main.js')
console.log(html)`
    expect(run(built.folder, module)).toContain('data-dw-part="user-manager"')
  })

  it('calls no require', () => {
    const calling = code(built.output).filter((file) =>
      /__require\("|Calling `require`/.test(readFileSync(join(built.output, file), 'utf8')),
    )
    expect(calling).toEqual([])
  })

  it('is what the page for embedders says', () => {
    const docs = readFileSync(join(root, 'docs/embedding.md'), 'utf8')
    expect(docs).toContain(
      `esmExternalRequirePlugin({ external: [${external.map((name) => `'${name}'`).join(', ')}] })`,
    )
  })
})

describe('a page built with Vite and no plugin for React', () => {
  const ofOurs = (warning: string) => warning.includes('@doorway/')

  it('is warned of no file of ours', async () => {
    const { warnings, remove } = await bundle(PAGE, {})
    remove()
    expect(warnings.filter(ofOurs)).toEqual([])
  }, 60_000)

  it('is warned of nothing with the setting of the docs, which the examples have', async () => {
    const setting = 'build: { rolldownOptions: { checks: { moduleLevelDirective: false } } }'
    for (const file of ['docs/embedding.md', 'examples/vite-vue/vite.config.ts', 'examples/svelte/vite.config.ts'])
      expect(readFileSync(join(root, file), 'utf8'), file).toContain(setting)
    const { warnings, remove } = await bundle(PAGE, {
      build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    })
    remove()
    expect(warnings).toEqual([])
  }, 60_000)
})

describe('a server component', () => {
  const rendering = packedPackages().filter(({ manifest }) => manifest.peerDependencies?.['react'] !== undefined)

  it('is led by every entry with code to a file of the page', () => {
    const entries = rendering.flatMap(({ folder, manifest }) =>
      Object.entries(manifest.exports).flatMap(([entry, target]) =>
        typeof target === 'object' && target['import']?.endsWith('.js') ? [{ folder, entry, target }] : [],
      ),
    )
    expect(entries.length).toBeGreaterThan(40)
    const unmarked = entries.filter(({ folder, entry, target }) => {
      const file = join(folder, target['react-server'] ?? '')
      return entry !== './embed' && !(existsSync(file) && readFileSync(file, 'utf8').startsWith("'use client'\n"))
    })
    expect(unmarked).toEqual([])
    for (const { target } of entries) expect(Object.keys(target).slice(0, 2)).toEqual(['types', 'react-server'])
  })

  it('reads screenDefinitions as data, without loading a component', async () => {
    const page = `import { screenDefinitions } from '@doorway/admin-kit/embed'
export const definitions = screenDefinitions`
    const isOfThePage = (id: string) => id.startsWith(installed) && readFileSync(id, 'utf8').startsWith("'use client'")
    const loaded: string[] = []
    const { folder, remove } = await bundle(page, {
      resolve: { conditions: ['react-server', 'module', 'production'] },
      plugins: [
        {
          // What a framework with server components does: modules of the page become references.
          name: 'references',
          load: (id) => {
            loaded.push(id)
            return isOfThePage(id) ? 'export default null' : null
          },
        },
      ],
      build: { rolldownOptions: { treeshake: { moduleSideEffects: true }, shimMissingExports: true } },
    })
    const module = `const { definitions } = await import('./dist/main.js')
console.log(JSON.stringify(definitions))`
    const definitions: { name: string; codes: string[]; values: object }[] = JSON.parse(run(folder, module))
    remove()
    expect(loaded.filter((id) => /node_modules\/react|features\//.test(id))).toEqual([])
    expect(definitions.length).toBeGreaterThan(30)
    const users = definitions.find(({ name }) => name === 'UserManager')
    expect(users?.codes).toContain('sys:user:add')
    expect(users?.values).toHaveProperty('searchDelay')
  }, 60_000)
})
