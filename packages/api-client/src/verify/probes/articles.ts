import type { Probe } from '../probe'

/** Requests about articles as editors see them. */
export const articleProbes: readonly Probe[] = [
  { operation: 'listContentImports', request: () => ({}) },
  { operation: 'getManagedColumns', needs: ['siteId'], request: (fact) => ({ query: { siteId: fact('siteId') } }) },
  {
    operation: 'queryPageManagedArticles',
    request: () => ({ json: { currentPage: 1, pageSize: 10, t: {} } }),
    learns: { managedArticleId: 'data.0.id' },
  },
  {
    operation: 'getManagedArticle',
    needs: ['managedArticleId'],
    request: (fact) => ({ query: { id: fact('managedArticleId') } }),
  },
  {
    operation: 'getArticleRevisions',
    needs: ['managedArticleId'],
    request: (fact) => ({ query: { id: fact('managedArticleId') } }),
    learns: { revisionId: '0.id' },
  },
  {
    operation: 'getArticleRevision',
    needs: ['managedArticleId', 'revisionId'],
    request: (fact) => ({ query: { id: fact('managedArticleId'), revisionId: fact('revisionId') } }),
  },
  { operation: 'getLibrary', needs: ['siteId'], request: (fact) => ({ query: { siteId: fact('siteId') } }) },
  {
    operation: 'queryPageLibraryFiles',
    needs: ['siteId'],
    request: (fact) => ({ json: { currentPage: 1, pageSize: 10, t: { siteId: Number(fact('siteId')) } } }),
    learns: { libraryFileId: 'data.0.id' },
  },
  {
    operation: 'getLibraryFile',
    needs: ['libraryFileId'],
    request: (fact) => ({ query: { id: fact('libraryFileId') } }),
  },
]
