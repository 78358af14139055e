import { describe, expect, it } from 'vitest'
import { createMemoryNavigation } from '../../navigation/memory-navigation'
import { scopedNavigation } from './scoped-navigation'

function openedAt(path: string) {
  const real = createMemoryNavigation({ path, query: {} })
  return { real, scoped: scopedNavigation(real, (now) => now === path) }
}

describe('the scoped navigation of a page', () => {
  it('changes what its own address remembers', () => {
    const { real, scoped } = openedAt('/user-management')
    scoped.navigate({ query: { username: 'a' } })
    expect(real.location()).toEqual({ path: '/user-management', query: { username: 'a' } })
  })

  it('writes nothing into the address of the page in view, and stands at its own place', () => {
    const { real, scoped } = openedAt('/user-management')
    real.navigate({ path: '/role-management' })
    scoped.navigate({ query: { username: 'a' } }, { replace: true })
    expect(real.location()).toEqual({ path: '/role-management', query: {} })
    expect(scoped.location()).toEqual({ path: '/user-management', query: {} })
  })

  it('leads elsewhere all the same', () => {
    const { real, scoped } = openedAt('/role-add')
    real.navigate({ path: '/user-management' })
    scoped.navigate({ path: '/role-management' })
    expect(real.location().path).toBe('/role-management')
  })
})
