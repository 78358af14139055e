import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { articleClient, articleOf } from '../../testing/article-client'
import { contentImportClient, importOf } from '../../testing/content-import-client'
import { openTestApp } from '../../testing/open-test-app'
import { tinyJpeg } from '../../testing/tiny-pictures'
import { exportedAttachment, largeExport, wordpressExport, zipOf } from '../../testing/wordpress-export'

/** Bytes are stored once this is fulfilled. */
let gate = Promise.resolve()
const server = await openTestApp(
  {},
  {
    room: {
      withRoom: async (_bytes, work) => {
        await gate
        return work()
      },
    },
  },
)
const { as, anonymous, db, app } = server
const admin = await as('admin')
const imports = contentImportClient(admin, server)
const articles = articleClient(admin)

async function addColumn(code: string, reviewLevels: number): Promise<number> {
  const column = {
    siteId: 1,
    name: code,
    code,
    kind: 'list',
    visibility: 'public',
    reviewLevels,
    isNav: false,
    state: 'on',
  }
  const { body } = await admin.post('/api/cmsColumn/insertOrUpdateColumn', column)
  return Object(body.data).id
}
const open = await addColumn('importOpen', 0)
const reviewed = await addColumn('importReviewed', 1)

const moved = async (address: string) =>
  (await anonymous().get(`/api/portal/getMovedAddress?address=${encodeURIComponent(address)}`)).body.data
const rowsOf = async (query: ReturnType<typeof sql>) => Object(await db.execute(query)).rows

async function readExport(xml: string, more: object = {}) {
  return imports.read({ uploadId: await imports.upload('wordpress.xml', xml), ...more })
}

describe('a WordPress export', () => {
  const xml = wordpressExport(
    [
      {
        id: 1,
        title: '开学通知',
        category: 'importOpen',
        html: '<div>第一段</div><img src="http://old.school.example/wp-content/uploads/2019/01/a-300x200.jpg"><a href="/wp-content/uploads/b.pdf">附件</a>',
        thumbnail: 90,
      },
      {
        id: 2,
        title: '草稿',
        html: '甲',
        status: 'draft',
        category: 'importOpen',
        link: 'http://old.school.example/?p=2',
      },
      { id: 3, title: '在回收站', html: '甲', status: 'trash', category: 'importOpen' },
      { id: 4, title: '没有栏目', category: null, html: '甲' },
      { id: 5, title: '有密码', category: 'importOpen', password: 'x', html: '乙' },
      {
        id: 6,
        title: '待审核',
        category: '教研',
        html: '丙',
        link: 'http://old.school.example/2019/%E6%95%99%E7%A0%94/',
      },
      { id: 7, title: '空', category: 'importOpen', html: '<p>&nbsp;</p>' },
      { id: 8, title: '菜单', type: 'nav_menu_item' },
    ],
    exportedAttachment(90, '2019/01/cover.jpg'),
  )
  const archive = zipOf({
    'site/uploads/2019/01/a.jpg': tinyJpeg('a'),
    'site/uploads/2019/01/cover.jpg': tinyJpeg('c'),
    'site/uploads/2019/01/copy-of-a.jpg': tinyJpeg('a'),
  })

  it('is shown before anything is written, with the columns that have the names of its categories', async () => {
    const before = await rowsOf(sql`select count(*)::int as n from cms_article`)
    const archiveId = await imports.upload('uploads.zip', archive)
    const job = await readExport(xml, { archiveId })
    expect(job).toMatchObject({ state: 'ready', isUndoable: false, result: null })
    expect(job.counts).toMatchObject({
      articles: 7,
      published: 5,
      drafts: 1,
      removed: 1,
      locked: 1,
      ignored: 1,
      files: 2,
      missing: 1,
    })
    expect(job.categories.find(({ name }) => name === 'importOpen')).toMatchObject({ articles: 5, columnId: open })
    expect(job.categories.find(({ key }) => key === '')).toMatchObject({ articles: 1, columnId: null })
    expect(job.authors).toContainEqual({ key: 'linyq', name: '林砚秋', articles: 3, author: '林砚秋' })
    expect(job.titles[0]).toBe('开学通知')
    expect(await rowsOf(sql`select count(*)::int as n from cms_article`)).toEqual(before)
  })

  it('becomes articles with their dates, authors, files and former addresses', async () => {
    const list = Object((await admin.get('/api/contentImport/listImports')).body.data)
    const job = await imports.get(list[0].id)
    const key = job.categories.find(({ name }) => name === '教研')?.key
    importOf(await imports.map(job.id, [{ key, columnId: reviewed }], [{ key: 'linyq', author: '编辑部' }]))
    const { job: done } = await imports.commit(job.id)
    expect(done).toMatchObject({ state: 'done', isUndoable: true, changed: 0 })
    expect(done?.result).toEqual({ imported: 4, skipped: 3, missing: 1, redirects: 7 })

    const report = await imports.report(job.id)
    expect(report.map(({ title, state }) => [title, state])).toEqual([
      ['开学通知', 'imported'],
      ['草稿', 'imported'],
      ['在回收站', 'skipped'],
      ['没有栏目', 'skipped'],
      ['有密码', 'imported'],
      ['待审核', 'imported'],
      ['空', 'skipped'],
    ])
    expect(report.slice(2, 4).map(({ msg }) => msg)).toEqual(['在原系统的回收站中', '所属分类没有选择栏目'])
    expect(report[0]?.missing).toEqual(['/wp-content/uploads/b.pdf'])

    const [first, draft, , , locked, pending] = report
    const shown = Object(
      (await anonymous().get(`/api/portal/getContentDetail?type=article&id=${first?.articleId}`)).body.data,
    )
    expect(shown).toMatchObject({ title: '开学通知', author: '编辑部', publishAt: '2019-01-01 10:30:00' })
    expect(shown.bodyHtml).toMatch(
      /^<p>第一段<\/p><p><img src="\/api\/file\/content\/[^"]+" alt=""[^>]*><a href="\/wp-content\/uploads\/b\.pdf">附件<\/a><\/p>$/,
    )
    const [, pictureId] = /content\/([0-9a-f-]+)/.exec(shown.bodyHtml) ?? []
    const picture = await anonymous().send(new Request(`http://doorway.test/api/file/content/${pictureId}`))
    expect(picture.status).toBe(200)
    const states = await Promise.all(
      [draft, locked, pending].map(async (row) => articleOf(await articles.get(row?.articleId ?? 0)).state),
    )
    expect(states).toEqual(['draft', 'draft', 'review1'])

    expect(await moved('/2019/archives/1.html')).toEqual({ articleId: first?.articleId })
    expect(await moved('/?p=1')).toEqual({ articleId: first?.articleId })
    // What is not public leads nowhere, and nothing says that it is there.
    expect(await moved('/2019/教研')).toBeNull()
    expect(await moved('/?p=2')).toBeNull()
    expect(await moved('/2019/archives/77.html')).toBeNull()

    // Its picture as the text named it, as the original, in a size that no text names, and its cover.
    for (const path of ['2019/01/a-300x200.jpg', '2019/01/a.jpg', '2019/01/a-1024x768.jpg?v=3'])
      expect(await moved(`/wp-content/uploads/${path}`)).toEqual({ fileId: pictureId })
    expect(await moved('/wp-content/uploads/2019/01/cover.jpg')).toMatchObject({ fileId: expect.any(String) })
    expect(await moved('/wp-content/uploads/b.pdf')).toBeNull()
  })

  it('keeps its date when it is published after a review', async () => {
    const [row] = await rowsOf(sql`select article_id as id from content_import_item where title = '待审核'`)
    const reviewer = articleClient(await as('review01'))
    articleOf(await reviewer.review(articleOf(await articles.get(Number(row.id))), 1))
    expect(await moved('/2019/%E6%95%99%E7%A0%94')).toBeNull()
    await articles.change([Number(row.id)], 'publish')
    expect(articleOf(await articles.get(Number(row.id))).publishAt).toBe('2019-06-06 10:30:00')
    expect(await moved('/2019/%E6%95%99%E7%A0%94/')).toEqual({ articleId: Number(row.id) })
  })

  it('is not imported twice, and its files are there once', async () => {
    const archiveId = await imports.upload('uploads.zip', archive)
    const again = await readExport(xml, { archiveId })
    await imports.mapAll(again, open)
    const { job } = await imports.commit(again.id)
    const doubles = (await imports.report(again.id, 'skipped')).filter(({ msg }) => msg === '已存在相同原网址的文章')
    expect(doubles.map(({ title }) => title)).toEqual(['开学通知', '草稿', '有密码', '待审核'])
    expect(job?.result?.imported).toBe(1)
    const files = await rowsOf(sql`select count(*)::int as n from content_import_file`)
    expect(files[0].n).toBe(2)
  })

  it('has no former address of a file that only a draft shows', async () => {
    const html = '<img src="http://old.school.example/wp-content/uploads/2020/hidden.jpg">甲'
    const job = await readExport(wordpressExport([{ id: 60, status: 'draft', category: 'importOpen', html }]), {
      archiveId: await imports.upload('h.zip', zipOf({ 'uploads/2020/hidden.jpg': tinyJpeg('hidden') })),
    })
    await imports.commit(job.id)
    const { articleId } = (await imports.report(job.id))[0] ?? {}
    expect(await moved('/wp-content/uploads/2020/hidden.jpg')).toBeNull()
    const article = articleOf(await articles.submit(articleOf(await articles.get(articleId ?? 0))))
    await articles.change([article.id], 'publish')
    expect(await moved('/wp-content/uploads/2020/hidden.jpg')).toMatchObject({ fileId: expect.any(String) })
  })

  it('has a report as a csv that is no formula', async () => {
    const job = await readExport(wordpressExport([{ id: 50, title: '=1+1', category: 'importOpen' }]))
    await imports.commit(job.id)
    const request = new Request(`http://doorway.test/api/contentImport/reportFile?id=${job.id}`)
    const response = await admin.send(request)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const text = await response.text()
    expect(text.split('\r\n')[1]).toMatch(
      /^1,'=1\+1,已导入,,http:\/\/old\.school\.example\/2019\/archives\/50\.html,\/comPageInfo\?type=article&id=\d+,/,
    )
  })
})

describe('an import of articles', () => {
  it('goes on where it was cancelled', async () => {
    const archiveId = await imports.upload('c.zip', zipOf({ 'photo-39.jpg': tinyJpeg('cancelled') }))
    const job = await readExport(largeExport(120).replaceAll('/archives/', '/cancelled/'), { archiveId })
    await imports.mapAll(job, open)
    let release = () => undefined as void
    gate = new Promise((resolve) => {
      release = resolve
    })
    const begun = importOf(await admin.post('/api/contentImport/commit', { id: job.id }))
    await admin.post('/api/task/cancel', { id: begun.taskId })
    release()
    await app.tasks.settled()
    const stopped = await imports.get(job.id)
    expect(stopped.state).toBe('stopped')
    expect(stopped.result?.imported).toBeLessThan(120)
    const { job: done } = await imports.commit(job.id)
    expect(done).toMatchObject({ state: 'done', result: { imported: 120, skipped: 0 } })
  })

  it('is undone as a whole, with its files and addresses', async () => {
    const before = await rowsOf(
      sql`select (select count(*) from cms_article)::int as articles, (select count(*) from library_file)::int as files`,
    )
    const xml = wordpressExport([
      { id: 700, category: 'importOpen', html: '<img src="/uploads/u.jpg">甲', link: 'http://other.example/u/1' },
    ])
    const job = await readExport(xml, {
      archiveId: await imports.upload('u.zip', zipOf({ 'uploads/u.jpg': tinyJpeg('undo') })),
    })
    await imports.commit(job.id)
    expect(await moved('/u/1')).not.toBeNull()
    expect(await moved('/uploads/u.jpg')).not.toBeNull()
    expect(importOf(await imports.undo(job.id)).state).toBe('undone')
    expect(await moved('/u/1')).toBeNull()
    expect(await moved('/uploads/u.jpg')).toBeNull()
    expect(
      await rowsOf(
        sql`select (select count(*) from cms_article)::int as articles, (select count(*) from library_file)::int as files`,
      ),
    ).toEqual(before)
    expect((await imports.undo(job.id)).body.code).toBe('CONTENT_IMPORT_STATE')
    // Its articles may come once more.
    const again = await readExport(xml)
    expect((await imports.commit(again.id)).job?.result?.imported).toBe(1)
  })

  it('is not undone once one of its articles has changed', async () => {
    const job = await readExport(
      wordpressExport([
        { id: 800, category: 'importOpen', html: '甲' },
        { id: 801, category: 'importOpen', html: '乙' },
      ]),
    )
    await imports.commit(job.id)
    const [first] = await imports.report(job.id)
    await articles.change([first?.articleId ?? 0], 'pin', { pinnedUntil: null })
    expect(await imports.get(job.id)).toMatchObject({ changed: 1, isUndoable: false })
    const { body } = await imports.undo(job.id)
    expect(body).toMatchObject({
      success: false,
      code: 'CONTENT_IMPORT_CHANGED',
      msg: '有 1 篇文章导入后已被修改，不能撤销',
    })
    expect((await imports.get(job.id)).state).toBe('done')
  })

  it('is one of two that are read for a person, and of three that wait for a choice', async () => {
    const ids: string[] = []
    for (const n of [1, 2, 3, 4]) ids.push(await imports.upload(`${n}.xml`, wordpressExport([{ id: n }])))
    const begun = await Promise.all(ids.map((uploadId) => imports.preview({ uploadId })))
    await app.tasks.settled()
    expect(begun.filter(({ body }) => body.code === 'CONTENT_IMPORTS_OPEN')).toHaveLength(2)
    for (const id of [11, 12, 13, 14]) await readExport(wordpressExport([{ id }]))
    const [waiting] = await rowsOf(
      sql`select count(*)::int as n from content_import where state in ('reading', 'ready')`,
    )
    expect(waiting.n).toBe(3)
  })
})
