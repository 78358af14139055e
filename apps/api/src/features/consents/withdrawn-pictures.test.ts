import { homeConsent } from '@doorway/api-client/rules'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openPictureMaker } from '../../node/sharp-maker'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { uploadFile } from '../../testing/upload-picture'

const pictureMaker = await openPictureMaker({ error: () => undefined, warn: () => undefined })
const { app, as, anonymous, db } = await openTestApp({}, { pictureMaker })
const parent = await as('p_wangjg')
const county = await as('yc_county01')

const TITLE = '撤回同意的风筝照片'
const WIDTHS = [320, 640]
const one = async (query: ReturnType<typeof sql>) => Object((await rowsOf(db, query))[0])

/** A published work that shows a child of ten with the consent of its parent. */
async function publishPicture() {
  const { id: childId } = await one(sql`select id::int from app_user where username = 's_wangzh'`)
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#aa3355' } })
    .jpeg()
    .toBuffer()
  const fileId = await uploadFile(parent, '风筝.jpg', Buffer.from(photo))
  const written = { title: TITLE, workKind: 'toy', field: 'art', ageClass: 'middle', content: '和爸爸一起做的风筝。' }
  const draft = { ...written, showsChild: true, childId, fileIds: [fileId] }
  const { id } = Object((await parent.post('/api/preschool/saveHome', draft)).body.data)
  await parent.post('/api/preschool/submitHome', { id, consent: homeConsent })
  const { version } = Object((await county.get(`/api/preschool/getSubmission?id=${id}`)).body.data)
  const { body } = await county.post('/api/preschool/audit', { id, version, decision: 'pass' })
  expect(body).toMatchObject({ success: true })
  await app.tasks.settled()
  const { article } = await one(sql`select article_id::int as article from preschool_submission where id = ${id}`)
  return { fileId, article }
}

/** The addresses by which a reader meets the work: pictures in all sizes, lists, search, feeds. */
const addressesOf = ({ fileId, article }: { fileId: string; article: number }) => ({
  pictures: [`/api/file/content/${fileId}`, ...WIDTHS.map((width) => `/api/file/content/${fileId}?width=${width}`)],
  texts: [
    `/api/portal/getContentDetail?type=article&id=${article}`,
    '/api/portal/preschool?columnCode=homeProduced&pageSize=50',
    `/api/portal/search?q=${encodeURIComponent('风筝照片')}`,
    `/api/portal/suggestions?q=${encodeURIComponent('撤回同意的风筝')}`,
    '/api/portal/rss.xml?columnCode=homeProduced',
    '/api/portal/sitemap.xml',
  ],
})

async function read(client: TestClient, path: string, etag?: string) {
  const headers = etag === undefined ? undefined : { 'if-none-match': etag }
  const response = await client.send(new Request(`http://doorway.test${path}`, { headers }))
  return { status: response.status, etag: response.headers.get('etag') ?? '', text: await response.text() }
}

it('of a child vanish from every address at which a reader found them, for visitors and for people with an account', async () => {
  const published = await publishPicture()
  const { pictures, texts } = addressesOf(published)
  const names = (text: string) =>
    [TITLE, published.fileId, `id=${published.article}`].some((name) => text.includes(name))
  const readers = [anonymous(), await as('t_linyq'), await as('p_zhaoyl'), await as('edit01')]
  const etags = new Map<string, string>()
  for (const reader of readers) {
    for (const path of pictures) {
      const { status, etag } = await read(reader, path)
      expect(status, path).toBe(200)
      etags.set(path, etag)
    }
    for (const path of texts) expect(names((await read(reader, path)).text), path).toBe(true)
  }

  const { id } = await one(sql`select consent_id::int as id from preschool_submission where title = ${TITLE}`)
  expect((await parent.post('/api/consent/withdraw', { id })).body).toMatchObject({ success: true })

  for (const reader of readers) {
    for (const path of pictures) {
      const responses = [await read(reader, path), await read(reader, path, etags.get(path))]
      for (const { status } of responses) expect.soft([401, 403, 404], `${path}: ${status}`).toContain(status)
    }
    for (const path of texts) expect.soft(names((await read(reader, path)).text), path).toBe(false)
  }
  for (const path of pictures) expect.soft((await read(county, path)).status, 'the reviewer').toBe(404)
  expect((await read(parent, pictures[0] ?? '')).status).toBe(200)
})
