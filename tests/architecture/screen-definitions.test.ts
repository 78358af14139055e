import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { builtInScreens as builtInNames } from '../../packages/api-client/src/rules/menu'
import { locales } from '../../packages/api-client/src/rules/locales'
import { screenManifests } from '../../packages/admin-kit/src/testing/generated/screen-manifests'
import { root, sourceFiles } from '../support/source-files'

// What a new screen may forget, by the name of the screen and of the piece.

const kit = join(root, 'packages/admin-kit')
const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const folderOf = (feature: string) => join(kit, 'src/features', feature)
const included = screenManifests.flatMap(({ name, feature, includes = [] }) =>
  [feature, ...includes].map((folder) => ({ name, folder })),
)
const embedded = screenManifests.flatMap(({ embed, ...screen }) => (embed ? [{ ...screen, ...embed }] : []))

const contract: { paths: Record<string, Record<string, { 'x-permission'?: string | string[] }>> } = parse(
  readFileSync(join(root, 'openapi.yaml'), 'utf8'),
)
const contractCodes = new Set(
  Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => operation['x-permission'] ?? []),
  ),
)

/** Values that occur more than once. */
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('a screen', () => {
  it.each(screenManifests)('$name is exported by the index of its feature', ({ name, feature }) => {
    expect(textOf(join(folderOf(feature), 'index.ts'))).toMatch(new RegExp(`\\b${name}\\b.*\\b${name}Props\\b`))
  })

  it.each(screenManifests)('$name checks permission codes that openapi.yaml knows', ({ codes }) => {
    expect(codes.filter((code) => !contractCodes.has(code))).toEqual([])
  })

  it.each(included)('$name has strings of $folder in every language', ({ folder }) => {
    // A feature without a screen of its own may have late words only.
    const places = [join(folderOf(folder), 'strings'), join(kit, 'src/late-texts', folder)]
    const missing = locales.filter((locale) => !places.some((place) => textOf(join(place, `${locale}.ts`))))
    expect(missing).toEqual([])
  })

  it.each(included)('$name takes the classes of $folder from a sheet of the kit', ({ folder }) => {
    const sheets = ['packages/ui/src', 'packages/admin-kit/src'].flatMap((source) => sourceFiles(source, /\.css$/))
    const styled = sheets.map(({ text }) => text).join('\n')
    const used = sourceFiles(`packages/admin-kit/src/features/${folder}`, /(?<!\.stories|\.test)\.tsx$/).flatMap(
      ({ text }) => [...text.matchAll(/className="(dw-[\w-]+)"/g)].map(([, name]) => name ?? ''),
    )
    expect(used.length === 0 || used.some((name) => styled.includes(`.${name}`))).toBe(true)
  })

  it.each(screenManifests)('$name has the routes that it names', ({ feature, routes = [] }) => {
    const source = textOf(join(folderOf(feature), `${feature}.routes.ts`))
    const missing = routes.filter(({ component }) => !new RegExp(`(const|as) ${component}\\b`).test(source))
    expect(missing).toEqual([])
  })

  it.each(screenManifests)('$name has built-in names of the specification only', ({ routes = [] }) => {
    const known: readonly string[] = builtInNames
    expect(routes.flatMap((route) => route.builtInNames ?? []).filter((name) => !known.includes(name))).toEqual([])
  })

  it.each(embedded)('$name is named and tagged alike', ({ name, tag, part }) => {
    const kebab = name.replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
    expect({ tag, part }).toEqual({ tag: `doorway-${kebab}`, part: kebab })
  })

  it.each(embedded)('$name has the story that its page shows', ({ feature, stories, page }) => {
    const source = textOf(join(folderOf(feature), `${stories}.stories.tsx`))
    expect(source).toContain(`export const ${page.story}: Story`)
  })
})

describe('the screens', () => {
  it('share no name, tag, position or route name', () => {
    const routes = screenManifests.flatMap(({ routes: own = [] }) => own)
    const names = routes.flatMap(({ builtInNames: own = [], componentNames = [] }) => [...own, ...componentNames])
    expect(repeated(screenManifests.map(({ name }) => name))).toEqual([])
    expect(repeated(embedded.map(({ tag }) => tag))).toEqual([])
    expect(repeated(embedded.map(({ position }) => String(position)))).toEqual([])
    expect(repeated(names)).toEqual([])
  })

  it('have no page in Storybook without a definition', () => {
    const pages = sourceFiles('.storybook/screens', /\.mdx$/).map(({ path }) => path.replace(/^.*\/|\.mdx$/g, ''))
    expect(pages.toSorted()).toEqual(embedded.map(({ part }) => part).toSorted())
  })
})
