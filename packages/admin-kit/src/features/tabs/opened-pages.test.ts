import { describe, expect, it } from 'vitest'
import { lastTargetOf } from '../../context/last-target'
import {
  closeAll,
  closeOthers,
  closePage,
  closeRight,
  movePage,
  onlyHome,
  openPage,
  pinPage,
  reopenPage,
  type OpenedPages,
} from './opened-pages'
import { restorePages, storePages } from './opened-pages.storage'

const home = { path: '/home', name: 'home', title: '首页' }
const page = (name: string) => ({ path: `/${name}`, name, title: name })
const paths = (pages: OpenedPages) => pages.map(({ path, selected }) => (selected ? `[${path}]` : path)).join(' ')
const three = ['a', 'b', 'c'].reduce<OpenedPages>((pages, name) => openPage(pages, page(name)), onlyHome(home))

describe('the opened pages', () => {
  it('start with home', () => {
    expect(paths(onlyHome(home))).toBe('[/home]')
  })

  it('gain a selected page at the end, once', () => {
    expect(paths(three)).toBe('/home /a /b [/c]')
    expect(paths(openPage(three, page('a')))).toBe('/home [/a] /b /c')
  })

  it('select the right neighbour of a closed page, else the left one', () => {
    expect(paths(closePage(openPage(three, page('b')), '/b', home))).toBe('/home /a [/c]')
    expect(paths(closePage(three, '/c', home))).toBe('/home /a [/b]')
  })

  it('keep the selection when another page is closed', () => {
    expect(paths(closePage(three, '/a', home))).toBe('/home /b [/c]')
  })

  it('never lose home', () => {
    expect(paths(closePage(three, '/home', home))).toBe('/home /a /b [/c]')
    expect(paths(closeOthers(three, '/b', home))).toBe('/home [/b]')
    expect(paths(closeRight(three, '/home', home))).toBe('[/home]')
  })

  it('move a page, but nothing before home', () => {
    expect(paths(movePage(three, '/c', 0))).toBe('/home [/c] /a /b')
    expect(paths(movePage(three, '/home', 2))).toBe('/home /a /b [/c]')
  })
})

describe('pinned pages', () => {
  const pinned = pinPage(three, '/b', true)

  it('stand right after home in the order of their pinning', () => {
    expect(paths(pinned)).toBe('/home /b /a [/c]')
    expect(paths(pinPage(pinned, '/a', true))).toBe('/home /b /a [/c]')
    expect(paths(pinPage(pinned, '/b', false))).toBe('/home /b /a [/c]')
    expect(paths(movePage(pinned, '/c', 1))).toBe('/home /b [/c] /a')
  })

  it('stay when others are closed', () => {
    expect(paths(closeAll(pinned, home))).toBe('[/home] /b')
    expect(paths(closeOthers(pinned, '/a', home))).toBe('/home /b [/a]')
    expect(paths(closeRight(pinned, '/home', home))).toBe('[/home] /b')
  })

  it('come back pinned', () => {
    expect(restorePages(storePages(pinned), home)).toEqual(pinned)
  })
})

describe('a closed page', () => {
  it('opens again where it stood', () => {
    const [, a] = three
    const rest = closePage(three, '/a', home)
    expect(a && paths(reopenPage(rest, a, 1))).toBe('/home [/a] /b /c')
    expect(a && paths(reopenPage(three, a, 1))).toBe('/home [/a] /b /c')
  })
})

describe('the stored pages', () => {
  it('come back as they were', () => {
    expect(restorePages(storePages(three), home)).toEqual(three)
  })

  it.each([
    null,
    '',
    '{',
    '[]',
    '{"version":0,"pages":[]}',
    '{"version":1,"pages":[{"path":"javascript:x","name":"","title":"","selected":true}]}',
  ])('fall back to home alone for %j', (text) => {
    expect(paths(restorePages(text, home))).toBe('[/home]')
  })

  it('put home first whatever was stored', () => {
    const text = JSON.stringify({ version: 1, pages: [{ path: '/a', name: 'a', title: 'a', selected: true }] })
    expect(paths(restorePages(text, home))).toBe('/home [/a]')
  })
})

describe('the last place of a page', () => {
  const filtered = openPage(three, { ...page('b'), search: 'node=2&username=t_demo06' })

  it('is where a tab leads, also after a reload', () => {
    const target = { path: '/b', query: { node: '2', username: 't_demo06' } }
    expect(lastTargetOf(filtered, '/b')).toEqual(target)
    expect(lastTargetOf(restorePages(storePages(filtered), home), '/b')).toEqual(target)
  })

  it('holds the record of a form', () => {
    expect(lastTargetOf(openPage(three, { ...page('b'), path: '/b?id=7' }), '/b?id=7')).toEqual({
      path: '/b',
      query: { id: '7' },
    })
  })

  it('of a page that is not open is its address', () => {
    expect(lastTargetOf(three, '/d')).toEqual({ path: '/d', query: {} })
  })
})
