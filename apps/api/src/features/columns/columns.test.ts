import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { articleClient, articleOf } from '../../testing/article-client'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const admin = await as('admin')
const province = await as('prov01')
const editor = await as('edit01')
const visitor = anonymous()

const draft = {
  siteId: 1,
  name: '专题报道',
  code: 'special',
  kind: 'list',
  visibility: 'public',
  reviewLevels: 1,
  isNav: true,
  state: 'on',
}
const save = (body: object, client = admin) => client.post('/api/cmsColumn/insertOrUpdateColumn', { ...draft, ...body })
const move = (body: object) => admin.post('/api/cmsColumn/moveColumn', body)
const merge = (from: number, to: number) => admin.post('/api/cmsColumn/mergeColumn', { from, to })
const remove = (id: number) => admin.delete(`/api/cmsColumn/deleteColumnById/${id}`)
const idOf = ({ body }: { body: { data: unknown } }): number => Object(body.data).id

async function columnOf(code: string): Promise<object | undefined> {
  const { data } = (await visitor.get('/api/portal/getColumnTree?siteCode=prov')).body
  return Object(data).find((column: { code: string }) => column.code === code)
}

async function codes(): Promise<string[]> {
  const { data } = (await visitor.get('/api/portal/getColumnTree?siteCode=prov')).body
  const walk = (columns: { code: string; children: [] }[]): string[] =>
    columns.flatMap(({ code, children }) => [code, ...walk(children)])
  return walk(Object(data))
}

describe('columns', () => {
  it('are changed by those with the code alone, in their sites', async () => {
    expect((await save({}, visitor)).status).toBe(401)
    expect((await save({}, editor)).status).toBe(403)
    expect((await save({ id: 1 }, editor)).status).toBe(403)
    expect((await editor.delete('/api/cmsColumn/deleteColumnById/1')).status).toBe(403)
    expect((await editor.post('/api/cmsColumn/mergeColumn', { from: 1, to: 2 })).status).toBe(403)
    expect((await editor.post('/api/cmsColumn/moveColumn', { id: 1, parentId: null, index: 0 })).status).toBe(403)
    expect((await save({ id: 9_999_999 })).status).toBe(404)
    expect((await save({ siteId: 9_999_999 })).status).toBe(404)
    expect((await remove(9_999_999)).status).toBe(404)
  })

  it('need a name, a code of their own and a path inside the site', async () => {
    expect((await save({ name: ' ', code: '1x', bindRoute: 'https://x.example' })).body.errors).toMatchObject([
      { field: 'name' },
      { field: 'code' },
      { field: 'bindRoute' },
    ])
    expect((await save({ code: 'announcement' })).body.errors).toMatchObject([
      { field: 'code', msg: '该栏目编码已存在' },
    ])
    expect((await save({ parentId: 9_999_999 })).body.errors).toMatchObject([{ field: 'parentId' }])
    expect((await save({ visibility: 'role' })).body.errors).toMatchObject([
      { field: 'visibleRoleIds', msg: '请选择可见角色' },
    ])
    expect((await save({ seo: { title: 'x'.repeat(61), description: null } })).status).toBe(400)
  })

  it('appear in the navigation of the portal at once, and disappear when hidden or deleted', async () => {
    const id = idOf(await save({}, province))
    expect(await codes()).toContain('special')
    expect((await save({ id, version: 9 })).status).toBe(409)
    await save({ id, state: 'hidden' })
    expect(await codes()).not.toContain('special')
    await save({ id })
    expect((await remove(id)).body.data).toEqual({ deleted: 1 })
    expect(await codes()).not.toContain('special')
    // The code is free again.
    expect((await remove(idOf(await save({})))).status).toBe(200)
  })

  it('are added behind their siblings, and are overdue until something is published', async () => {
    const added = (await save({ code: 'fresh', freshnessDays: 30 })).body.data
    expect(added).toMatchObject({ articleCount: 0, isStale: true, lastPublishedAt: null })
    expect((await codes()).at(-1)).toBe('fresh')
    const { data } = (await admin.get('/api/cmsColumn/getColumnTree?siteId=1')).body
    const notices = Object(data).find(({ code }: { code: string }) => code === 'announcement')
    const { rows } = Object(
      await db.execute(sql`select count(*)::int as n from cms_article where column_id = 1 and deleted_at is null`),
    )
    expect(notices).toMatchObject({ articleCount: rows[0].n, lastPublishedAt: expect.any(String) })
    await remove(idOf({ body: { data: added } }))
  })

  it('carry what search engines show to the portal, and a writer without it leaves it', async () => {
    const seo = { title: '专题报道大全', description: null }
    const id = idOf(await save({ code: 'seo1', seo: { title: ' 专题报道大全 ', description: ' ' } }))
    expect(await columnOf('seo1')).toMatchObject({ seo })
    expect((await save({ id, code: 'seo1' })).body.data).toMatchObject({ seo })
    expect(await columnOf('announcement')).not.toHaveProperty('seo')
    await save({ id, code: 'seo1', seo: { title: null, description: null } })
    expect(await columnOf('seo1')).not.toHaveProperty('seo')
    await remove(id)
  })

  it('move with all below them, not into themselves and not too deep', async () => {
    const [top, child, grandchild] = [
      await save({ code: 'm1' }),
      await save({ code: 'm2' }),
      await save({ code: 'm3' }),
    ].map(idOf)
    await move({ id: grandchild, parentId: child, index: 0 })
    await move({ id: child, parentId: top, index: 0 })
    const { rows } = Object(await db.execute(sql`select path from cms_column where id = ${grandchild}`))
    expect(rows[0].path).toBe(`/${top}/${child}/${grandchild}/`)
    expect((await move({ id: top, parentId: grandchild, index: 0 })).body).toMatchObject({
      code: 'COLUMN_INSIDE_ITSELF',
    })
    const other = idOf(await save({ code: 'm4', parentId: grandchild }))
    expect((await save({ code: 'm5', parentId: other })).body).toMatchObject({ code: 'COLUMN_TOO_DEEP' })
    expect((await remove(Number(top))).body).toMatchObject({
      code: 'COLUMN_IN_USE',
      msg: '该栏目下还有 1 个下级栏目，请先移动或删除',
    })
    await move({ id: top, parentId: null, index: 0 })
    expect((await codes())[0]).toBe('m1')
  })

  it('count the articles in the bin, which prevent a deletion as well', async () => {
    const id = idOf(await save({ code: 'binned' }))
    const articles = articleClient(admin)
    const { id: article } = articleOf(await articles.save({ columnId: id, title: '回收站里的文章' }))
    await articles.change([article], 'delete')
    const { data } = (await admin.get('/api/cmsColumn/getColumnTree?siteId=1')).body
    expect(Object(data).find(({ code }: { code: string }) => code === 'binned')).toMatchObject({
      articleCount: 0,
      binnedCount: 1,
    })
    expect((await remove(id)).body).toMatchObject({
      code: 'COLUMN_IN_USE',
      msg: '该栏目下还有 1 篇文章（含回收站），请先移动或合并',
    })
  })

  it('merge with their articles, and the old address leads to the other one', async () => {
    const from = idOf(await save({ code: 'old', bindRoute: '/oldPlace' }))
    const to = idOf(await save({ code: 'new' }))
    const articles = articleClient(admin)
    const first = articleOf(await articles.save({ columnId: from, title: '合并的文章' }))
    const reviewer = articleClient(await as('review01'))
    await reviewer.review(articleOf(await articles.submit(first)), 1)
    await articles.change([first.id], 'publish')
    expect((await remove(from)).body).toMatchObject({
      code: 'COLUMN_IN_USE',
      msg: '该栏目下还有 1 篇文章（含回收站），请先移动或合并',
    })
    expect((await merge(from, from)).body.errors).toMatchObject([{ field: 'to' }])
    expect((await merge(from, to)).body.data).toMatchObject({ id: to, articleCount: 1 })
    for (const code of ['old', 'new']) {
      const { data } = (
        await visitor.get(`/api/portal/articles?siteCode=prov&columnCode=${code}&currentPage=1&pageSize=10`)
      ).body
      expect(Object(data).data).toMatchObject([{ title: '合并的文章', columnCode: 'new' }])
    }
    expect((await save({ code: 'old' })).body.errors).toMatchObject([{ field: 'code' }])
    // Its page, route and code all lead to the other one.
    expect(await columnOf('new')).toMatchObject({ merged: [{ id: from, code: 'old', bindRoute: '/oldPlace' }] })
  })
})
