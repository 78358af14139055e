import { describe, expect, it } from 'vitest'
import { readScope, scopeKinds, writeScope } from './data-scope'

describe('the data scope in an extension attribute', () => {
  it.each(scopeKinds.filter((kind) => kind !== 'custom'))('reads %s back as it was written', (kind) => {
    expect(readScope(writeScope('', { kind, organizationIds: [] }))).toEqual({ kind, organizationIds: [] })
  })

  it('reads the organisations of a custom one, each once', () => {
    expect(readScope('scope=custom:{34,905,34}')).toEqual({ kind: 'custom', organizationIds: [34, 905] })
    expect(writeScope('', { kind: 'custom', organizationIds: [34, 905] })).toBe('scope=custom:{34,905}')
  })

  it.each(['', '本省', 'scope=everything', 'myscope=all', 'scope=allx'])('finds none in %j', (extent) => {
    expect(readScope(extent)).toBeNull()
  })

  it('keeps what else stands in the attribute', () => {
    expect(writeScope('note=试点;scope=org', { kind: 'all', organizationIds: [] })).toBe('note=试点;scope=all')
    expect(writeScope('试点', { kind: 'self', organizationIds: [] })).toBe('试点;scope=self')
  })
})
