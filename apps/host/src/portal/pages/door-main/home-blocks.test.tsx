// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '../../../preferences/languages'
import { renderPart } from '../../testing/render-part'
import { homeRow } from '../../testing/home-row'
import { HomeBlocks } from './home-blocks'
import type { HomeView } from './home-view'
import { loadBands } from './lazy-bands'

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

beforeAll(() => loadBands())
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
      ['https://exam.yunze.example/', 'external noopener noreferrer', '省考试院（外部网站）'],
    ])
  })

  it('is in a group, and a group without links is not there', async () => {
    expect([...(await draw()).querySelectorAll('.dw-friends dt')].map(({ textContent }) => textContent)).toEqual([
      '政府部门',
    ])
  })
})

describe('a block that would look empty', () => {
  it('is not there: one topic, one link, a list of one article', async () => {
    const element = await draw({
      topics: home.topics.slice(0, 1),
      links: [{ name: '政府部门', names: {}, links: [{ name: '省政府', url: 'https://gov.yunze.example/' }] }],
      sections: [section('news', '教育资讯'), { ...section('disclose', '信息公开'), articles: [homeRow(9)] }],
    })
    expect(headings(element)).toEqual(['云泽教育数据', '通知公告', '教育资讯'])
  })
})

const card = (id: number, facts: Record<string, string>) => ({
  id,
  type: 'school',
  title: `第 ${id} 个`,
  summary: '一句话',
  coverUrl: `/api/file/content/${id}`,
  columnCode: 'schoolStyle',
  facts: Object.entries(facts).map(([key, value]) => ({ key, value })),
})

describe('the blocks with cards', () => {
  const shown = {
    blocks: [block('winners'), block('schools'), block('principals'), block('teachResearch')],
    sections: [section('news', '教育资讯'), section('teachResearch', '教学研究')],
    winners: [card(1, { award: 'first', subject: '小学 数学', school: '砚池小学' })],
    schools: [card(2, { motto: '向海而生' })],
    principals: [{ ...card(3, { position: '校长' }), coverUrl: null, title: '欧阳既明' }],
    activities: [
      card(4, { subject: '初中 物理', startAt: '2026-11-25 09:00', endAt: '2026-11-25 11:00', place: '三中' }),
    ],
    lessons: [card(5, { subject: '小学 数学' })],
  }

  it('are winners with their award, schools with their words, principals with a monogram', async () => {
    const element = await draw(shown)
    expect(headings(element)).toEqual(['获奖微课', '学校风采', '校长风采', '教学研究'])
    const text = (selector: string) => element.querySelector(selector)?.textContent
    expect([text('.dw-winner-ribbon'), text('.dw-school-motto'), text('.dw-portrait')]).toEqual([
      '一等奖',
      '向海而生',
      '欧',
    ])
  })

  it('are research in three columns below its subjects, each once', async () => {
    const element = await draw(shown)
    expect([...element.querySelectorAll('.dw-research-columns h3')].map((one) => one.textContent)).toEqual([
      '近期活动',
      '教研动态',
      '新到资源',
    ])
    expect([...element.querySelectorAll('.dw-research-subjects a')].map((one) => one.textContent)).toEqual([
      '初中 物理',
      '小学 数学',
    ])
  })
})

describe('the figures', () => {
  it('have a chart with its values as a table', async () => {
    const element = await draw({
      bars: [
        { name: '青屿市', value: 3 },
        { name: '望川市', value: 6 },
      ],
    })
    expect(element.querySelector('.dw-region-chart caption')?.textContent).toBe('各地学校数量：望川市最多，6 所')
    const rows = [...element.querySelectorAll('.dw-region-chart tr')]
    expect(rows.map((row) => row.textContent)).toEqual(['青屿市3', '望川市6'])
    const tops = rows.map((row) => / 50 (\S+)S/.exec(row.querySelector('path')?.getAttribute('d') ?? '-')?.[1])
    expect(tops).toEqual(['51.5', '3'])
  })
})
