import { describe, expect, it } from 'vitest'
import { contentImportClient } from '../../testing/content-import-client'
import { openTestApp } from '../../testing/open-test-app'
import { tinyJpeg } from '../../testing/tiny-pictures'
import { wordFile } from '../../testing/word-file'
import { wordpressExport, zipOf } from '../../testing/wordpress-export'
import { zip64Of } from '../../testing/zip64-archive'

const server = await openTestApp()
const admin = await server.as('admin')
const imports = contentImportClient(admin, server)
const { body } = await admin.post('/api/cmsColumn/insertOrUpdateColumn', {
  siteId: 1,
  name: '导入栏目',
  code: 'importSources',
  kind: 'list',
  visibility: 'public',
  reviewLevels: 0,
  isNav: false,
  state: 'on',
})
const columnId = Object(body.data).id

async function shownOf(articleId: number | null | undefined) {
  return Object((await server.anonymous().get(`/api/portal/getContentDetail?type=article&id=${articleId}`)).body.data)
}

describe('a csv with HTML', () => {
  const lines = [
    '标题,正文,栏目,作者,发布时间,状态,网址,标签',
    '期末安排,"<p>甲<img src=""images/a.jpg""></p>",导入栏目,林砚秋,2021/6/30 8:05,已发布,http://old.example/show.asp?id=7,"期末,通知"',
    '未写完,<p>乙</p>,导入栏目,,,草稿,,',
    `很长,"<p>${'字'.repeat(40_000)}</p>",导入栏目,,2020年1月2日,,,`,
  ]

  it('becomes articles, in UTF-8 and in the encoding of Excel', async () => {
    const archiveId = await imports.upload('images.zip', zipOf({ 'images/a.jpg': tinyJpeg('csv') }))
    const uploadId = await imports.upload('articles.csv', lines.join('\r\n'))
    const job = await imports.read({ source: 'csv', uploadId, archiveId })
    expect(job).toMatchObject({
      state: 'ready',
      counts: { articles: 3, published: 2, drafts: 1, files: 1, missing: 0 },
    })
    const { job: done } = await imports.commit(job.id)
    expect(done?.result).toEqual({ imported: 3, skipped: 0, missing: 0, redirects: 1 })
    const report = await imports.report(job.id)
    expect(await shownOf(report[0]?.articleId)).toMatchObject({
      author: '林砚秋',
      publishAt: '2021-06-30 08:05:00',
      tags: ['期末', '通知'],
    })
    expect((await shownOf(report[2]?.articleId)).bodyHtml).toHaveLength(40_007)
    const moved = await server
      .anonymous()
      .get(`/api/portal/getMovedAddress?address=${encodeURIComponent('/show.asp?id=7')}`)
    expect(moved.body.data).toEqual({ articleId: report[0]?.articleId })

    const chinese = Buffer.from([
      0xb1, 0xea, 0xcc, 0xe2, 0x2c, 0xd5, 0xfd, 0xce, 0xc4, 0x0a, 0xbc, 0xd7, 0x2c, 0xd2, 0xd2,
    ])
    const other = await imports.read({ source: 'csv', uploadId: await imports.upload('gbk.csv', chinese) })
    expect(other.titles).toEqual(['甲'])
  })

  it.each([
    ['标题,作者\n甲,乙', '表头中缺少“标题”或“正文”列'],
    ['标题,正文\n', '文件中没有文章'],
  ])('%j is refused in words', async (text, msg) => {
    const job = await imports.read({ source: 'csv', uploadId: await imports.upload('a.csv', text) })
    expect(job).toMatchObject({ state: 'failed', msg })
  })
})

describe('a folder of Word files', () => {
  it('becomes articles with headings, lists, tables, links, pictures and notes', async () => {
    const word = wordFile({
      paragraphs: [
        '<w:p><w:r><w:t>工作计划</w:t></w:r></w:p>',
        '<w:p><w:pPr><w:pStyle w:val="1"/></w:pPr><w:r><w:t>一、目标</w:t></w:r></w:p>',
        '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>重点</w:t></w:r><w:r><w:t xml:space="preserve"> 甲 &lt;b&gt;</w:t></w:r><w:hyperlink r:id="rId2"><w:r><w:t>网站</w:t></w:r></w:hyperlink></w:p>',
        '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr></w:pPr><w:r><w:t>第一</w:t></w:r></w:p>',
        '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr></w:pPr><w:r><w:t>第二</w:t></w:r></w:p>',
        '<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr><w:p><w:r><w:t>格</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
        '<w:p><w:r><w:drawing><a:blip r:embed="rId1"/></w:drawing></w:r></w:p>',
        '<w:p><w:r><w:t>依据</w:t></w:r><w:r><w:footnoteReference w:id="1"/></w:r><w:r><w:t>和</w:t></w:r><w:r><w:endnoteReference w:id="1"/></w:r></w:p>',
        '<w:p><w:del><w:r><w:delText>删去</w:delText></w:r></w:del></w:p>',
      ],
      picture: tinyJpeg('word'),
      author: '教务处',
    })
    const zip = zipOf({
      '文件/导入栏目/工作计划.docx': word,
      '文件/说明.txt': 'x',
      '文件/~$作计划.docx': 'x',
      '文件/导入栏目/坏.docx': 'no zip',
    })
    const job = await imports.read({ source: 'word', uploadId: await imports.upload('文件.zip', zip) })
    expect(job).toMatchObject({ state: 'ready', counts: { articles: 2, ignored: 2, files: 1, missing: 0 } })
    expect(job.categories).toContainEqual({ key: '文件/导入栏目', name: '导入栏目', articles: 1, columnId })
    const { job: done } = await imports.commit(job.id)
    expect(done?.result).toEqual({ imported: 1, skipped: 1, missing: 0, redirects: 0 })
    const report = await imports.report(job.id, 'imported')
    const { title, author, publishAt, bodyHtml } = await shownOf(report[0]?.articleId)
    expect({ title, author, publishAt }).toEqual({
      title: '工作计划',
      author: '教务处',
      publishAt: '2022-03-01 16:00:00',
    })
    expect(bodyHtml.replace(/content\/[0-9a-f-]+(" alt="")[^>]*>/, 'content/x$1 />')).toBe(
      '<h2>一、目标</h2><p><strong>重点</strong> 甲 &lt;b&gt;<a href="https://site.example/a">网站</a></p>' +
        '<ul><li>第一</li><li>第二</li></ul><table><tbody><tr><td colspan="2"><p>格</p></td></tr></tbody></table>' +
        '<p><img src="/api/file/content/x" alt="" /></p>' +
        '<p>依据<sup><a id="note-from-1" href="#note-1">[1]</a></sup>和<sup><a id="note-from-2" href="#note-2">[2]</a></sup></p>' +
        '<div data-notes=""><p id="note-1"><a href="#note-from-1">[1]</a> 《纲要》 第 3 条 &lt;节选&gt;</p>' +
        '<p id="note-2"><a href="#note-from-2">[2]</a> 文后说明</p></div>',
    )
    const skipped = await imports.report(job.id, 'skipped')
    expect(skipped.map(({ title: name, msg }) => [name, msg])).toEqual([['坏', '没有正文，或无法读取']])
  })
})

describe('an archive with 64-bit records', () => {
  it('brings a folder of Word files', async () => {
    const word = wordFile({
      paragraphs: ['<w:p><w:r><w:t>大压缩包</w:t></w:r></w:p>', '<w:p><w:r><w:t>正文</w:t></w:r></w:p>'],
      picture: tinyJpeg('large'),
      author: '教务处',
    })
    const uploadId = await imports.upload('大.zip', zip64Of([['导入栏目/大压缩包.docx', word]]))
    const job = await imports.read({ source: 'word', uploadId })
    expect(job).toMatchObject({ state: 'ready', counts: { articles: 1 }, titles: ['大压缩包'] })
  })

  it('brings the pictures of a WordPress export', async () => {
    const html = '<p>图</p><img src="/wp-content/uploads/2024/long.jpg">'
    const xml = wordpressExport([{ id: 64, category: '导入栏目', html, link: 'http://old.example/zip64' }])
    const job = await imports.read({
      uploadId: await imports.upload('wordpress.xml', xml),
      archiveId: await imports.upload('uploads.zip', zip64Of([['uploads/2024/long.jpg', tinyJpeg('zip64')]])),
    })
    expect(job.counts).toMatchObject({ files: 1, missing: 0 })
    const { job: done } = await imports.commit(job.id)
    expect(done?.result).toMatchObject({ imported: 1, missing: 0 })
    const [row] = await imports.report(job.id)
    const [address = ''] = /\/api\/file\/content\/[0-9a-f-]{36}/.exec((await shownOf(row?.articleId)).bodyHtml) ?? []
    const picture = await server.anonymous().send(new Request(`http://doorway.test${address}`))
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
  })
})
