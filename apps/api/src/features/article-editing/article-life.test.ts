import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { siteTime } from '../../clock'
import { articleClient, articleOf } from '../../testing/article-client'
import { openTestApp } from '../../testing/open-test-app'
import { emptyBin } from './article-bin.service'

const { as, anonymous, db, clock } = await openTestApp()
const admin = articleClient(await as('admin'))
const editor = articleClient(await as('edit01'))
const first = articleClient(await as('review01'))
const second = articleClient(await as('review02'))
const visitor = anonymous()
const SECOND = 1 / 60

const inSeconds = (seconds: number) => siteTime(new Date(clock.now().getTime() + seconds * 1000))
const detail = (id: number) => visitor.get(`/api/portal/getContentDetail?type=article&id=${id}`)
const isListed = async (id: number, columnCode = 'announcement') => {
  const { data } = (await visitor.get(`/api/portal/articles?columnCode=${columnCode}&currentPage=1&pageSize=50`)).body
  const rows: { id: number }[] = Object(data).data
  return rows.some((row) => row.id === id)
}
const setLevels = (levels: number) => db.execute(sql`update cms_column set review_levels = ${levels} where id = 1`)

/** An article that has passed every review of its column and waits for its time. */
async function approved(more: object = {}) {
  const article = articleOf(await editor.save(more))
  const waiting = articleOf(await editor.submit(article))
  return articleOf(await first.review(waiting, 1))
}

describe('the life of an article', () => {
  it('goes through return, two reviews by two people, schedule, correction, withdrawal, bin and restoration', async () => {
    await setLevels(2)
    const written = articleOf(await editor.save({ title: '九月安排', bodyHtml: '<p>9月31日开会</p>' }))
    const waiting = articleOf(await editor.submit(written))
    expect(waiting).toMatchObject({ state: 'review1', lock: null })
    expect((await editor.save({ id: waiting.id, version: waiting.version })).body).toMatchObject({
      code: 'ARTICLE_IN_REVIEW',
    })
    const marks = [{ quote: '9月31日', note: '9月没有31日' }]
    expect((await first.review(waiting, 1, { decision: 'return', reason: '错' })).body.errors).toMatchObject([
      { field: 'reason' },
    ])
    const returned = articleOf(await first.review(waiting, 1, { decision: 'return', reason: '请核对日期', marks }))
    expect(returned).toMatchObject({
      state: 'returned',
      reviews: [{ decision: 'return', marks, reviewerName: '戴星阑' }],
    })

    const corrected = articleOf(
      await editor.save({
        id: returned.id,
        version: returned.version,
        title: '九月安排',
        bodyHtml: '<p>9月30日开会</p>',
      }),
    )
    expect(corrected.revisionNo).toBe(2)
    const again = articleOf(await editor.submit(corrected))
    const once = articleOf(await first.review(again, 1))
    expect(once).toMatchObject({ state: 'review2', reviewLevel: null })
    // Two levels need two people.
    expect((await first.review(once, 2)).body).toMatchObject({ code: 'FOUR_EYES' })
    expect(articleOf(await second.get(once.id)).reviewLevel).toBe(2)
    const passed = articleOf(await second.review(once, 2))
    expect(passed).toMatchObject({ state: 'scheduled', isPublished: false })
    expect((await detail(passed.id)).status).toBe(404)

    const times = { publishAt: inSeconds(10), offlineAt: inSeconds(20) }
    expect((await second.change([passed.id], 'publish', times)).body.data).toEqual({ changed: [passed.id], failed: [] })
    clock.advanceMinutes(9 * SECOND)
    expect((await detail(passed.id)).status).toBe(404)
    expect(await isListed(passed.id)).toBe(false)
    clock.advanceMinutes(SECOND)
    expect((await detail(passed.id)).body.data).toMatchObject({ bodyHtml: '<p>9月30日开会</p>' })
    expect(await isListed(passed.id)).toBe(true)
    const found = await visitor.get(`/api/portal/search?q=${encodeURIComponent('九月安排')}&currentPage=1&pageSize=10`)
    expect(JSON.stringify(found.body.data)).toContain(`"id":${passed.id},`)
    clock.advanceMinutes(10 * SECOND)
    expect((await detail(passed.id)).status).toBe(404)
    expect(await isListed(passed.id)).toBe(false)

    await admin.change([passed.id], 'publish')
    expect((await detail(passed.id)).status).toBe(200)
    await admin.change([passed.id], 'delete')
    expect((await detail(passed.id)).status).toBe(404)
    expect((await editor.get(passed.id)).status).toBe(404)
    expect((await admin.list({ tab: 'bin', keyword: '九月安排' })).body.data).toMatchObject({ total: 1 })
    await admin.change([passed.id], 'restore')
    expect((await detail(passed.id)).status).toBe(200)
    await setLevels(1)
  })

  it('shows what is live until a correction is approved', async () => {
    const { id } = await approved({ title: '原题', bodyHtml: '<p>原文</p>', tags: ['旧'] })
    await first.change([id], 'publish')
    const before = articleOf(await editor.get(id))
    const draft = articleOf(
      await editor.save({
        id,
        version: before.version,
        title: '新题',
        bodyHtml: '<p>新文</p>',
        tags: ['新'],
        summary: '新摘要',
      }),
    )
    expect(draft).toMatchObject({ state: 'draft', isPublished: true })
    expect((await detail(id)).body.data).toMatchObject({ title: '原题', bodyHtml: '<p>原文</p>', tags: ['旧'] })
    const waiting = articleOf(await editor.submit(draft))
    expect((await detail(id)).body.data).toMatchObject({ title: '原题' })
    expect(articleOf(await first.review(waiting, 1))).toMatchObject({ state: 'published' })
    expect((await detail(id)).body.data).toMatchObject({
      title: '新题',
      bodyHtml: '<p>新文</p>',
      tags: ['新'],
      summary: '新摘要',
    })
  })

  it('without review levels is approved when it is submitted', async () => {
    await setLevels(0)
    const article = articleOf(await editor.save({}))
    expect(articleOf(await editor.submit(article))).toMatchObject({ state: 'scheduled' })
    await setLevels(1)
  })
})

describe('a submission', () => {
  const withdraw = ({ id, version }: { id: number; version: number }, client = editor) =>
    client.post('withdrawSubmission', { id, version })

  it('is withdrawn by its author until the first decision, and submitted again', async () => {
    const waiting = articleOf(await editor.submit(articleOf(await editor.save({}))))
    expect(waiting).toMatchObject({ state: 'review1', isWithdrawable: true })
    const draft = articleOf(await withdraw(waiting))
    expect(draft).toMatchObject({ state: 'draft', isWithdrawable: false, submittedAt: null })
    const { id, version } = draft
    const changed = articleOf(await editor.save({ id, version, title: '改过的稿件' }))
    expect(articleOf(await editor.submit(changed))).toMatchObject({ state: 'review1', title: '改过的稿件' })
  })

  it('of a correction is withdrawn while visitors read what is live', async () => {
    const live = articleOf(await first.review(articleOf(await editor.submit(articleOf(await editor.save({})))), 1))
    const correction = articleOf(await editor.save({ id: live.id, version: live.version, title: '更正' }))
    const waiting = articleOf(await editor.submit(correction))
    expect(articleOf(await withdraw(waiting))).toMatchObject({ state: 'draft', liveRevisionId: live.liveRevisionId })
  })

  it('is refused to others, a second time, after a decision, and with an old version', async () => {
    const waiting = articleOf(await editor.submit(articleOf(await editor.save({}))))
    expect((await withdraw(waiting, articleClient(await as('t_linyq')))).status).toBe(403)
    expect((await withdraw(waiting, first)).body).toMatchObject({ code: 'NOT_AUTHOR' })
    expect((await withdraw({ ...waiting, version: waiting.version - 1 })).status).toBe(409)
    expect((await withdraw({ id: 999_999, version: 0 })).status).toBe(404)
    const draft = articleOf(await withdraw(waiting))
    expect((await withdraw(draft)).body).toMatchObject({ code: 'ARTICLE_STATE' })
    await setLevels(2)
    const again = articleOf(await editor.submit(draft))
    const passed = articleOf(await first.review(again, 1))
    expect((await withdraw(passed)).body).toMatchObject({
      code: 'ARTICLE_STATE',
      msg: '审核人已作出决定，不能撤回',
    })
    await setLevels(1)
  })
})

describe('a review', () => {
  it('is refused to those without the code of the level, to the writer, and where nothing waits', async () => {
    const draft = articleOf(await editor.save({}))
    expect((await editor.review(draft, 1)).status).toBe(403)
    expect((await first.review(draft, 1)).body).toMatchObject({ code: 'ARTICLE_STATE' })
    expect((await first.submit({ id: draft.id, version: draft.version + 5 })).body).toMatchObject({
      code: 'ARTICLE_LOCKED',
    })
    const waiting = articleOf(await editor.submit(draft))
    expect((await first.review(waiting, 2)).body).toMatchObject({ code: 'ARTICLE_STATE' })
    expect((await first.review({ id: waiting.id, version: waiting.version - 1 }, 1)).status).toBe(409)
    const own = articleOf(await admin.submit(articleOf(await admin.save({}))))
    expect((await admin.review(own, 1)).body).toMatchObject({ code: 'FOUR_EYES' })
    expect((await editor.submit(waiting)).body).toMatchObject({ code: 'ARTICLE_STATE' })
    const empty = articleOf(await editor.save({ bodyHtml: '<p></p>' }))
    expect((await editor.submit(empty)).body.errors).toMatchObject([{ field: 'bodyHtml' }])
  })

  it('is queued for those who may decide', async () => {
    const waiting = articleOf(await editor.submit(articleOf(await editor.save({ title: '待审稿件' }))))
    const queue = { isReviewable: true, tab: 'review', keyword: '待审稿件' }
    expect((await first.list(queue)).body.data).toMatchObject({ total: 1, data: [{ id: waiting.id }] })
    expect((await editor.list(queue)).body.data).toMatchObject({ total: 0 })
    await first.review(waiting, 1, { decision: 'return', reason: '请补充图片' })
    expect((await first.list(queue)).body.data).toMatchObject({ total: 0 })
  })
})

describe('changes of many', () => {
  it('need the code of the action and name those that cannot change', async () => {
    const draft = articleOf(await editor.save({}))
    expect((await editor.change([draft.id], 'publish')).status).toBe(403)
    expect((await editor.change([draft.id], 'delete')).status).toBe(403)
    const { data } = (await first.change([draft.id, 9_999_999], 'publish')).body
    expect(data).toEqual({
      changed: [],
      failed: [
        { id: draft.id, msg: '文章尚未通过审核' },
        { id: 9_999_999, msg: '数据不存在或已被删除' },
      ],
    })
    expect((await editor.change([draft.id], 'move')).status).toBe(400)
    expect((await first.change([draft.id], 'publish', { publishAt: 'tomorrow' })).status).toBe(400)
  })

  it('move, pin and recommend', async () => {
    const { id } = await approved()
    await first.change([id], 'publish')
    const { rows } = Object(
      await db.execute(sql`select id::float8 as id, code from cms_column where code = 'news.campus'`),
    )
    await editor.change([id], 'move', { columnId: rows[0].id })
    expect(await isListed(id, 'news.campus')).toBe(true)
    expect(await isListed(id)).toBe(false)
    await first.change([id], 'pin', { pinnedUntil: inSeconds(3600) })
    await first.change([id], 'recommend', { recommend: 3 })
    expect(articleOf(await editor.get(id))).toMatchObject({ recommend: 3, pinnedUntil: inSeconds(3600) })
    expect(
      (await first.change([id], 'publish', { publishAt: inSeconds(20), offlineAt: inSeconds(10) })).body.data,
    ).toMatchObject({
      failed: [{ msg: '下线时间必须晚于发布时间' }],
    })
  })
})

describe('an also-in column', () => {
  it('lists the article for those who may open its own column', async () => {
    const { rows } = Object(
      await db.execute(sql`select id::float8 as id from cms_column where site_id = 1 and code = 'news.campus'`),
    )
    const { id } = await approved({ alsoInColumnIds: [rows[0].id] })
    expect(await isListed(id, 'news.campus')).toBe(false)
    await first.change([id], 'publish')
    expect(await isListed(id, 'news.campus')).toBe(true)
    await db.execute(sql`update cms_article set visibility = 'login' where id = ${id}`)
    expect(await isListed(id, 'news.campus')).toBe(false)
  })
})

describe('the bin', () => {
  it('is emptied after 30 days, with everything that belongs to an article', async () => {
    const { id } = await approved({ tags: ['弃'] })
    await admin.change([id], 'delete')
    clock.advanceMinutes(30 * 24 * 60 - 1)
    await emptyBin({ db, clock })
    const count = async () => {
      const { rows } = Object(await db.execute(sql`select count(*)::int as n from cms_article where id = ${id}`))
      return rows[0].n
    }
    expect(await count()).toBe(1)
    clock.advanceMinutes(1)
    await emptyBin({ db, clock })
    expect(await count()).toBe(0)
  })
})
