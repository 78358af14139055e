import { describe, expect, it } from 'vitest'
import { branchOf, columnNodes, columnOptions, columnUsage, indexOf } from './column-nodes'
import type { Column } from './column-types'

const column = (id: number, parentId: number | null, name: string): Column => ({
  id,
  parentId,
  code: `c${id}`,
  name,
  names: {},
  kind: 'list',
  visibility: 'public',
  visibleRoleIds: [],
  reviewLevels: 1,
  isNav: true,
  state: id === 3 ? 'hidden' : 'on',
  bindRoute: null,
  seo: { title: null, description: null },
  freshnessDays: null,
  lastPublishedAt: null,
  isStale: false,
  version: 0,
  articleCount: 0,
  binnedCount: 0,
})
const columns = [column(1, null, '资讯'), column(2, null, '公告'), column(3, 1, '头条'), column(4, 3, '图片')]

describe('columns of a site', () => {
  it('are nodes of a tree, hidden ones muted', () => {
    expect(columnNodes(columns)).toMatchObject([
      { id: '1', parentId: null, hasChildren: true, isMuted: false },
      { id: '2', parentId: null, hasChildren: false },
      { id: '3', parentId: '1', hasChildren: true, isMuted: true },
      { id: '4', parentId: '3', hasChildren: false },
    ])
  })

  it('are in use while columns or articles belong to them, those in the bin included', () => {
    expect(columnUsage(columns, column(1, null, '资讯'))).toEqual({ columns: 1, articles: 0, isUsed: true })
    expect(columnUsage(columns, column(2, null, '公告'))).toEqual({ columns: 0, articles: 0, isUsed: false })
    const binned = { ...column(2, null, '公告'), articleCount: 2, binnedCount: 1 }
    expect(columnUsage(columns, binned)).toEqual({ columns: 0, articles: 3, isUsed: true })
  })

  it('have branches and indices', () => {
    expect([...branchOf(columns, 1)]).toEqual([1, 3, 4])
    expect(columns.map((one) => indexOf(columns, one))).toEqual([0, 1, 0, 0])
  })

  it('are options in the order of the tree, indented, some of them disabled', () => {
    const options = columnOptions(columns, ({ id }) => id !== 3)
    expect(options.map(({ label }) => label)).toEqual(['资讯', '　头条', '　　图片', '公告'])
    expect(options.filter(({ isDisabled }) => isDisabled).map(({ value }) => value)).toEqual(['3'])
  })
})
