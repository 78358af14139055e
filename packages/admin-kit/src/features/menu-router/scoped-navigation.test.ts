import { describe, expect, it } from 'vitest'
import { createMemoryNavigation } from '../../navigation/memory-navigation'
import { keptNavigation } from './scoped-navigation'

function openedAt(path: string) {
  const real = createMemoryNavigation({ path, query: {} })
  return { real, kept: keptNavigation(real, (now) => now === path) }
}

describe('the navigation of a kept page', () => {
  it('changes what its own address remembers', () => {
    const { real, kept } = openedAt('/user-management')
    kept.navigate({ query: { username: 'a' } })
    expect(real.location()).toEqual({ path: '/user-management', query: { username: 'a' } })
  })

  it('writes nothing into the address of the page in view, and stands at its own place', () => {
    const { real, kept } = openedAt('/user-management')
    real.navigate({ path: '/role-management' })
    kept.navigate({ query: { username: 'a' } }, { replace: true })
    expect(real.location()).toEqual({ path: '/role-management', query: {} })
    expect(kept.location()).toEqual({ path: '/user-management', query: {} })
  })

  it('leads elsewhere all the same', () => {
    const { real, kept } = openedAt('/role-add')
    real.navigate({ path: '/user-management' })
    kept.navigate({ path: '/role-management' })
    expect(real.location().path).toBe('/role-management')
  })
})
