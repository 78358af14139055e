import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, it } from 'vitest'
import { packedPackages } from '../../scripts/release/pack-packages'
import { productionLicences } from '../support/production-licences'
import { root } from '../support/source-files'

const packed = packedPackages()
const each = packed.map((one) => [one.name, one] as const)
const files = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Licences that ask for no more than to be named. */
const ALLOWED = new Set([
  'MIT',
  '(MIT OR Apache-2.0)',
  'ISC',
  'MIT and ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'Unlicense',
])

/** What says that it is for modules only is no finding: the packages have no other form (architecture). */
const MODULES_ONLY = new Set(['CJSResolvesToESM'])

describe.each(each)('the tarball of %s', (_, { tarball, folder, manifest }) => {
  it('passes publint, suggestions included', async () => {
    const data = readFileSync(tarball)
    const { messages, pkg } = await publint({
      strict: true,
      pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) },
    })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  it('has types that mean what the code does, for every way of finding modules', async () => {
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
      excludeEntrypoints: [/\.css$/],
    })
    const problems = result.types ? result.problems : []
    // TypeScript's oldest way of looking up modules reads no exports map.
    const isOfToday = (problem: object) => !('resolutionKind' in problem && problem.resolutionKind === 'node10')
    expect(problems.filter((one) => isOfToday(one) && !MODULES_ONLY.has(one.kind))).toEqual([])
    expect(result.types).not.toBe(false)
  })

  it('brings licence, readme, code with maps, and nothing of our sources or tests', () => {
    const all = files(folder).map((file) => file.slice(folder.length + 1))
    // Starters are pages, with sources of their own.
    const names = all.filter((name) => !name.startsWith('examples/'))
    expect(names).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']))
    expect(names.filter((name) => /\.(test|stories)\.|(^|\/)src\/|testing\//.test(name))).toEqual([])
    // The bundler's own helpers have no source to map to.
    const unmapped = /^dist\/(?:client\/|verify|chunk|script\/parts\/(?:preload-helper|rolldown-runtime))/
    const code = names.filter((name) => name.endsWith('.js') && !unmapped.test(name))
    expect(code.filter((name) => !names.includes(`${name}.map`))).toEqual([])
  })

  it('brings a changelog that has every change of the changesets, and the docs that its readme names', () => {
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    const changelog = read('CHANGELOG.md')
    expect(changelog.startsWith(`# ${manifest.name}\n`)).toBe(true)
    const changes = readdirSync(join(root, '.changeset'))
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => readFileSync(join(root, '.changeset', name), 'utf8'))
      .filter((text) => text.includes(`'${manifest.name}':`))
      .map((text) => text.split('---\n').slice(2).join('---\n').trim().split('\n')[0] ?? text)
    expect(changes.filter((line) => !changelog.includes(`- ${line}`))).toEqual([])
    const readme = read('README.md')
    const named = [...readme.matchAll(/`(docs\/[\w-]+\.\w+)`/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !existsSync(join(folder, name)))).toEqual([])
    for (const name of named)
      for (const [, linked = ''] of read(name).matchAll(/\]\(([\w-]+\.(?:md|jpg|png))/g))
        expect(existsSync(join(folder, 'docs', linked)), `${name} links to ${linked}`).toBe(true)
  })

  it('says where it comes from, and is published with a statement of its provenance', () => {
    const { repository, homepage, bugs, publishConfig } = manifest
    expect(repository).toMatchObject({
      type: 'git',
      url: expect.stringMatching(/^git\+https:\/\/[^/]+\/.+\.git$/),
      directory: `packages/${manifest.name.replace('@doorway/', '')}`,
    })
    for (const address of [homepage, bugs]) expect(address).toMatch(/^https:\/\/[^/]+\//)
    expect(publishConfig).toEqual({ access: 'public', provenance: true })
  })

  it('leads every entry to a file, by no condition of ours', () => {
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    )
    expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([])
    expect(JSON.stringify(manifest)).not.toContain('doorway-source')
    expect(Object.keys(manifest.exports).filter((entry) => entry.includes('*'))).toEqual([])
  })

  it('asks for React and nothing else of its host', () => {
    const peers = Object.entries(manifest.peerDependencies ?? {})
    const allowed = ['react', 'react-dom'].map((name) => [name, '^18.3 || ^19'])
    expect(allowed).toEqual(expect.arrayContaining(peers))
    expect(manifest.sideEffects).toBeDefined()
  })

  it('holds no path of this machine and no code made out of texts', () => {
    const isForPages = (file: string) => /\.(js|css)$/.test(file) && !/\/(?:verify|chunk)[^/]*$/.test(file)
    const offends = (file: string) => {
      const text = readFileSync(file, 'utf8')
      return text.includes(root) || (isForPages(file) && /\bnew Function\(|\beval\(/.test(text))
    }
    expect(files(folder).filter(offends)).toEqual([])
  })
})

describe('the kit', () => {
  it('brings the key of every text with its words, those of screens that load later included', () => {
    const kit = packedPackages().find(({ name }) => name === '@doorway/admin-kit')
    const page = readFileSync(join(String(kit?.folder), 'docs/embedding-texts.md'), 'utf8')
    expect(page).toContain('| `users.title` | 用户管理 | User management |')
    for (const key of ['articles.', 'menuConfig.', 'users.form.']) expect(page).toContain(`| \`${key}`)
    expect(page.split('\n').length).toBeGreaterThan(3000)
    expect(page).not.toContain('| undefined |')
  })

  it('brings each folder to start from, without what a build of it has written', () => {
    const kit = packedPackages().find(({ name }) => name === '@doorway/admin-kit')
    const starters = join(String(kit?.folder), 'examples')
    expect(readdirSync(starters).toSorted()).toEqual(readdirSync(join(root, 'examples')).toSorted())
    for (const starter of readdirSync(starters)) {
      expect(existsSync(join(starters, starter, 'README.md')), starter).toBe(true)
      expect(existsSync(join(starters, starter, 'package.json')), starter).toBe(true)
    }
    expect(
      files(starters).filter((file) => /node_modules|\/(?:dist|out|\.next)\//.test(file.slice(starters.length))),
    ).toEqual([])
  })
})

describe('what is installed with the packages', () => {
  const licences = productionLicences(['ui', 'api-client', 'admin-kit'])

  it('has a licence that may be passed on', () => {
    expect([...licences].filter(([, licence]) => !ALLOWED.has(licence ?? ''))).toEqual([])
    expect(licences.size).toBeGreaterThan(30)
  })

  it('has no schema checker, which the verifier carries inside', () => {
    expect(licences.has('node_modules/ajv')).toBe(false)
    const client = packed.find(({ name }) => name === '@doorway/api-client')
    const reached = readFileSync(join(client?.folder ?? '', 'dist/index.js'), 'utf8')
    expect(reached).not.toContain('verify')
  })
})
