import { describe, expect, it } from 'vitest'
import type { paths } from '../generated/schema'
import { readContract } from '../verify/contract'
import { serviceNames } from '../verify/service-names'
import { addressOf, type ServiceAddresses } from './services'

const everywhere: ServiceAddresses = Object.fromEntries(serviceNames.map((name) => [name, `https://${name}.test`]))
const path = <Path extends keyof paths>(one: Path): Path => one

describe('the address of a call', () => {
  it.each([
    [path('/api/userInfo/getUserInfo'), 'users'],
    [path('/api/garde/getAllTGardeList'), 'dictionaries'],
    [path('/api/schoolClass/getClassInfoList'), 'organizations'],
    [path('/api/system/cscpMenus'), 'system'],
    [path('/api/findUserSiteIdList'), 'sites'],
    [path('/api/file/exportExcel'), 'files'],
    [path('/api/session/queryPage'), 'auth'],
  ])('%s is at the service %s', (of, service) => {
    expect(addressOf(of, 'https://base.test', everywhere)).toBe(`https://${service}.test${of}`)
  })

  it('has a service for every path of the contract', () => {
    const homeless = readContract.operations.filter(({ path: of }) => addressOf(of, '', everywhere) === of)
    expect(homeless).toEqual([])
  })

  it('is the base address for a service without one of its own, the page itself without either', () => {
    expect(addressOf('/api/dic/getDicTypes', 'https://base.test/', {})).toBe('https://base.test/api/dic/getDicTypes')
    expect(addressOf('/api/dic/getDicTypes', '', {})).toBe('/api/dic/getDicTypes')
  })

  it('keeps what is asked for behind the path', () => {
    const requested = '/api/findUserSiteIdList?roleId=9'
    expect(addressOf(requested, '', { sites: 'https://sites.test' })).toBe(`https://sites.test${requested}`)
  })

  it('is the file service for imports, unless they have one of their own', () => {
    const of = '/api/import/user/check'
    expect(addressOf(of, '', { files: 'https://files.test' })).toBe(`https://files.test${of}`)
    expect(addressOf(of, '', { files: 'https://files.test', imports: '' })).toBe(of)
  })
})
