import { describe, expect, it } from 'vitest'
import type { ArticleRow, Home } from '../../data/portal-reader'
import { toHomeView } from './home-view'

const row = (id: number): ArticleRow => ({
  id,
  type: 'article',
  title: `第 ${id} 篇`,
  subtitle: null,
  summary: '一篇很长的摘要',
  source: '教育周刊',
  author: null,
  columnCode: 'educationNews',
  columnName: '教育资讯',
  publishAt: '2026-11-20 09:00:00',
  isPinned: false,
  isNew: true,
  viewCount: 12,
  coverUrl: null,
  attachmentCount: 0,
  facts: [],
})
const rows = (count: number) => Array.from({ length: count }, (_, place) => row(place + 1))
const section = (columnCode: string) => ({
  columnCode,
  columnName: columnCode,
  columnNames: {},
  route: null,
  articles: rows(8),
})
const home: Home = {
  serverTime: '2026-11-21 09:00:00',
  blocks: [{ kind: 'teachResearch', title: null, titles: {}, rows: 3 }],
  lead: rows(5),
  announcements: rows(8),
  sections: [section('educationNews'), section('teachResearch')],
  contest: null,
  cards: [
    {
      kind: 'schools',
      rows: [
        {
          ...row(3),
          facts: [
            { key: 'motto', value: '向海而生' },
            { key: 'feature', value: '帆船' },
          ],
        },
      ],
    },
  ],
  topics: [],
  links: [],
  numbers: [],
  bars: [],
}

describe('the front page takes over', () => {
  it('the rows that it shows, as many as the site says', () => {
    const { lead, announcements, sections } = toHomeView(home)
    expect([lead.length, announcements.length, ...sections.map(({ articles }) => articles.length)]).toEqual([
      5, 6, 6, 3,
    ])
  })

  it('one summary: that of the article before the first column', () => {
    const { lead, announcements, sections } = toHomeView(home)
    const all = [...lead, ...announcements, ...sections.flatMap(({ articles }) => articles)]
    expect(all.filter(({ summary }) => summary !== undefined)).toEqual([sections[0]?.articles[0]])
    expect(sections[0]?.articles[0]).toMatchObject({ id: 1, summary: '一篇很长的摘要' })
  })

  it('the facts that cards show, and no others', () => {
    const { schools, winners } = toHomeView(home)
    expect(schools.map(({ facts }) => facts)).toEqual([[{ key: 'motto', value: '向海而生' }]])
    expect(winners).toEqual([])
  })
})
