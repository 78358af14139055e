import type { Schema } from '@doorway/api-client/types'
import type { TestClient, TestResponse } from './open-test-app'

type Article = Schema<'ManagedArticle'>

/** The article of a response; throws with the message when there is none. */
export function articleOf({ body }: TestResponse): Article {
  if (!body.success) throw new Error(`${body.code}: ${body.msg} ${JSON.stringify(body.errors)}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every response of a test is validated against the contract
  return body.data as Article
}

/** Calls about articles as one person sends them. */
export function articleClient(client: TestClient) {
  const post = (name: string, body: object) => client.post(`/api/cmsArticle/${name}`, body)
  return {
    save: (body: object) =>
      post('insertOrUpdateArticle', { siteId: 1, columnId: 1, title: '新稿件', bodyHtml: '<p>正文</p>', ...body }),
    get: (id: number) => client.get(`/api/cmsArticle/getArticle?id=${id}`),
    submit: ({ id, version }: Pick<Article, 'id' | 'version'>) => post('submitReview', { id, version }),
    review: ({ id, version }: Pick<Article, 'id' | 'version'>, level: number, more: object = { decision: 'pass' }) =>
      post('review', { id, version, level, ...more }),
    change: (ids: readonly number[], action: string, more: object = {}) =>
      post('changeArticles', { ids, action, ...more }),
    lock: (id: number, isTakeOver?: boolean) => post('lock', { id, ...(isTakeOver && { isTakeOver }) }),
    list: (t: object = {}) => post('queryPageArticleList', { currentPage: 1, pageSize: 100, t }),
    post,
  }
}
