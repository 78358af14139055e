import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { safeHtml } from '../../html/safe-html'
import { openContentThreads } from '../../node/content-thread'
import { projectFile } from '../../node/project-file'
import { hostileTexts } from '../../testing/hostile-texts'
import { contentImportClient } from '../../testing/content-import-client'
import { openTestApp } from '../../testing/open-test-app'
import { largeExport, wordpressExport, zipOf } from '../../testing/wordpress-export'

// The thread begins with the server as it is delivered, so that this also shows that it holds the reader.
const entry = pathToFileURL(projectFile('apps/api/dist/main.js'))
const server = await openTestApp({}, { readContent: openContentThreads(entry) })
const admin = await server.as('admin')
const imports = contentImportClient(admin, server)
const { rows: columns } = Object(await server.db.execute(sql`select id, site_id from cms_column order by id`))
const ofSite = (siteId: number) =>
  Number(columns.find((row: { site_id: unknown }) => Number(row.site_id) === siteId).id)
const [other] = columns.filter((row: { site_id: unknown }) => Number(row.site_id) !== 1)

const refusalOf = async (name: string, source: string, content: string | Buffer<ArrayBuffer>) => {
  const { state, msg } = await imports.read({ source, uploadId: await imports.upload(name, content) })
  return { state, msg }
}

describe('a hostile text in an export', () => {
  it('has nothing left that acts, in any of more than forty forms', async () => {
    const html = (payload: string) => `<p>看得见的字</p>${payload}<p>结尾</p>`
    const posts = hostileTexts.map((payload, index) => ({
      id: index + 1,
      title: payload.slice(0, 100),
      html: html(payload),
    }))
    const job = await imports.read({ uploadId: await imports.upload('x.xml', wordpressExport(posts)) })
    expect(job.counts.articles).toBe(hostileTexts.length)
    expect(hostileTexts.length).toBeGreaterThan(40)
    await imports.mapAll(job, ofSite(1))
    await imports.commit(job.id)
    const report = await imports.report(job.id, 'imported')
    expect(report).toHaveLength(hostileTexts.length)
    const ids = report.map(({ articleId }) => articleId)
    const { rows } = Object(
      await server.db.execute(sql`select title, body_html from cms_article_revision where article_id in ${ids}`),
    )
    for (const { title, body_html: stored } of rows) {
      // Nothing is left that the sanitising of an editor's text would remove.
      expect(safeHtml(stored), title).toBe(stored)
      expect(stored, title).toContain('看得见的字')
    }
  })
})

describe('a source that is refused', () => {
  const declared = (text: string) =>
    `<?xml version="1.0"?>${text}${wordpressExport([{ id: 1, html: '&x;' }]).slice(40)}`

  it.each([
    ['an entity', declared('<!DOCTYPE rss [<!ENTITY x "boom">]>'), '文件包含文档类型或实体声明，已拒绝读取'],
    [
      'entities in entities',
      declared('<!DOCTYPE l [<!ENTITY a "a"><!ENTITY b "&a;&a;">]>'),
      '文件包含文档类型或实体声明，已拒绝读取',
    ],
    [
      'an external part',
      declared('<!DOCTYPE rss SYSTEM "file:///etc/passwd">'),
      '文件包含文档类型或实体声明，已拒绝读取',
    ],
    ['another kind of XML', '<html><body>甲</body></html>', '这不是 WordPress 导出的文件（WXR）'],
    ['no text', '<rss>\u0080', '这不是 WordPress 导出的文件（WXR）'],
    ['elements in elements', `<rss>${'<a>'.repeat(200)}`, '文件过于复杂，已停止读取，请拆分后再导入'],
  ])('has %s', async (_, xml, msg) => {
    expect(await refusalOf('x.xml', 'wordpress', xml)).toEqual({ state: 'failed', msg })
  })

  it('has names that lead to other folders', async () => {
    for (const name of ['../x.docx', '/etc/x.docx', 'C:/x.docx', 'a/../../x.docx', '..\\x.docx'])
      expect(await refusalOf('x.zip', 'word', zipOf({ [name]: 'x' }))).toEqual({
        state: 'failed',
        msg: '压缩包中有指向其他目录的文件名，已拒绝读取',
      })
  })

  it('unpacks to too much, or to more than it says', async () => {
    const bomb = zipOf({ 'a.docx': new Uint8Array(8 * 1024 ** 2) })
    expect((await refusalOf('x.zip', 'word', bomb)).msg).toBe('压缩包解压后过大，已拒绝读取')
    const lying = Buffer.from(zipOf({ 'a.docx': new Uint8Array(2_000_000) }))
    // The size in the directory, which is what a reader believes.
    lying.writeUInt32LE(1_000, lying.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24)
    expect((await refusalOf('y.zip', 'word', lying)).msg).toBe('压缩包解压后过大，已拒绝读取')
  })

  it('is no archive', async () => {
    const broken = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100, 1)])
    expect((await refusalOf('x.zip', 'word', broken)).msg).toBe('压缩包已损坏，或不是 zip 格式')
  })

  it('takes too long, or too much memory, and costs its thread alone', async () => {
    const parts = async function* (posts: number) {
      yield { path: '', bytes: new Uint8Array(Buffer.from(largeExport(posts))) }
    }
    const read = async (posts: number, limits: { partTime: number; time: number; memory: number }) => {
      for await (const { articles } of openContentThreads(entry, limits)('wordpress', parts(posts)))
        if (articles.length > 0) return 'read'
      return 'empty'
    }
    await expect(read(300, { partTime: 5, time: 60_000, memory: 256 })).rejects.toMatchObject({ kind: 'tooComplex' })
    await expect(read(3_000, { partTime: 60_000, time: 60_000, memory: 24 })).rejects.toMatchObject({
      kind: 'tooComplex',
    })
    expect(await read(300, { partTime: 60_000, time: 60_000, memory: 384 })).toBe('read')
  })
})

describe('a caller who may not', () => {
  it('import at all is refused by every call', async () => {
    const editor = await server.as('edit01')
    const id = '0d9b4a53-51a9-4a7c-9a3d-3f6f1b7f5a10'
    const calls = await Promise.all([
      editor.post('/api/contentImport/preview', { siteId: 1, source: 'csv', uploadId: id }),
      editor.get(`/api/contentImport/getImport?id=${id}`),
      editor.get('/api/contentImport/listImports'),
      editor.put('/api/contentImport/mapping', { id, columns: [], authors: [] }),
      editor.post('/api/contentImport/commit', { id }),
      editor.get(`/api/contentImport/report?id=${id}`),
      editor.get(`/api/contentImport/reportFile?id=${id}`),
      editor.post('/api/contentImport/undo', { id }),
    ])
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 403))
    const strangers = await server.anonymous().get('/api/contentImport/listImports')
    expect(strangers.status).toBe(401)
  })

  it('name a column of another site, or the upload or import of another person', async () => {
    const uploadId = await imports.upload('a.xml', wordpressExport([{ id: 9_001 }]))
    const job = await imports.read({ uploadId })
    const foreign = await imports.map(job.id, [{ key: job.categories[0]?.key, columnId: Number(other.id) }])
    expect(foreign.body).toMatchObject({ success: false, errors: [{ field: 'columns' }] })
    const someone = contentImportClient(await server.as('prov01'), server)
    expect(
      (await someone.preview({ uploadId: await imports.upload('b.xml', wordpressExport([{ id: 9_002 }])) })).status,
    ).toBe(404)
    expect((await someone.map(job.id, [])).status).toBe(404)
    expect((await someone.undo(job.id)).status).toBe(404)
    expect((await imports.preview({ siteId: 999, uploadId })).status).toBe(404)
  })

  it('import a file of another type', async () => {
    const zip = await imports.upload('a.zip', zipOf({ 'a.txt': 'x' }))
    expect((await imports.preview({ uploadId: zip })).body).toMatchObject({
      success: false,
      msg: '请上传 WordPress 导出的 xml 文件',
    })
    const xml = await imports.upload('c.xml', wordpressExport([{ id: 9_003 }]))
    expect((await imports.preview({ uploadId: xml, archiveId: xml })).body.msg).toBe('图片和附件请以 zip 压缩包上传')
  })

  it('make a file of an article out of what was uploaded to be imported', async () => {
    const xml = await imports.upload('d.xml', wordpressExport([{ id: 9_004 }]))
    expect((await admin.post('/api/attachment/addAttachments', { siteId: 1, uploadIds: [xml] })).status).toBe(404)
  })
})
