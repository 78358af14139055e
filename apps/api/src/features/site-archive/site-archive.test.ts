import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import type { PortalReader } from '../../portal-reading/portal-reader'
import { openTestApp } from '../../testing/open-test-app'

const ORIGIN = 'http://localhost'
/** Sites of the demo: the province's, and one that the editor of the province does not look after. */
const PROVINCE = 1
const PICTURE = '/api/file/content/10000000-0000-4000-8000-000000000005'
const FILM = '/api/file/content/10000000-0000-4000-8000-000000000006'

/** Pages as a renderer makes them, by path; everything else is the server's own. */
const pages = new Map<string, () => Response>()
const page =
  (body: string, policy = 'public, max-age=60') =>
  () =>
    new Response(`<!doctype html><html><head><title>页</title></head><body>${body}</body></html>`, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': policy },
    })
let beforeRead: (path: string) => Promise<void> = () => Promise.resolve()

const portal: PortalReader = {
  pageAddress: (address) => (pages.has(new URL(address).pathname) ? address : undefined),
  read: async (address) => {
    const { pathname, search } = new URL(address)
    await beforeRead(pathname)
    const rendered = pages.get(pathname)
    if (rendered) return rendered()
    if (!pathname.startsWith('/api/')) {
      if (!pathname.endsWith('.xml')) return new Response(null, { status: 404 })
      return test
        .anonymous()
        .send(new Request(`${ORIGIN}/api/portal${pathname}${search.replace('site=', 'siteCode=')}`))
    }
    return test.anonymous().send(new Request(address))
  },
}
const test = await openTestApp({ publicOrigin: ORIGIN }, { portal })
const admin = await test.as('admin')
const editor = await test.as('edit01')

const order = (client = admin, body: object = { id: PROVINCE, withMedia: true }) =>
  client.post('/api/cmsSites/exportArchive', body)
const idOf = ({ body }: { body: { data: unknown } }) => String(Object(body.data).jobId)
const taskOf = async (id: string) => Object((await admin.get(`/api/task/getTask?id=${id}`)).body.data)

async function filesOf(id: string): Promise<Record<string, string>> {
  const response = await admin.send(new Request(`${ORIGIN}/api/file/download/${id}`))
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
}

beforeEach(() => {
  beforeRead = () => Promise.resolve()
  pages.clear()
  pages.set('/doorMain', page(`<a href="/educationNews?site=prov">资讯</a><a href="/own?site=prov">我的</a>`))
  pages.set('/educationNews', page(`<img src="${PICTURE}?width=480" alt=""><video src="${FILM}"></video>`))
  pages.set('/own', page('只给登录的人', 'no-store'))
})
afterEach(() => test.app.tasks.settled())

describe('the archive of a site', () => {
  it('is ordered by those who may edit the site', async () => {
    expect((await order(test.anonymous())).status).toBe(401)
    expect((await order(editor)).status).toBe(403)
    expect((await order(admin, { id: 9999, withMedia: true })).status).toBe(404)
    expect((await order(admin, { id: PROVINCE })).status).toBe(400)
  })

  it('holds what visitors see: pages, files, feed and map, with checksums', async () => {
    const ordered = await order()
    expect(ordered.body.msg).toBe('已开始生成存档，可在任务中心查看进度')
    await test.app.tasks.settled()
    const task = await taskOf(idOf(ordered))
    expect(task).toMatchObject({ kind: 'siteArchive', state: 'done', done: 3, total: 3 })
    expect(task.fileName).toMatch(/^云泽教育门户-静态存档-\d{4}-\d\d-\d\d\.zip$/)
    const files = await filesOf(idOf(ordered))
    expect(Object.keys(files)).toEqual([
      'index.html',
      'pages/educationNews.html',
      expect.stringMatching(/^files\/10000000-0000-4000-8000-000000000005\/.+/),
      expect.stringMatching(/^files\/10000000-0000-4000-8000-000000000006\/.+\.mp4$/),
      'pages/own.html',
      'feed.xml',
      'sitemap.xml',
      'readme.txt',
      'manifest.csv',
      'manifest-sha256.txt',
    ])
    expect(files['index.html']).toContain('href="pages/educationNews.html"')
    expect(files['pages/educationNews.html']).toContain('src="../files/10000000-0000-4000-8000-000000000005/')
    expect(files['feed.xml']).toContain('<rss')
    expect(files['pages/own.html']).not.toContain('只给登录的人')
    expect(files['readme.txt']).toContain('页面：3 个')
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(files['index.html']))
    expect(files['manifest-sha256.txt']).toContain(`${Buffer.from(digest).toString('hex')}  index.html`)
    const logged = await rowsOf(test.db, sql`select action, target_label from operation_log order by id desc limit 1`)
    expect(logged).toEqual([{ action: 'site.export', target_label: '云泽教育门户' }])
  })

  it('leads to the portal for films when it is ordered without them', async () => {
    const id = idOf(await order(admin, { id: PROVINCE, withMedia: false }))
    await test.app.tasks.settled()
    const files = await filesOf(id)
    expect(Object.keys(files).some((path) => path.endsWith('.mp4'))).toBe(false)
    expect(files['pages/educationNews.html']).toContain(`<video src="${ORIGIN}${FILM}">`)
  })

  it('is made once at a time, and can be cancelled between two pages', async () => {
    let goOn = () => undefined as void
    const isWaiting = new Promise<void>((resolve) => {
      beforeRead = (path) => {
        if (path !== '/educationNews') return Promise.resolve()
        resolve()
        return new Promise((ready) => {
          goOn = () => ready()
        })
      }
    })
    const id = idOf(await order())
    await isWaiting
    expect((await order()).body).toMatchObject({ success: false, code: 'SITE_ARCHIVE_RUNNING' })
    expect((await admin.post('/api/task/cancel', { id })).body.success).toBe(true)
    goOn()
    await test.app.tasks.settled()
    expect(await taskOf(id)).toMatchObject({ state: 'cancelled', fileName: null })
    expect((await admin.send(new Request(`${ORIGIN}/api/file/download/${id}`))).status).toBe(404)
    beforeRead = () => Promise.resolve()
    expect((await order()).body.success).toBe(true)
  })

  it('waits while the portal has too much to do', async () => {
    let refusals = 0
    const news = pages.get('/educationNews')
    pages.set('/educationNews', () => {
      refusals += 1
      if (refusals === 1) return new Response(null, { status: 429, headers: { 'retry-after': '0.01' } })
      return news ? news() : new Response(null, { status: 404 })
    })
    const id = idOf(await order())
    await test.app.tasks.settled()
    expect(await taskOf(id)).toMatchObject({ state: 'done' })
    expect(refusals).toBe(2)
    expect((await filesOf(id))['pages/educationNews.html']).toContain('files/')
  })

  it('fails with its reason when the portal does', async () => {
    pages.set('/educationNews', () => new Response(null, { status: 503 }))
    const id = idOf(await order())
    await test.app.tasks.settled()
    expect(await taskOf(id)).toMatchObject({ state: 'failed', msg: '服务暂时不可用，请稍后再试' })
  })

  it('is not made of a site that visitors cannot open', async () => {
    await test.db.execute(sql`update cms_site set state = 'closed' where id = ${PROVINCE}`)
    expect((await order()).body).toMatchObject({ success: false, code: 'SITE_NOT_PUBLIC' })
    await test.db.execute(sql`update cms_site set state = 'running' where id = ${PROVINCE}`)
    const id = idOf(await order())
    pages.set('/doorMain', () => new Response(null, { status: 404 }))
    await test.app.tasks.settled()
    expect(await taskOf(id)).toMatchObject({ state: 'failed' })
  })

  it('is not made for a person who has lost the code meanwhile', async () => {
    const id = idOf(await order())
    await test.app.tasks.settled()
    await test.db.execute(sql`update task set state = 'queued', attempts = 0, file_name = null,
      owner_id = (select id from app_user where username = 'edit01') where id = ${id}`)
    // The order of another site wakes the queue.
    await order(admin, { id: 2, withMedia: true })
    await test.app.tasks.settled()
    const [row] = await rowsOf<{ state: string; problem: string }>(
      test.db,
      sql`select state, problem from task where id = ${id}`,
    )
    expect(row).toEqual({ state: 'failed', problem: 'http.forbidden' })
  })
})
