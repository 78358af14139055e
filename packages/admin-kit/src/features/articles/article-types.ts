import type { articleEndpoints, libraryEndpoints } from '@doorway/api-client/endpoints'

/** Calls about articles. */
export type ArticleCalls = ReturnType<typeof articleEndpoints>
/** An article with its newest revision. */
export type Article = Awaited<ReturnType<ArticleCalls['get']>>
/** An article in the list. */
export type ArticleRow = Awaited<ReturnType<ArticleCalls['list']>>['rows'][number]
/** Counts of the tabs. */
export type TabCounts = Awaited<ReturnType<ArticleCalls['list']>>['counts']
/** What an article is saved with. */
export type ArticleDraft = Parameters<ArticleCalls['save']>[0]
/** A change of many articles. */
export type ArticleChange = Parameters<ArticleCalls['change']>[0]
/** A decision of a reviewer. */
export type ArticleDecision = Parameters<ArticleCalls['review']>[0]
/** A finding of the check. */
export type ArticleFinding = Awaited<ReturnType<ArticleCalls['check']>>[number]
/** A column of a site. */
export type SiteColumn = Awaited<ReturnType<ArticleCalls['listColumns']>>[number]
/** A picture of a site's media library. */
export type LibraryPicture = Awaited<ReturnType<ReturnType<typeof libraryEndpoints>['get']>>['file']
