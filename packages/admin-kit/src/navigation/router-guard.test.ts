import { describe, expect, it } from 'vitest'
import { createRouterGuard } from '../react-router'

const change = (from: string, to: string) => ({
  currentLocation: { pathname: from, search: '' },
  nextLocation: { pathname: to, search: '' },
})

describe('the guard of the React Router adapter', () => {
  it('lets everything pass while nothing is held', async () => {
    const guard = createRouterGuard()
    expect(guard.isBlocked(change('/users', '/roles'))).toBe(false)
    expect(await guard.mayLeave()).toBe(true)
  })

  it('asks before another page, not before another filter of the same', async () => {
    const guard = createRouterGuard()
    guard.block(async () => false)
    expect(guard.isBlocked(change('/users', '/roles'))).toBe(true)
    expect(guard.isBlocked(change('/users', '/users'))).toBe(false)
    expect(await guard.mayLeave()).toBe(false)
  })

  it('keeps the newer hold when an older one ends', () => {
    const guard = createRouterGuard()
    const release = guard.block(async () => true)
    guard.block(async () => true)
    release()
    expect(guard.isBlocked(change('/users', '/roles'))).toBe(true)
  })
})
