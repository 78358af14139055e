import { describe, expect, it } from 'vitest'
import type { MenuRoute } from './build-routes'
import { isRetainedPage, MAX_KEEP_ALIVE_PAGES, keepAlivePages } from './keep-alive-pages'

describe('keepAlivePages', () => {
  it('puts the page in view first and keeps the recent open ones', () => {
    expect(keepAlivePages(['/a', '/b'], '/b', () => true)).toEqual(['/b', '/a'])
  })

  it('lets go of pages that are not retained', () => {
    expect(keepAlivePages(['/a', '/b'], '/c', (path) => path !== '/a')).toEqual(['/c', '/b'])
  })

  it('never keeps more than the budget', () => {
    const many = Array.from({ length: 12 }, (_, index) => `/${index}`)
    expect(keepAlivePages(many, '/new', () => true)).toHaveLength(MAX_KEEP_ALIVE_PAGES)
  })
})

const route = (isKeepAlive: boolean): MenuRoute => ({
  path: '/a',
  title: 'a',
  titles: {},
  name: 'a',
  screen: null,
  isKeepAlive,
  isHidden: false,
  ancestorIds: [],
})

describe('isRetainedPage', () => {
  it('follows the menu item', () => {
    expect(isRetainedPage(route(true), false)).toBe(true)
    expect(isRetainedPage(route(false), false)).toBe(false)
  })

  it('retains what is unsaved, and what no menu item describes', () => {
    expect(isRetainedPage(route(false), true)).toBe(true)
    expect(isRetainedPage(undefined, false)).toBe(true)
  })
})
