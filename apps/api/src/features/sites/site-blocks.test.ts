import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous } = await openTestApp()
const admin = await as('admin')
const editor = await as('edit01')
const visitor = anonymous()

interface Block {
  kind: string
  name: string | null
  title: string | null
  titles: Record<string, string>
  rows: number | null
  isEnabled: boolean
}
const blocksOf = async (siteId = 1): Promise<{ version: number; isArranged: boolean; blocks: Block[] }> =>
  Object((await admin.get(`/api/cmsSites/${siteId}/blocks`)).body.data)
const written = (blocks: readonly Block[]) =>
  blocks.map(({ kind, title, titles, rows, isEnabled }) => ({ kind, title, titles, rows, isEnabled }))
const save = (body: object, client = admin, siteId = 1) => client.post(`/api/cmsSites/${siteId}/blocks`, body)
const home = async (): Promise<{ blocks: Block[]; contest: object | null }> =>
  Object((await visitor.get('/api/portal/getHome?siteCode=prov')).body.data)

describe('the blocks of a front page', () => {
  it('are read and arranged by those with the code alone, in their sites', async () => {
    const { version, blocks } = await blocksOf()
    const body = { version, blocks: written(blocks) }
    expect((await visitor.get('/api/cmsSites/1/blocks')).status).toBe(401)
    expect((await (await as('t_linyq')).get('/api/cmsSites/1/blocks')).status).toBe(403)
    expect((await editor.get('/api/cmsSites/1/blocks')).status).toBe(200)
    expect((await save(body, editor)).status).toBe(403)
    const foreign = { name: '新建站点', code: 'foreign', level: '县', areaCode: '380300' }
    const { id } = Object((await admin.post('/api/cmsSites/insertOrUpdate', foreign)).body.data)
    expect((await editor.get(`/api/cmsSites/${id}/blocks`)).status).toBe(404)
    expect((await admin.get(`/api/cmsSites/${id}/blocks`)).body.data).toMatchObject({ isArranged: false })
    await admin.delete(`/api/cmsSites/${id}`)
    expect((await save(body, admin, 999)).status).toBe(404)
  })

  it('are those arranged in their order, then the others that the site can have', async () => {
    const { isArranged, blocks } = await blocksOf()
    expect(isArranged).toBe(true)
    expect(blocks.find(({ kind }) => kind === 'announcement')).toMatchObject({ name: '通知公告' })
    const kinds = blocks.map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(kinds.length)
    for (const kind of ['lead', 'topics', 'schools', 'links', 'educationNews']) expect(kinds).toContain(kind)
  })

  it('are refused where a kind is unknown or twice, a title too long or a number out of range', async () => {
    const { version, blocks } = await blocksOf()
    const first = { kind: 'lead', isEnabled: true }
    for (const wrong of [[{ ...first, kind: 'nowhere' }], [first, first]]) {
      expect((await save({ version, blocks: wrong })).body.errors).toMatchObject([
        { field: 'blocks', msg: '首页板块不存在或重复，请刷新后重试' },
      ])
    }
    expect((await save({ version, blocks: [{ ...first, title: 'x'.repeat(41) }] })).status).toBe(400)
    expect((await save({ version, blocks: [{ ...first, rows: 11 }] })).status).toBe(400)
    expect((await save({ version, blocks: [] })).status).toBe(400)
    expect((await save({ version: version + 1, blocks: written(blocks) })).status).toBe(409)
    expect((await blocksOf()).version).toBe(version)
  })

  it('are what visitors see with the next request', async () => {
    const before = await blocksOf()
    const contest = (await home()).contest
    const last = before.blocks.findLast(({ kind, isEnabled }) => isEnabled && kind === 'links')
    const others = before.blocks.filter((block) => block !== last && block.kind !== 'topics')
    const next = written([...(last ? [{ ...last, title: '常用网站', titles: { en: 'Links' } }] : []), ...others])
    const saved = (await save({ version: before.version, blocks: next })).body.data
    expect(saved).toMatchObject({ version: before.version + 1 })
    const shown = await home()
    expect(shown.blocks[0]).toMatchObject({ kind: 'links', title: '常用网站', titles: { en: 'Links' } })
    expect(shown.blocks.map(({ kind }) => kind)).not.toContain('topics')
    // What the contest announces is no part of the arrangement and stays.
    expect(shown.contest).toEqual(contest)
    const { version } = await blocksOf()
    expect((await save({ version, blocks: written(before.blocks) })).status).toBe(200)
  })

  it('of a read-only site stay', async () => {
    const site = Object((await admin.get('/api/cmsSites/getSite?id=3')).body.data)
    const { name, code } = site
    await admin.post('/api/cmsSites/insertOrUpdate', { id: 3, name, code, state: 'readonly' })
    const { version, blocks } = await blocksOf(3)
    expect((await save({ version, blocks: written(blocks) }, admin, 3)).body).toMatchObject({ code: 'SITE_READONLY' })
    await admin.post('/api/cmsSites/insertOrUpdate', { id: 3, name, code, state: 'running' })
  })
})
