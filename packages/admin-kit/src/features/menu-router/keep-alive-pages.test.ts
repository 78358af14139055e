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

const route = (path: string, isKeepAlive: boolean): MenuRoute => ({
  path,
  title: path,
  titles: {},
  name: path.slice(1),
  screen: null,
  isKeepAlive,
  isHidden: false,
  ancestorIds: [],
})

describe('isRetainedPage', () => {
  const openConsole = {
    homePath: '/home',
    routes: [route('/a', true), route('/b', false)],
    opened: ['/home', '/a', '/b', '/b?id=3'],
    isDirty: (path: string) => path === '/b?id=3',
  }

  it('follows the menu item', () => {
    expect(isRetainedPage('/a', openConsole)).toBe(true)
    expect(isRetainedPage('/b', openConsole)).toBe(false)
  })

  it('retains what is unsaved, and the first tab, which no menu item describes', () => {
    expect(isRetainedPage('/b?id=3', openConsole)).toBe(true)
    expect(isRetainedPage('/home', openConsole)).toBe(true)
  })

  it('lets go of what has no tab', () => {
    expect(isRetainedPage('/a', { ...openConsole, opened: ['/home'] })).toBe(false)
  })
})
