import { describe, expect, it } from 'vitest'
import { locales } from '../preferences/languages'
import type { PageModule } from '../routes/page-handle'
import { portalRoutes } from './portal-routes'
import { loadStrings } from '../strings/load-strings'
import type { PageStrings, PortalPage } from '../routes/portal-page'
import { pageTitle } from '../routes/portal-pages'

const files = Object.keys(import.meta.glob('./pages/**/*'))
const folders = [...new Set(files.map((file) => file.split('/')[2] ?? ''))]
const routes = import.meta.glob<PortalPage>('./pages/*/*.route.ts', { eager: true, import: 'route' })
const modules = import.meta.glob<PageModule>('./pages/*/*.page.tsx')
const strings = import.meta.glob<PageStrings>('./pages/*/strings/*.ts')

const pathsIn = (table: typeof portalRoutes): string[] =>
  table.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsIn(children ?? [])])

describe.each(folders)('the portal page %s', (name) => {
  const route = routes[`./pages/${name}/${name}.route.ts`]

  it('exports a route that bears the name of its folder', () => {
    expect(route?.name).toBe(name)
  })

  it('is in the route table with every address', () => {
    expect(pathsIn(portalRoutes)).toEqual(expect.arrayContaining([...(route?.paths ?? ['none'])]))
    expect(pathsIn(portalRoutes)).toEqual(expect.arrayContaining([...(route?.redirectsFrom ?? [])]))
  })

  it('lets only its own addresses work without a token', () => {
    const own = [...(route?.paths ?? []), ...(route?.redirectsFrom ?? [])]
    expect((route?.publicPaths ?? []).filter((path) => !own.includes(path))).toEqual([])
  })

  it('has a module with a component', async () => {
    expect((await modules[`./pages/${name}/${name}.page.tsx`]?.())?.Component).toBeTypeOf('function')
  })

  it.each(locales)('has its strings and a title for each address in %s', async (locale) => {
    expect(strings).toHaveProperty([`./pages/${name}/strings/${locale}.ts`])
    const t = await loadStrings(locale)
    const untitled = (route?.paths ?? []).filter((path) => pageTitle(path, t) === path)
    expect(untitled).toEqual([])
  })
})

describe('the route table of the portal', () => {
  it('has no address twice', () => {
    const paths = pathsIn(portalRoutes)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })
})
