// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '../../../preferences/languages'
import { renderPart } from '../../testing/render-part'
import { homeRow } from '../../testing/home-row'
import { HomeBlocks } from './home-blocks'
import type { HomeView } from './home-view'

const block = (kind: string, title: string | null = null, titles = {}) => ({ kind, title, titles })
const section = (columnCode: string, columnName: string) => ({
  columnCode,
  columnName,
  columnNames: { en: `${columnName} (en)` },
  route: null,
  articles: [homeRow(9), homeRow(10)],
})
const home: HomeView = {
  blocks: [
    block('numbers'),
    block('disclose', '最新公开', { en: 'Latest disclosures' }),
    block('announcement'),
    block('lead'),
    block('news'),
    block('topics'),
    block('links'),
  ],
  lead: [homeRow(1), homeRow(2)],
  announcements: [homeRow(3)],
  sections: [section('disclose', '信息公开'), section('news', '教育资讯')],
  topics: [
    {
      id: 1,
      title: '课后服务',
      titles: { en: 'After school' },
      summary: '两小时',
      tag: '课后服务',
      route: null,
      coverUrl: null,
    },
    { id: 2, title: '走进校园', titles: {}, summary: '一天', tag: null, route: '/schoolStyle', coverUrl: null },
  ],
  links: [
    {
      name: '政府部门',
      names: { en: 'Government' },
      links: [
        { name: '省政府', url: 'https://gov.yunze.example/' },
        { name: '省考试院', url: 'https://exam.yunze.example/' },
        { name: '坏链接', url: 'javascript:alert(1)' },
      ],
    },
    { name: '空组', names: {}, links: [] },
  ],
  numbers: [{ key: 'schools', value: 1200 }],
  bars: [],
  serverTime: '2026-11-21 09:00:00',
  contest: null,
  schools: [],
  principals: [],
  winners: [],
  activities: [],
  lessons: [],
}

let close = () => {}
async function draw(shown: Partial<HomeView> = {}, locale?: Locale) {
  const rendered = await renderPart(<HomeBlocks home={{ ...home, ...shown }} />, locale)
  close = rendered.close
  return rendered.element
}
const headings = (element: Element) => [...element.querySelectorAll('h2')].map(({ textContent }) => textContent)

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

describe('the blocks of the front page', () => {
  it('stand in the order of the site, notices and lead stories together, under the titles of the site', async () => {
    const element = await draw()
    expect(headings(element)).toEqual(['云泽教育数据', '最新公开', '通知公告', '教育资讯', '专题', '友情链接'])
    expect(element.querySelectorAll('.dw-home-hero')).toHaveLength(1)
  })

  it('have their titles in the language of the reader', async () => {
    expect(headings(await draw({}, 'en'))).toEqual([
      'Yunze education in figures',
      'Latest disclosures',
      'Announcements',
      '教育资讯 (en)',
      'Special topics',
      'Related links',
    ])
  })

  it('render nothing without content', async () => {
    const element = await draw({ topics: [], links: [], numbers: [], announcements: [], sections: [] })
    expect(headings(element)).toEqual([])
    expect(element.querySelectorAll('section')).toHaveLength(1)
  })
})

describe('a topic', () => {
  it('leads to the texts with its tag, or to its page', async () => {
    const addresses = [...(await draw()).querySelectorAll('.dw-topics a')].map((link) => link.getAttribute('href'))
    expect(addresses).toEqual([`/search?tag=${encodeURIComponent('课后服务')}`, '/schoolStyle'])
  })
})

describe('a link to another site', () => {
  it('says that it leaves this one, and is never anything but a web address', async () => {
    const links = [...(await draw()).querySelectorAll('.dw-friends a')]
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel'), link.textContent])).toEqual([
      ['https://gov.yunze.example/', 'external noopener noreferrer', '省政府（外部网站）'],
    ])
  })

  it('is in a group, and a group without links is not there', async () => {
    expect([...(await draw()).querySelectorAll('.dw-friends dt')].map(({ textContent }) => textContent)).toEqual([
      '政府部门',
    ])
  })
})
