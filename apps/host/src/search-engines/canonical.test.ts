import { describe, expect, it } from 'vitest'
import type { ContentDetail, Site } from '../portal/data/portal-reader'
import { canonicalAddress } from './canonical'
import { itemData, siteData } from './structured-data'

const site: Site = {
  site: {
    id: 2,
    name: '望川市教育网',
    code: 'wangchuan',
    url: 'https://wangchuan.doorway.example/',
    detail: null,
    level: '市',
    areaCode: '380100',
    timeZone: 'Asia/Shanghai',
    state: 'running',
  },
  theme: { accent: null },
  footer: { organiser: '望川市教育局', phone: '0380-5550100' },
  languages: ['zh'],
  serverTime: '2026-11-21 09:00:00',
}
const item: ContentDetail = {
  type: 'disclosure',
  id: 22,
  title: '云泽省中小学校园安全管理办法',
  subtitle: null,
  summary: null,
  source: null,
  author: null,
  publishAt: '2026-11-20 09:00:00',
  viewCount: 1,
  coverUrl: '/api/file/content/1',
  bodyHtml: '',
  columnPath: [
    { code: 'discloseInfos', name: '信息公开', names: {}, route: '/discloseInfos' },
    { code: 'disclose.apply', name: '依申请公开', names: {}, route: null },
  ],
  attachments: [],
  facts: [],
  sections: [],
  contents: [],
  tags: ['校园安全'],
  prev: null,
  next: null,
  related: [],
}
const at = (address: string, publicOrigin = '') => canonicalAddress({ url: new URL(address), site, publicOrigin })

describe('the one address of a page', () => {
  it('is at the host of its own site, under its published protocol', () => {
    expect(at('http://wangchuan.doorway.example/doorMain', 'https://portal.example')).toBe(
      'https://wangchuan.doorway.example/doorMain',
    )
    expect(at('http://wangchuan.doorway.example/doorMain?site=wangchuan')).toBe(
      'https://wangchuan.doorway.example/doorMain',
    )
  })

  it('elsewhere is the portal’s, with the site that it names', () => {
    expect(at('http://127.0.0.1:3000/announcement?site=wangchuan', 'https://portal.example')).toBe(
      'https://portal.example/announcement?site=wangchuan',
    )
    expect(at('http://127.0.0.1:3000/announcement')).toBe('http://127.0.0.1:3000/announcement')
  })

  it('contains only parameters that select the content', () => {
    expect(at('https://p.example/announcement?year=2026&keyword=&orgId=1&page=1&utm_source=x&from=timeline')).toBe(
      'https://p.example/announcement?year=2026&orgId=1',
    )
    expect(at('https://p.example/announcement?page=2')).toBe('https://p.example/announcement?page=2')
  })

  it('of an item contains its own kind, whatever kind was requested', () => {
    const url = new URL('https://p.example/comPageInfo?type=article&id=22&from=list')
    expect(canonicalAddress({ url, site, publicOrigin: '' }, item)).toBe(
      'https://p.example/comPageInfo?type=disclosure&id=22',
    )
  })
})

describe('structured data for search engines', () => {
  const address = (path: string) => `https://p.example${path}`

  it('of an item is what it is, and the way to it', () => {
    const canonical = address('/comPageInfo?type=disclosure&id=22')
    expect(itemData(item, { site, canonical, address })).toMatchObject([
      {
        '@type': 'Article',
        headline: item.title,
        url: canonical,
        image: 'https://p.example/api/file/content/1',
        datePublished: '2026-11-20T09:00:00+08:00',
        publisher: { '@type': 'GovernmentOrganization', name: '望川市教育局' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: '望川市教育网', item: 'https://p.example/doorMain' },
          { position: 2, name: '信息公开', item: 'https://p.example/discloseInfos' },
          { position: 3, name: '依申请公开' },
          { position: 4, name: item.title, item: canonical },
        ],
      },
    ])
    expect(itemData({ ...item, type: 'article' }, { site, canonical, address })[0]).toMatchObject({
      '@type': 'NewsArticle',
    })
  })

  it('of a front page is the site with its search, and the office behind it', () => {
    expect(siteData(site, address)).toMatchObject([
      { '@type': 'WebSite', potentialAction: { target: 'https://p.example/search?q={words}' } },
      { '@type': 'GovernmentOrganization', name: '望川市教育局', telephone: '0380-5550100' },
    ])
  })
})
