import { hostileTexts } from '../../apps/api/src/testing/hostile-texts'
import type { TestClient } from '../../apps/api/src/testing/open-test-app'
import { tinyJpeg } from '../../apps/api/src/testing/tiny-pictures'
import { uploadFile } from '../../apps/api/src/testing/upload-picture'
import { wordFile } from '../../apps/api/src/testing/word-file'
import { wordpressExport, zipOf } from '../../apps/api/src/testing/wordpress-export'
import { servedClient } from './served-client'

/** A published article with a hostile text. */
export interface HostileArticle {
  /** How the text came in. */
  way: 'API' | 'WordPress' | 'CSV' | 'Word'
  payload: string
  path: string
  /** What a reader has to see, whatever the text has around it. */
  words: string[]
}

/** The text before and after each payload. */
export const around = { before: '看得见的字', after: '结尾' } as const

/** The word that payloads have where a browser shows it. */
const WORD = '甲'
const htmlOf = (payload: string) => `<p>${around.before}</p>${payload}<p>${around.after}</p>`
const wordsOf = (payload: string) => [around.before, ...(payload.includes(WORD) ? [WORD] : []), around.after]
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const titleOf = (way: string, index: number) => `${way} ${index + 1}`
const pathOf = (id: unknown) => `/comPageInfo?type=article&id=${Number(id)}`

async function dataOf(response: ReturnType<TestClient['get']>) {
  const { status, body } = await response
  if (!body.success) throw new Error(`${status} ${body.code}: ${body.msg}`)
  return Object(body.data)
}

/** A column without review, so that what is imported as published is public. */
async function addColumn(admin: TestClient): Promise<number> {
  const column = { siteId: 1, name: '迁移栏目', code: 'news.moved', kind: 'list', visibility: 'public', state: 'on' }
  const added = { ...column, reviewLevels: 0, isNav: false }
  return Number((await dataOf(admin.post('/api/cmsColumn/insertOrUpdateColumn', added))).id)
}

async function importAs(admin: TestClient, columnId: number, source: string, file: { name: string; bytes: Buffer }) {
  const uploadId = await uploadFile(admin, file.name, Buffer.from(file.bytes))
  const { id } = await dataOf(admin.post('/api/contentImport/preview', { siteId: 1, source, uploadId }))
  const until = async (ended: (state: string) => boolean) => {
    for (;;) {
      const job = await dataOf(admin.get(`/api/contentImport/getImport?id=${id}`))
      if (job.state === 'failed') throw new Error(`${source}: ${job.msg}`)
      if (ended(job.state)) return job
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  const { categories } = await until((state) => state === 'ready')
  const columns = categories.map(({ key }: { key: string }) => ({ key, columnId }))
  await dataOf(admin.put('/api/contentImport/mapping', { id, columns, authors: [] }))
  await dataOf(admin.post('/api/contentImport/commit', { id }))
  await until((state) => state === 'done')
  const { data } = await dataOf(admin.get(`/api/contentImport/report?id=${id}&show=imported&pageSize=1000`))
  return new Map<string, number>(data.map((row: { title: string; articleId: number }) => [row.title, row.articleId]))
}

function imported(way: HostileArticle['way'], ids: Map<string, number>, wordsIn: (payload: string) => string[]) {
  return hostileTexts.map((payload, index): HostileArticle => {
    const id = ids.get(titleOf(way, index))
    if (id === undefined) throw new Error(`${way} ${index + 1} was not imported: ${payload}`)
    return { way, payload, path: pathOf(id), words: wordsIn(payload) }
  })
}

async function byWordpress(admin: TestClient, columnId: number) {
  const posts = hostileTexts.map((payload, index) => ({
    id: index + 1,
    title: titleOf('WordPress', index),
    html: htmlOf(payload),
  }))
  const bytes = Buffer.from(wordpressExport(posts))
  return imported('WordPress', await importAs(admin, columnId, 'wordpress', { name: 'x.xml', bytes }), wordsOf)
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

async function byCsv(admin: TestClient, columnId: number) {
  const rows = hostileTexts.map((payload, index) => `${titleOf('CSV', index)},${cell(htmlOf(payload))},栏目,已发布`)
  const bytes = Buffer.from(['标题,正文,栏目,状态', ...rows].join('\r\n'))
  return imported('CSV', await importAs(admin, columnId, 'csv', { name: 'x.csv', bytes }), wordsOf)
}

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

/** In a Word file the payload is text, all of which a reader sees; its link leads to a script. */
function hostileWord(payload: string): Uint8Array {
  const link = '<w:p><w:hyperlink r:id="rId2"><w:r><w:t>甲</w:t></w:r></w:hyperlink></w:p>'
  const paragraphs = [around.before, payload].map(paragraph)
  return wordFile({
    paragraphs: [...paragraphs, link, paragraph(around.after)],
    picture: tinyJpeg('word'),
    author: '教务处',
    link: 'javascript:alert(1)',
  })
}

async function byWord(admin: TestClient, columnId: number) {
  const files = hostileTexts.map((payload, index) => [`栏目/${titleOf('Word', index)}.docx`, hostileWord(payload)])
  const ids = await importAs(admin, columnId, 'word', { name: 'x.zip', bytes: zipOf(Object.fromEntries(files)) })
  return imported('Word', ids, (payload) => [around.before, payload.replaceAll(/\s+/g, ' '), WORD, around.after])
}

async function byApi(url: string): Promise<HostileArticle[]> {
  const [editor, reviewer] = [await servedClient(url, 'edit01'), await servedClient(url, 'review01')]
  const articles: HostileArticle[] = []
  const ids: number[] = []
  for (const [index, payload] of hostileTexts.entries()) {
    const draft = { siteId: 1, columnId: 1, title: titleOf('API', index), bodyHtml: htmlOf(payload) }
    const { id, version } = await dataOf(editor.post('/api/cmsArticle/insertOrUpdateArticle', draft))
    const waiting = await dataOf(editor.post('/api/cmsArticle/submitReview', { id, version }))
    const decision = { id, version: waiting.version, level: 1, decision: 'pass' }
    await dataOf(reviewer.post('/api/cmsArticle/review', decision))
    ids.push(id)
    articles.push({ way: 'API', payload, path: pathOf(id), words: wordsOf(payload) })
  }
  await dataOf(reviewer.post('/api/cmsArticle/changeArticles', { ids, action: 'publish' }))
  return articles
}

/** Publishes every hostile text through the API and through each source of an import. */
export async function publishHostileArticles(url: string): Promise<HostileArticle[]> {
  const admin = await servedClient(url, 'prov01')
  const columnId = await addColumn(admin)
  return [
    ...(await byApi(url)),
    ...(await byWordpress(admin, columnId)),
    ...(await byCsv(admin, columnId)),
    ...(await byWord(admin, columnId)),
  ]
}

/** Runs in the page of an article: its visible words without their spaces, and what in it acts. */
export const readArticle = `(() => {
  const body = document.querySelector('.dw-article-body')
  const acting = [...(body?.querySelectorAll('*') ?? [])].filter((element) =>
    /^(?:script|iframe|svg|math|object|embed|form|input|button|base|meta|link|style|template)$/i.test(element.localName) ||
    element.localName.includes('-') ||
    [...element.attributes].some(({ name, value }) =>
      /^(?:on|style$|srcdoc$|formaction$|background$)/i.test(name) ||
      (/^(?:href|src|action|data|srcset)$/i.test(name) && /^[\\s\\u0000-\\u001f]*(?:javascript|vbscript|data):/i.test(value))))
  return JSON.stringify({
    text: (body?.innerText ?? '').replace(/\\s+/g, ' '),
    acting: acting.map((element) => element.outerHTML),
    ran: globalThis.hostileRan ?? 0,
  })
})()`

/** What {@link readArticle} returns. */
export interface ReadArticle {
  text: string
  acting: string[]
  /** Calls of `alert`, where the test counts them. */
  ran: number
}
