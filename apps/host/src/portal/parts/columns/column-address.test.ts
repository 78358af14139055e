import { describe, expect, it } from 'vitest'
import type { Column } from '../../data/portal-reader'
import { columnHead, movedAddress } from './column-address'

const column = (changes: Partial<Column>): Column => ({
  id: 1,
  code: 'news',
  name: '教育资讯',
  names: {},
  kind: 'list',
  bindRoute: null,
  visibility: 'public',
  isNav: true,
  children: [],
  ...changes,
})
const local = column({
  id: 2,
  code: 'news.local',
  seo: { title: '地方教育新闻', description: null },
  merged: [
    { id: 8, code: 'news.county', bindRoute: null },
    { id: 9, code: 'flashes', bindRoute: '/projectShow' },
  ],
})
const columns = [column({ bindRoute: '/educationNews', children: [local] })]
const at = (path: string) => new URL(path, 'https://portal.example')

describe('the address of a merged column', () => {
  it.each([
    ['its code', '/educationNews?column=news.county', '/educationNews?column=news.local'],
    ['its route', '/projectShow', '/educationNews?column=news.local'],
    ['its standing page', '/comPageInfo?type=page&id=9', '/educationNews?column=news.local'],
    ['other parameters', '/projectShow?site=prov&keyword=x', '/educationNews?column=news.local&site=prov&keyword=x'],
  ])('leads to the column that took it over: %s', (_, from, to) => {
    expect(movedAddress(columns, at(from))).toBe(to)
  })

  it.each(['/educationNews', '/educationNews?column=news.local', '/educationNews?column=unknown', '/doorMain'])(
    'is no other address: %s',
    (path) => expect(movedAddress(columns, at(path))).toBeUndefined(),
  )

  it('stays where the column that took it over has no address', () => {
    const hidden = [column({ code: 'loose', merged: [{ id: 8, code: 'old', bindRoute: null }] })]
    expect(movedAddress(hidden, at('/educationNews?column=old'))).toBeUndefined()
  })
})

describe('the head of a column', () => {
  const head = { title: '教育资讯', description: '云泽教育门户：教育资讯' }

  it('has what its editors wrote, and the rest of the page', () => {
    expect(columnHead(head, columns, at('/educationNews?column=news.local'))).toEqual({
      ...head,
      title: '地方教育新闻',
    })
  })

  it('is that of the page without anything written', () => {
    expect(columnHead(head, columns, at('/educationNews'))).toEqual(head)
  })
})
