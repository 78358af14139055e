import type { Page } from '../domain/page'
import { pageFromWire } from '../codecs/pages'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

/** What an article is saved with. */
export type ArticleDraft = Schema<'ManagedArticleWrite'>
/** What the list of articles is narrowed by. */
export type ArticleConditions = Schema<'ManagedArticleConditions'>
/** A change of many articles. */
export type ArticleChange = operations['changeArticles']['requestBody']['content']['application/json']
/** A decision of a reviewer. */
export type ArticleDecision = operations['reviewArticle']['requestBody']['content']['application/json']
/** Which articles changed, and why the others did not. */
export interface ArticleChangeResult {
  changed: number[]
  failed: { id: number; msg: string }[]
}
/** A page of articles with the counts of all tabs. */
export interface ManagedArticlePage extends Page<Schema<'ManagedArticleRow'>> {
  counts: Schema<'ManagedArticlePage'>['counts']
}

interface Versioned {
  id: number
  version: number
}

/** Articles as their editors and reviewers work on them. */
export interface ArticleEndpoints {
  /** Articles of the caller's sites in every state, pages from 1. */
  list: (
    conditions: ArticleConditions,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<ManagedArticlePage>
  get: (id: number, signal?: AbortSignal) => Promise<Schema<'ManagedArticle'>>
  /** Adds an article without an id, saves its newest revision with one. */
  save: (draft: ArticleDraft, signal?: AbortSignal) => Promise<Schema<'ManagedArticle'>>
  submit: (article: Versioned, signal?: AbortSignal) => Promise<Schema<'ManagedArticle'>>
  /** Makes a submission a draft again, until a reviewer has decided. */
  withdraw: (article: Versioned, signal?: AbortSignal) => Promise<Schema<'ManagedArticle'>>
  review: (decision: ArticleDecision, signal?: AbortSignal) => Promise<Schema<'ManagedArticle'>>
  change: (change: ArticleChange, signal?: AbortSignal) => Promise<ArticleChangeResult>
  listRevisions: (id: number, signal?: AbortSignal) => Promise<Schema<'ArticleRevision'>[]>
  getRevision: (id: number, revisionId: number, signal?: AbortSignal) => Promise<Schema<'ArticleRevisionText'>>
  restoreRevision: (
    article: Versioned & { revisionId: number },
    signal?: AbortSignal,
  ) => Promise<Schema<'ManagedArticle'>>
  /** Takes or renews the edit lock; returns who holds it afterwards. */
  lock: (id: number, isTakeOver?: boolean, signal?: AbortSignal) => Promise<Schema<'ArticleLock'>>
  unlock: (id: number, signal?: AbortSignal) => Promise<void>
  createPreview: (id: number, signal?: AbortSignal) => Promise<{ token: string; path: string; expiresAt: string }>
  check: (text: { title: string; bodyHtml: string }, signal?: AbortSignal) => Promise<Schema<'ArticleFinding'>[]>
  /** Columns of a site, parents before their children. */
  listColumns: (siteId: number, signal?: AbortSignal) => Promise<Schema<'ManagedColumn'>[]>
}

const byId = (id: number) => ({ params: { query: { id } } })

/** The calls about articles. */
export function articleEndpoints({ api, unwrap }: Connection): ArticleEndpoints {
  return {
    list: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const found = await unwrap.data(api.POST('/api/cmsArticle/queryPageArticleList', { body, signal }))
      return { ...pageFromWire(found, (row) => row), counts: found.counts }
    },
    get: (id, signal) => unwrap.data(api.GET('/api/cmsArticle/getArticle', { ...byId(id), signal })),
    save: (body, signal) => unwrap.data(api.POST('/api/cmsArticle/insertOrUpdateArticle', { body, signal })),
    submit: ({ id, version }, signal) =>
      unwrap.data(api.POST('/api/cmsArticle/submitReview', { body: { id, version }, signal })),
    withdraw: ({ id, version }, signal) =>
      unwrap.data(api.POST('/api/cmsArticle/withdrawSubmission', { body: { id, version }, signal })),
    review: (body, signal) => unwrap.data(api.POST('/api/cmsArticle/review', { body, signal })),
    change: (body, signal) => unwrap.data(api.POST('/api/cmsArticle/changeArticles', { body, signal })),
    listRevisions: (id, signal) => unwrap.data(api.GET('/api/cmsArticle/getRevisions', { ...byId(id), signal })),
    getRevision: (id, revisionId, signal) =>
      unwrap.data(api.GET('/api/cmsArticle/getRevision', { params: { query: { id, revisionId } }, signal })),
    restoreRevision: ({ id, version, revisionId }, signal) =>
      unwrap.data(api.POST('/api/cmsArticle/restoreRevision', { body: { id, version, revisionId }, signal })),
    lock: (id, isTakeOver = false, signal) =>
      unwrap.data(api.POST('/api/cmsArticle/lock', { body: { id, isTakeOver }, signal })),
    unlock: (id, signal) => unwrap.nothing(api.POST('/api/cmsArticle/unlock', { body: { id }, signal })),
    createPreview: (id, signal) => unwrap.data(api.POST('/api/cmsArticle/createPreviewLink', { body: { id }, signal })),
    check: (body, signal) => unwrap.data(api.POST('/api/cmsArticle/check', { body, signal })),
    listColumns: (siteId, signal) =>
      unwrap.data(api.GET('/api/cmsColumn/getColumnTree', { params: { query: { siteId } }, signal })),
  }
}
