import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, sourceFiles, type SourceFile } from '../support/source-files'

const isSupport = ({ path }: SourceFile) => /\.(test|stories)\.tsx?$|\/(testing|story-support)\//.test(path)
const code = (folder: string) => sourceFiles(folder, /\.tsx?$/)
const shipped = (folder: string) => code(folder).filter((file) => !isSupport(file))

/** Pairs "file → import" of what a folder imports against the rule. */
function offenders(files: SourceFile[], isForbidden: (name: string, file: SourceFile) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((name) => isForbidden(name, file))
      .map((name) => `${file.path} → ${name}`),
  )
}

const isDoorway = (name: string) => name.startsWith('@doorway/')
const isRouter = (name: string) => name.startsWith('react-router')

describe('the rules of direction', () => {
  it('let ui import no Doorway package and no router', () => {
    expect(offenders(shipped('packages/ui/src'), (name) => isDoorway(name) || isRouter(name))).toEqual([])
  })

  it('let api-client import no React and no Doorway package', () => {
    expect(
      offenders(shipped('packages/api-client/src'), (name) => isDoorway(name) || name.startsWith('react')),
    ).toEqual([])
  })

  it('let admin-kit import only ui and api-client, and no router even for its adapter', () => {
    const allowed = /^@doorway\/(ui|api-client)(\/|$)/
    const isForbidden = (name: string) => (isDoorway(name) && !allowed.test(name)) || isRouter(name)
    expect(offenders(shipped('packages/admin-kit/src'), isForbidden)).toEqual([])
  })

  it('let the server import only the types and rules of api-client', () => {
    const allowed = /^@doorway\/api-client\/(types|rules)$/
    expect(offenders(shipped('apps/api/src'), (name) => isDoorway(name) && !allowed.test(name))).toEqual([])
  })

  it('let nothing import the server but tests and stories', () => {
    const everything = [
      'packages/ui/src',
      'packages/api-client/src',
      'packages/admin-kit/src',
      'apps/host/src',
    ].flatMap(shipped)
    expect(
      offenders(everything, (name) => name.startsWith('@doorway/api') && !name.startsWith('@doorway/api-client')),
    ).toEqual([])
  })

  it('enter packages by their published entries, never by a path into their sources', () => {
    const everything = ['packages', 'apps'].flatMap(code).filter(({ path }) => path.includes('/src/'))
    const reachesIn = (name: string, file: SourceFile) => {
      if (/^@doorway\/[^/]+\/(src|dist)\//.test(name)) return true
      if (!name.startsWith('.')) return false
      const own = file.path.split('/').slice(0, 3).join('/')
      const target = posix.join(posix.dirname(file.path), name)
      return !target.startsWith(own) && !target.startsWith('apps/api/dist') && !target.startsWith('apps/host/dist')
    }
    expect(offenders(everything, reachesIn)).toEqual([])
  })

  it('let the host and its build name no file of a package, in texts and patterns either', () => {
    const files = sourceFiles('apps/host', /\.(?:[cm]?[jt]sx?|html|css)$/).filter(
      ({ path }) => !path.includes('/dist/'),
    )
    expect(files.some(({ path }) => path.endsWith('apps/host/vite.config.ts'))).toBe(true)
    // A separator in a regular expression is `\/` or `[\\/]`.
    const insidePackage =
      /(?:packages|ui|api-client|admin-kit)(?:\\?\/|\[[^\]]*\/\])+(?:src|dist)(?:\\?\/|\[[^\]]*\/\])|packages\/[\w-]+\/src/g
    const named = files.flatMap(({ path, text }) =>
      [...text.matchAll(insidePackage)].map(([found]) => `${path} → ${found}`),
    )
    expect(named).toEqual([])
  })

  it('let no build script replace text inside a library, but for the router (docs/decisions/0008)', () => {
    const builds = ['apps', 'packages', 'scripts'].flatMap((folder) =>
      sourceFiles(folder, /vite\.config\.ts$|(?:^|\/)(?:build|vite)[\w-]*\.(?:mjs|ts)$/),
    )
    expect(builds.length).toBeGreaterThan(2)
    const replaced = builds.flatMap(({ path, text }) =>
      [...text.matchAll(/\btransform\b[^]*?test\(id\)/g)].map(([found]) => [path, found]),
    )
    expect(replaced).toEqual([['apps/host/vite.config.ts', expect.stringContaining('react-router[')]])
  })

  it('keep portal and console of the host apart, since each is a document of its own', () => {
    const side = (path: string) => /^apps\/host\/src\/(portal|console|playground)\//.exec(path)?.[1]
    const crosses = (name: string, file: SourceFile) => {
      const [from, to] = [side(file.path), side(posix.join(posix.dirname(file.path), name))]
      return from !== undefined && to !== undefined && (from === 'portal') !== (to === 'portal')
    }
    expect(offenders(code('apps/host/src'), (name, file) => name.startsWith('.') && crosses(name, file))).toEqual([])
  })

  it('enter a feature of admin-kit through its index', () => {
    const passesTheDoor = (name: string, file: SourceFile) => {
      if (!name.startsWith('.')) return false
      const target = posix.join(posix.dirname(file.path), name)
      const feature = /^packages\/admin-kit\/src\/features\/([^/]+)/
      const to = feature.exec(target)?.[1]
      if (to === undefined || to === feature.exec(file.path)?.[1]) return false
      return !/^packages\/admin-kit\/src\/features\/[^/]+(\/index)?$/.test(target) && !/\/strings\/[a-z]+$/.test(target)
    }
    expect(offenders(shipped('packages/admin-kit/src'), passesTheDoor)).toEqual([])
  })
})

describe('a wrapped library', () => {
  const wrapped = [
    '@radix-ui/react-dismissable-layer',
    '@radix-ui/react-tabs',
    '@floating-ui/react-dom',
    'react-arborist',
    '@tanstack/react-table',
    'react-day-picker',
    'hucre',
    'cfb',
    '@tus/server',
    '@tus/file-store',
    '@tus/s3-store',
    'tus-js-client',
    '@noble/hashes',
    'hash-wasm',
    'openapi-backend',
    'openapi-fetch',
    'sanitize-html',
  ]
  const everything = ['packages', 'apps'].flatMap(shipped)

  // The server and the portal's pages cannot share a folder: each of them wraps a library in a folder of its own.
  it.each(wrapped)('%s is imported in one folder of a workspace at most', (library) => {
    const folders = new Set(
      everything
        .filter((file) => importsOf(file).some((name) => name === library || name.startsWith(`${library}/`)))
        .map((file) => posix.dirname(file.path)),
    )
    const workspaces = new Set([...folders].map((folder) => folder.split('/').slice(0, 2).join('/')))
    expect(folders.size, [...folders].join(', ')).toBe(workspaces.size)
  })
})
