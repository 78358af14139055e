import { articleEndpoints, principalChoiceEndpoints, siteEndpoints } from '@doorway/api-client/endpoints'
import type { ArticleKind } from '@doorway/api-client/rules'
import type { OptionSearch } from '@doorway/ui'
import { keepPreviousData, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { ArticleSearch } from './article-search'
import type { Article, ArticleCalls, ArticleChange, ArticleDecision, ArticleDraft } from './article-types'

const LISTS = ['articles', 'list'] as const
const COLUMNS_STALE_MS = 60_000
const QUEUE_SIZE = 50
const SEARCH_SIZE = 10

function articlePage(articles: ArticleCalls, search: ArticleSearch) {
  const { tab, siteId, columnId, keyword, isOwn, page, pageSize } = search
  const conditions = {
    tab,
    ...(siteId !== null && { siteId }),
    ...(columnId !== null && { columnId }),
    ...(keyword !== '' && { keyword }),
    ...(isOwn && { isOwn }),
  }
  return queryOptions({
    queryKey: [...LISTS, search],
    queryFn: ({ signal }) => articles.list(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
  })
}

function reviewQueue(articles: ArticleCalls) {
  return queryOptions({
    queryKey: [...LISTS, 'queue'],
    queryFn: ({ signal }) => articles.list({ tab: 'review', isReviewable: true }, 1, QUEUE_SIZE, signal),
  })
}

function article(articles: ArticleCalls, id: number) {
  return queryOptions({
    queryKey: ['articles', 'record', id],
    queryFn: ({ signal }) => articles.get(id, signal),
    // An editor starts from what is stored now; its own saves keep it up to date afterwards.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Queries of articles for the provider's client. */
export function useArticleQueries() {
  const api = useApi()
  return useMemo(() => {
    const articles = api.endpoints(articleEndpoints)
    const sites = api.endpoints(siteEndpoints)
    return {
      page: (search: ArticleSearch) => articlePage(articles, search),
      queue: () => reviewQueue(articles),
      one: (id: number) => article(articles, id),
      revisions: (id: number, version: number) =>
        queryOptions({
          queryKey: ['articles', 'revisions', id, version],
          queryFn: ({ signal }) => articles.listRevisions(id, signal),
        }),
      revision: (id: number, revisionId: number) =>
        queryOptions({
          queryKey: ['articles', 'revision', id, revisionId],
          queryFn: ({ signal }) => articles.getRevision(id, revisionId, signal),
        }),
      /** Without a site nothing is requested. */
      columns: (siteId: number | null) =>
        queryOptions({
          queryKey: ['articles', 'columns', siteId],
          queryFn: siteId === null ? skipToken : ({ signal }) => articles.listColumns(siteId, signal),
          staleTime: COLUMNS_STALE_MS,
        }),
      sites: () =>
        queryOptions({
          queryKey: ['articles', 'sites'],
          queryFn: ({ signal }) => sites.list('', signal),
          staleTime: COLUMNS_STALE_MS,
        }),
    }
  }, [api])
}

/** Searches published articles of a site by their title, for choices; `docTypes` narrows them to some kinds. */
export function useArticleSearch(siteId: number | null, docTypes?: readonly ArticleKind[]): OptionSearch {
  const articles = useApi().endpoints(articleEndpoints)
  return useCallback(
    async (keyword, signal) => {
      if (siteId === null) return []
      const conditions = {
        siteId,
        tab: 'published' as const,
        ...(keyword !== '' && { keyword }),
        ...(docTypes && { docTypes: [...docTypes] }),
      }
      const { rows } = await articles.list(conditions, 1, SEARCH_SIZE, signal)
      return rows.map(({ id, title }) => ({ value: String(id), label: title }))
    },
    [articles, siteId, docTypes],
  )
}

/** Searches the principals whom the portal presents, for choices. */
export function usePrincipalSearch(): OptionSearch {
  const principals = useApi().endpoints(principalChoiceEndpoints)
  return useCallback(
    async (keyword, signal) => {
      const rows = await principals.search(keyword, SEARCH_SIZE, signal)
      return rows.map(({ id, title }) => ({ value: String(id), label: title }))
    },
    [principals],
  )
}

/** Publishes, takes offline, moves, pins, recommends, deletes or restores articles. */
export function useChangeArticles() {
  const articles = useApi().endpoints(articleEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'articles.change',
    mutationFn: (change: ArticleChange) => articles.change(change),
    onSuccess: () => cache.invalidateQueries({ queryKey: LISTS }),
  })
}

/** Saves the newest revision of an article. */
export function useSaveArticle() {
  const articles = useApi().endpoints(articleEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'articles.save',
    mutationFn: (draft: ArticleDraft) => articles.save(draft),
    describe: ({ id, title }) => ({ id, title }),
    onSuccess: () => cache.invalidateQueries({ queryKey: LISTS, refetchType: 'none' }),
  })
}

/** Submits an article for review. */
export function useSubmitArticle() {
  const articles = useApi().endpoints(articleEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'articles.submit',
    mutationFn: ({ id, version }: Article) => articles.submit({ id, version }),
    onSuccess: () => cache.invalidateQueries({ queryKey: LISTS }),
  })
}

/** Makes a submission a draft again. */
export function useWithdrawArticle() {
  const articles = useApi().endpoints(articleEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'articles.withdraw',
    mutationFn: ({ id, version }: Article) => articles.withdraw({ id, version }),
    onSuccess: () => cache.invalidateQueries({ queryKey: LISTS }),
  })
}

/** Passes or returns a submitted article. */
export function useReviewArticle() {
  const articles = useApi().endpoints(articleEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'articles.review',
    mutationFn: (decision: ArticleDecision) => articles.review(decision),
    onSuccess: () => cache.invalidateQueries({ queryKey: LISTS }),
  })
}

/** Makes an earlier revision the newest. */
export function useRestoreRevision() {
  const articles = useApi().endpoints(articleEndpoints)
  return useHostMutation({
    name: 'articles.restoreRevision',
    mutationFn: ({ article: { id, version }, revisionId }: { article: Article; revisionId: number }) =>
      articles.restoreRevision({ id, version, revisionId }),
  })
}

/** Calls of the editor that change nothing of the text: lock, check, preview link. */
export function useEditorCalls() {
  const articles = useApi().endpoints(articleEndpoints)
  return articles
}
