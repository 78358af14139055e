import { describe, expect, it } from 'vitest'
import { MAX_KEEP_ALIVE_PAGES, keepAlivePages } from './keep-alive-pages'

describe('keepAlivePages', () => {
  it('puts the page in view first and keeps the recent open ones', () => {
    expect(keepAlivePages(['/a', '/b'], '/b', ['/a', '/b'])).toEqual(['/b', '/a'])
  })

  it('lets go of closed pages', () => {
    expect(keepAlivePages(['/a', '/b'], '/c', ['/b', '/c'])).toEqual(['/c', '/b'])
  })

  it('never keeps more than the budget', () => {
    const many = Array.from({ length: 12 }, (_, index) => `/${index}`)
    expect(keepAlivePages(many, '/new', [...many, '/new'])).toHaveLength(MAX_KEEP_ALIVE_PAGES)
  })
})
