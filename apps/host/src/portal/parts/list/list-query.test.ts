import { describe, expect, it } from 'vitest'
import { inSite } from '../links/site-link'
import { filtersOf, pageOf } from './list-query'

describe('the address of a list', () => {
  it('gives the named conditions that are filled', () => {
    expect(filtersOf('http://x/?keyword=%20a%20&year=&other=1', ['keyword', 'year'])).toEqual({ keyword: 'a' })
    expect(filtersOf(`http://x/?keyword=${'a'.repeat(80)}`, ['keyword'])['keyword']).toHaveLength(50)
  })

  it('takes an organisation, an area or a year in its own form only', () => {
    const names = ['orgId', 'areaCode', 'year']
    expect(filtersOf('http://x/?orgId=12&areaCode=380100&year=2026', names)).toEqual({
      orgId: '12',
      areaCode: '380100',
      year: '2026',
    })
    expect(filtersOf('http://x/?orgId=1a&areaCode=38&year=26', names)).toEqual({})
  })

  it.each(['', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=1e99'])('is on page 1 for %j', (search) => {
    expect(pageOf(`http://x/${search}`)['currentPage']).toBe('1')
  })

  it('preserves the site parameter', () => {
    expect(inSite('/doorMain', '')).toBe('/doorMain')
    expect(inSite('/educationNews?page=2#main', 'prov')).toBe('/educationNews?page=2&site=prov#main')
  })
})
