import { describe, expect, it } from 'vitest'
import { createRouterGuard } from '../react-router'

function place(address: string) {
  const { pathname, search } = new URL(address, 'http://localhost')
  return { pathname, search }
}
const change = (from: string, to: string, historyAction = 'PUSH') => ({
  currentLocation: place(from),
  nextLocation: place(to),
  historyAction,
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
    expect(guard.isBlocked(change('/users?page=1', '/users?page=2'))).toBe(false)
    expect(await guard.mayLeave()).toBe(false)
  })

  it('asks before the back button takes another record of the same page', () => {
    const guard = createRouterGuard()
    guard.block(async () => false)
    expect(guard.isBlocked(change('/contest?competition=3', '/contest', 'POP'))).toBe(true)
    expect(guard.isBlocked(change('/contest?competition=3', '/contest?competition=3', 'POP'))).toBe(false)
  })

  it('keeps the newer hold when an older one ends', () => {
    const guard = createRouterGuard()
    const release = guard.block(async () => true)
    guard.block(async () => true)
    release()
    expect(guard.isBlocked(change('/users', '/roles'))).toBe(true)
  })
})
