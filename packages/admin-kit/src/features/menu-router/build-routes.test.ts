import type { MenuItem } from '@doorway/api-client'
import { describe, expect, it } from 'vitest'
import { buildRoutes, hideMissingScreens, lacksScreen, titleIn } from './build-routes'
import { menuTarget } from './menu-url'

function menu(id: number, values: Partial<MenuItem>): MenuItem {
  return {
    id,
    parentId: 0,
    name: `item-${id}`,
    title: `项目${id}`,
    titles: {},
    icon: 'cube',
    url: null,
    component: null,
    type: 'menu',
    permissionCode: null,
    order: id,
    isKeepAlive: true,
    isHidden: false,
    ...values,
  }
}

describe('buildRoutes', () => {
  it('makes a route of each item that is not a button and has a url', () => {
    const { routes } = buildRoutes([
      menu(1, { url: '/schools', component: 'school-management', title: '学校管理' }),
      menu(2, {}),
    ])
    expect(routes.map(({ path, title, screen }) => [path, title, screen])).toEqual([
      ['/schools', '学校管理', 'school-management'],
    ])
  })

  it('maps a built-in name to its fixed screen, whatever the component field says', () => {
    const { routes } = buildRoutes([menu(1, { name: 'user-management', url: '/user-management', component: 'evil' })])
    expect(routes[0]?.screen).toBe('user-management')
  })

  it('flattens nested children and keeps their ancestors', () => {
    const { routes } = buildRoutes([
      menu(1, { type: 'dir' }),
      menu(2, { parentId: 1, type: 'dir' }),
      menu(3, { parentId: 2, url: '/deep', component: 'x' }),
    ])
    expect(routes).toMatchObject([{ path: '/deep', ancestorIds: [1, 2] }])
  })

  it('takes only permission codes from buttons, each once, and never routes them', () => {
    const button = { type: 'button' as const, permissionCode: 'sys:user:add', url: '/never' }
    const built = buildRoutes([
      menu(1, { url: '/users' }),
      menu(2, { ...button, parentId: 1 }),
      menu(3, { ...button, parentId: 1 }),
    ])
    expect(built.buttonCodes).toEqual(['sys:user:add'])
    expect(built.routes.map(({ path }) => path)).toEqual(['/users'])
    expect(built.tree[0]?.children).toEqual([])
  })

  it('keeps the first of two items with one path and reports the second', () => {
    const built = buildRoutes([menu(1, { url: '/a' }), menu(2, { url: '/a' })])
    expect(built.routes.map(({ name }) => name)).toEqual(['item-1'])
    expect(built.problems).toMatchObject([{ kind: 'duplicate-path', item: { id: 2 } }])
  })

  it('leaves out items that are their own ancestors', () => {
    expect(buildRoutes([menu(1, { parentId: 2, url: '/a' }), menu(2, { parentId: 1, url: '/b' })]).routes).toEqual([])
  })

  it('drops empty branches and hidden items from the side menu, but routes hidden ones', () => {
    const built = buildRoutes([menu(1, { type: 'dir' }), menu(2, { url: '/edit', isHidden: true })])
    expect(built.tree).toEqual([])
    expect(built.routes.map(({ path }) => path)).toEqual(['/edit'])
  })

  it('shows an external link in the menu without a route', () => {
    const built = buildRoutes([menu(1, { type: 'link', url: 'https://moe.example/' })])
    expect(built.routes).toEqual([])
    expect(built.tree).toHaveLength(1)
  })
})

describe('menuTarget', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/a/../../b',
    '/x y',
    'vbscript:x',
    '\u0000/a',
  ])('refuses %j', (url) => {
    expect(menuTarget(url).kind).toBe('refused')
  })

  it.each([
    ['/user-management', '/user-management'],
    ['user-management', '/user-management'],
    ['/学校/列表?page=1', '/学校/列表?page=1'],
  ])('reads %j as a path of the console', (url, path) => {
    expect(menuTarget(url)).toEqual({ kind: 'inside', path })
  })
})

describe('titleIn', () => {
  it('prefers the title in the reader’s language', () => {
    expect(titleIn('en', { title: '用户管理', titles: { en: 'Users' } })).toBe('Users')
    expect(titleIn('zh', { title: '用户管理', titles: { en: 'Users' } })).toBe('用户管理')
  })
})

describe('hideMissingScreens', () => {
  const built = buildRoutes([
    menu(1, { type: 'dir', name: 'judging' }),
    menu(2, { parentId: 1, url: '/judges', component: 'judging/JudgeManager' }),
    menu(3, { type: 'dir', name: 'system' }),
    menu(4, { parentId: 3, name: 'user-management', url: '/user-management' }),
    menu(5, { parentId: 3, url: '/own', component: 'own/Screen' }),
    menu(6, { type: 'link', url: 'https://help.example/' }),
  ])
  const { tree, routes } = hideMissingScreens(built, new Set(['user-management']))

  it('leaves out entries whose screens the page does not have, with branches that are empty then', () => {
    expect(tree.map(({ item, children }) => [item.id, children.map((child) => child.item.id)])).toEqual([
      [3, [4]],
      [6, []],
    ])
  })

  it('leaves their addresses, which name what is missing, and hides them elsewhere', () => {
    expect(routes.map(({ path, isHidden }) => [path, isHidden])).toEqual([
      ['/judges', true],
      ['/user-management', false],
      ['/own', true],
    ])
  })

  it('says of an item whether its screen is missing', () => {
    expect(lacksScreen(menu(7, { url: '/own', component: 'own/Screen' }), new Set())).toBe(true)
    expect(lacksScreen(menu(8, { url: 'https://help.example/' }), new Set())).toBe(false)
    expect(lacksScreen(menu(9, { url: '/own' }), new Set())).toBe(false)
  })
})
