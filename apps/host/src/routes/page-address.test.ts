import { describe, expect, it } from 'vitest'
import { declaredQuery, pageAddress } from './page-address'
import { portalPages } from './portal-pages'

const sources = import.meta.glob<string>('../portal/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })
const of = (path: string) => pageAddress(`http://doorway.test${path}`)?.slice('http://doorway.test'.length)

describe('the address of a portal page', () => {
  it.each([
    ['/doorMain?x=0.123&utm_source=a', '/doorMain'],
    ['/DOORMAIN/', '/doorMain'],
    ['/doorMain?page=3', '/doorMain'],
    ['/educationNews?page=2&x=1&keyword=a&column=b&site=s', '/educationNews?site=s&column=b&keyword=a&page=2'],
    ['/educationNews?keyword=&keyword=a&column=b&column=c', '/educationNews?column=b'],
    ['/comPageInfo?id=1&type=article&from=chat', '/comPageInfo?type=article&id=1'],
    ['/search?q=%E5%BE%AE%E8%AF%BE', '/search?q=%E5%BE%AE%E8%AF%BE'],
  ])('%s is %s', (path, address) => {
    expect(of(path)).toBe(address)
  })

  it.each(['/', '/home', '/no-such-page?x=1', '/doorMain/no'])('is none at %s', (path) => {
    expect(of(path)).toBeUndefined()
  })

  it('is no reason to change the query where no page is', () => {
    expect(declaredQuery('/home', new URLSearchParams('x=1')).toString()).toBe('x=1')
  })
})

/** The names in quotation marks that follow `.get(` and `.has(` on a query, and in `useQueryParam(`. */
const READ = /(?:searchParams|query|params)\s*\.(?:get|has)\('(\w+)'\)|useQueryParam\('(\w+)'\)/g

describe.each(portalPages.map((page) => [page.name, page] as const))('the page %s', (name, page) => {
  it('reads no query parameter that it does not declare', () => {
    const own = Object.entries(sources).filter(([path]) => path.includes(`/pages/${name}/`) && !path.includes('.test.'))
    const read = own.flatMap(([, source]) => [...source.matchAll(READ)].map(([, first, second]) => first ?? second))
    const declared = ['site', ...(page.filters ?? []), ...(page.isPaged ? ['page'] : [])]
    expect(read.filter((each) => each === undefined || !declared.includes(each))).toEqual([])
    const readsPage = own.some(([, source]) => source.includes('pageOf('))
    expect(readsPage).toBe(page.isPaged ?? false)
  })

  it('takes its filters from its route', () => {
    const own = Object.entries(sources).filter(([path]) => path.includes(`/pages/${name}/`))
    const literal = own.filter(([, source]) => /filtersOf\(\w+, \[/.test(source)).map(([path]) => path)
    expect(literal).toEqual([])
  })
})
