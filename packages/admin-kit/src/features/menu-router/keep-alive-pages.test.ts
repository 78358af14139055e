import { describe, expect, it } from 'vitest'
import { LIVE_PAGES, livePages } from './keep-alive-pages'

describe('livePages', () => {
  it('puts the page in view first and keeps the recent open ones', () => {
    expect(livePages(['/a', '/b'], '/b', ['/a', '/b'])).toEqual(['/b', '/a'])
  })

  it('lets go of closed pages', () => {
    expect(livePages(['/a', '/b'], '/c', ['/b', '/c'])).toEqual(['/c', '/b'])
  })

  it('never keeps more than the budget', () => {
    const many = Array.from({ length: 12 }, (_, index) => `/${index}`)
    expect(livePages(many, '/new', [...many, '/new'])).toHaveLength(LIVE_PAGES)
  })
})
