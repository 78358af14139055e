import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import { filledConditions } from '../rules/search'
import type { Schema } from '../types'
import type { Connection } from './connection'

/** Filters of an article list. */
export interface ArticleQuery {
  siteCode?: string
  columnCode?: string
  keyword?: string
  /** yyyy */
  year?: string
  /** Texts of this area and of all below it. */
  areaCode?: string
  /** Texts that this organisation issued. */
  orgId?: number
  tag?: string
  /** From 1. */
  page: number
  pageSize: number
}

/** Public content; its contract is in clear words, so its types are the contract's own. */
export interface PortalEndpoints {
  getSite: (siteCode?: string, signal?: AbortSignal) => Promise<Schema<'PortalSite'>>
  getColumns: (siteCode?: string, signal?: AbortSignal) => Promise<Schema<'PortalColumn'>[]>
  getHome: (siteCode?: string, signal?: AbortSignal) => Promise<Schema<'PortalHome'>>
  listArticles: (query: ArticleQuery, signal?: AbortSignal) => Promise<Page<Schema<'ArticleRow'>>>
  /** What the list of a column can be narrowed by: organisations and areas that lead to something. */
  getArticleChoices: (columnCode?: string, siteCode?: string, signal?: AbortSignal) => Promise<Schema<'ArticleChoices'>>
  getArticle: (id: number, siteCode?: string, signal?: AbortSignal) => Promise<Schema<'ContentDetail'>>
}

const ofSite = (siteCode?: string) => ({ params: { query: { siteCode } } })

/** The calls about public content. */
export function portalEndpoints({ api, unwrap }: Connection): PortalEndpoints {
  return {
    getSite: (siteCode, signal) => unwrap.data(api.GET('/api/portal/getSiteInfo', { ...ofSite(siteCode), signal })),
    getColumns: (siteCode, signal) =>
      unwrap.data(api.GET('/api/portal/getColumnTree', { ...ofSite(siteCode), signal })),
    getHome: (siteCode, signal) => unwrap.data(api.GET('/api/portal/getHome', { ...ofSite(siteCode), signal })),
    listArticles: async ({ page, pageSize, ...conditions }, signal) => {
      const query = { ...filledConditions(conditions), currentPage: page, pageSize }
      const found = await unwrap.data(api.GET('/api/portal/articles', { params: { query }, signal }))
      return pageFromWire(found, (article) => article)
    },
    getArticleChoices: (columnCode, siteCode, signal) => {
      const params = { query: { columnCode, siteCode } }
      return unwrap.data(api.GET('/api/portal/articleChoices', { params, signal }))
    },
    getArticle: (id, siteCode, signal) => {
      const params = { query: { type: 'article', id, siteCode } } as const
      return unwrap.data(api.GET('/api/portal/getContentDetail', { params, signal }))
    },
  }
}
