import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { articleClient, articleOf } from '../../testing/article-client'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db, clock } = await openTestApp()
const admin = articleClient(await as('admin'))
const editor = articleClient(await as('edit01'))
const reviewer = articleClient(await as('review01'))
const teacher = articleClient(await as('t_linyq'))
const visitor = articleClient(anonymous())
const NEWS = 1
const OTHER_SITE = { siteId: 3, columnId: await columnOf(3) }

async function columnOf(siteId: number): Promise<number> {
  const { rows } = Object(
    await db.execute(sql`select id::float8 as id from cms_column where site_id = ${siteId} limit 1`),
  )
  return rows[0].id
}

describe('an article', () => {
  it('is saved by those with the code alone, in the sites that were given to them', async () => {
    expect((await visitor.save({})).status).toBe(401)
    expect((await teacher.save({})).status).toBe(403)
    // Reviewers edit, and add nothing.
    expect((await reviewer.save({})).status).toBe(403)
    expect((await editor.save(OTHER_SITE)).status).toBe(404)
    const foreign = articleOf(await admin.save(OTHER_SITE))
    expect((await editor.get(foreign.id)).status).toBe(404)
    expect((await editor.save({ ...OTHER_SITE, id: foreign.id, version: foreign.version })).status).toBe(404)
    expect((await editor.save({ id: 9_999_999, version: 1 })).status).toBe(404)
  })

  it('is not smuggled into a site of one’s own by naming that site', async () => {
    const foreign = articleOf(await admin.save(OTHER_SITE))
    expect((await editor.save({ id: foreign.id, version: foreign.version })).status).toBe(404)
    expect((await editor.submit(foreign)).status).toBe(404)
    expect((await editor.lock(foreign.id)).status).toBe(404)
  })

  it('needs a title, a column of its site, and fields of their length', async () => {
    expect((await editor.save({ title: ' ' })).body.errors).toEqual([{ field: 'title', msg: '请输入标题' }])
    expect((await editor.save({ title: '长'.repeat(121) })).body.errors).toMatchObject([{ field: 'title' }])
    expect((await editor.save({ summary: '长'.repeat(501) })).body.errors).toMatchObject([{ field: 'summary' }])
    expect((await editor.save({ columnId: OTHER_SITE.columnId })).body.errors).toMatchObject([{ field: 'columnId' }])
    expect((await editor.save({ alsoInColumnIds: [OTHER_SITE.columnId] })).body.errors).toMatchObject([
      { field: 'alsoInColumnIds' },
    ])
    expect((await editor.save({ relatedIds: [9_999_999] })).body.errors).toMatchObject([{ field: 'relatedIds' }])
    expect((await editor.save({ tags: ['长'.repeat(21)] })).body.errors).toMatchObject([{ field: 'tags' }])
    const foreignFile = '00000000-0000-4000-8000-000000000100'
    expect((await editor.save({ attachmentIds: [foreignFile] })).status).toBe(404)
  })

  it('comes back as it was saved, and no visitor reads it', async () => {
    const saved = articleOf(
      await editor.save({ title: '秋游', summary: '摘要', tags: ['秋游', '秋游'], relatedIds: [1] }),
    )
    expect(saved).toMatchObject({ state: 'draft', isPublished: false, revisionNo: 1, tags: ['秋游'], summary: '摘要' })
    expect(saved.related).toMatchObject([{ id: 1 }])
    expect(articleOf(await reviewer.get(saved.id))).toMatchObject({ title: '秋游', reviewLevel: null })
    expect((await anonymous().get(`/api/portal/getContentDetail?type=article&id=${saved.id}`)).status).toBe(404)
  })

  it('is refused in a site that is read-only', async () => {
    await db.execute(sql`update cms_site set state = 'readonly' where id = 2`)
    const columnId = await columnOf(2)
    expect((await editor.save({ siteId: 2, columnId })).body).toMatchObject({ success: false, code: 'SITE_READONLY' })
    await db.execute(sql`update cms_site set state = 'running' where id = 2`)
  })
})

describe('saving again', () => {
  it('overwrites the revision at work, and adds one for another person or after a stored version', async () => {
    const first = articleOf(await editor.save({}))
    const second = articleOf(await editor.save({ ...pick(first), title: '改题' }))
    expect(second).toMatchObject({ revisionNo: 1, title: '改题', version: first.version + 1 })
    const third = articleOf(await editor.save({ ...pick(second), isVersion: true, note: '初稿' }))
    expect(third.revisionNo).toBe(1)
    const fourth = articleOf(await editor.save(pick(third)))
    expect(fourth.revisionNo).toBe(2)
    clock.advanceMinutes(3)
    const fifth = articleOf(await reviewer.save(pick(fourth)))
    expect(fifth.revisionNo).toBe(3)
  })

  it('answers 409 with the current text when someone saved first', async () => {
    const { id, version } = articleOf(await editor.save({}))
    await editor.save({ id, version, title: '先到' })
    const late = await editor.save({ id, version, title: '后到' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'VERSION_CONFLICT', data: { title: '先到' } })
    expect((await editor.save({ id })).status).toBe(400)
  })

  it('leaves the content version as it is until something goes live', async () => {
    const before = await contentVersion()
    const first = articleOf(await editor.save({}))
    const added = await contentVersion()
    await editor.save({ ...pick(first), tags: ['新标签'] })
    expect(await contentVersion()).toBe(added)
    expect(added).toBeGreaterThanOrEqual(before)
  })
})

const pick = ({ id, version }: { id: number; version: number }) => ({ id, version })

async function contentVersion(): Promise<number> {
  const { rows } = Object(await db.execute(sql`select version::int from data_version where name = 'content'`))
  return rows[0].version
}

describe('the edit lock', () => {
  it('refuses saves of others until it is taken over, expires or is released', async () => {
    const article = articleOf(await editor.save({}))
    expect((await reviewer.lock(article.id)).body.data).toMatchObject({ userName: '钟以宁', isOwn: false })
    expect((await reviewer.save(pick(article))).body).toMatchObject({
      code: 'ARTICLE_LOCKED',
      msg: '钟以宁 正在编辑这篇文章',
    })
    expect((await reviewer.lock(article.id, true)).body.data).toMatchObject({ isOwn: true })
    expect((await editor.save(pick(article))).body).toMatchObject({ code: 'ARTICLE_LOCKED' })
    expect((await editor.post('unlock', { id: article.id })).body.data).toEqual({ released: false })
    expect((await reviewer.post('unlock', { id: article.id })).body.data).toEqual({ released: true })
    const saved = articleOf(await editor.save(pick(article)))
    clock.advanceMinutes(3)
    expect(articleOf(await reviewer.save(pick(saved))).lock).toMatchObject({ isOwn: true })
  })
})

describe('revisions', () => {
  it('are listed, read and restored as a new one', async () => {
    const first = articleOf(await editor.save({ bodyHtml: '<p>第一稿</p>', isVersion: true }))
    const second = articleOf(await editor.save({ ...pick(first), bodyHtml: '<p>第二稿</p>' }))
    const client = await as('edit01')
    const history = (await client.get(`/api/cmsArticle/getRevisions?id=${first.id}`)).body.data
    expect(history).toMatchObject([
      { no: 2, isSealed: false },
      { no: 1, isSealed: true, authorName: '钟以宁' },
    ])
    const read = await client.get(`/api/cmsArticle/getRevision?id=${first.id}&revisionId=${first.revisionId}`)
    expect(read.body.data).toMatchObject({ bodyHtml: '<p>第一稿</p>', bodyText: '第一稿' })
    // A revision of another article is not there.
    const other = articleOf(await editor.save({}))
    expect((await client.get(`/api/cmsArticle/getRevision?id=${other.id}&revisionId=${first.revisionId}`)).status).toBe(
      404,
    )
    const restored = articleOf(await editor.post('restoreRevision', { ...pick(second), revisionId: first.revisionId }))
    expect(restored).toMatchObject({ revisionNo: 3, bodyHtml: '<p>第一稿</p>' })
    expect((await editor.post('restoreRevision', { ...pick(second), revisionId: first.revisionId })).status).toBe(409)
  })
})

describe('the check before submitting', () => {
  it('finds what should not be published', async () => {
    const deleted = '/comPageInfo?type=article&id=9999999'
    const bodyHtml = `<h2>一</h2><h4>跳级</h4><p>再接再励，联系13800001111，证件11010519491231002X</p>
      <p><img src="/a.png"><a href="${deleted}">旧文</a><a href="/comPageInfo?type=article&amp;id=1">通知</a><a href="/x"></a></p>`
    const findings = (await editor.post('check', { title: '最佳学校', bodyHtml })).body.data
    expect(findings).toMatchObject([
      { kind: 'personalData', text: '110*************2X' },
      { kind: 'personalData', text: '138******11' },
      { kind: 'missingAlt', text: '/a.png' },
      { kind: 'deadLink', text: `旧文 ${deleted}` },
      { kind: 'typo', suggestion: '再接再厉' },
      { kind: 'sensitive', text: expect.stringContaining('最佳') },
      { kind: 'headingOrder', text: '跳级' },
      { kind: 'emptyLink', text: '/x' },
    ])
    expect((await editor.post('check', { title: '好', bodyHtml: '<p>好</p>' })).body.data).toEqual([])
  })
})

describe('the columns of a site', () => {
  it('are listed for its editors with the hidden ones', async () => {
    const client = await as('edit01')
    const { data } = (await client.get('/api/cmsColumn/getColumnTree?siteId=1')).body
    expect(data).toContainEqual(expect.objectContaining({ id: NEWS, code: 'announcement', parentId: null }))
    expect((await client.get('/api/cmsColumn/getColumnTree?siteId=3')).status).toBe(404)
  })
})

describe('a preview link', () => {
  it('shows one revision to a visitor for a day, and to no search engine', async () => {
    const article = articleOf(await editor.save({ bodyHtml: '<p>抢先看</p>' }))
    const { token } = Object((await editor.post('createPreviewLink', { id: article.id })).body.data)
    await editor.save({ ...pick(article), isVersion: true, bodyHtml: '<p>抢先看</p>' })
    const shown = await anonymous().get(`/api/portal/getPreviewDetail?token=${token}`)
    expect(shown.body.data).toMatchObject({ title: '新稿件', bodyHtml: '<p>抢先看</p>' })
    expect(shown.headers.get('x-robots-tag')).toContain('noindex')
    expect(shown.headers.get('cache-control')).toContain('no-store')
    expect((await anonymous().get('/api/portal/getPreviewDetail?token=pv_00000000000000000000')).status).toBe(404)
    clock.advanceMinutes(24 * 60)
    expect((await anonymous().get(`/api/portal/getPreviewDetail?token=${token}`)).status).toBe(404)
  })
})
