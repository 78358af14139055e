import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db, clock } = await openTestApp()
const visitor = anonymous()

const rows = async (conditions: string) =>
  Object((await visitor.get(`/api/portal/studios?${conditions}`)).body.data).data ?? []
const titles = async (conditions: string) => (await rows(conditions)).map(({ title }: { title: string }) => title)
const pageOf = (id: number) => visitor.get(`/api/portal/getContentDetail?type=studio&id=${id}`)
const MATHEMATICS = '林砚秋小学数学名师工作室'

describe('studios', () => {
  it('name their leader and count their members', async () => {
    const [studio] = await rows('gardeId=2&courseId=0202')
    expect(studio).toMatchObject({ type: 'studio', title: MATHEMATICS })
    expect(studio.facts).toEqual([
      { key: 'leader', value: '林砚秋' },
      { key: 'subject', value: '小学 数学' },
      { key: 'members', value: '6' },
      { key: 'org', value: '望川市砚池小学' },
    ])
    await db.execute(`update workgroup_member set left_at = '2026-01-01' where workgroup_id = 1 and role = 'member'`)
    expect((await rows('gardeId=2'))[0].facts).toContainEqual({ key: 'members', value: '2' })
  })

  it('of principals stand apart from those of teachers', async () => {
    expect(await titles('kind=principal_studio')).toEqual(['宋槐序名校长工作室', '陆清和县域校长成长工作室'])
    expect(await titles('')).toHaveLength(3)
    expect(await titles('gardeId=9')).toEqual([])
    expect((await visitor.get('/api/portal/studios?kind=judge_group')).status).toBe(400)
  })

  it('show what they have written, as far as it may be read', async () => {
    const { body } = await pageOf(1)
    expect(Object(body.data)).toMatchObject({ title: MATHEMATICS, bodyHtml: expect.stringContaining('错题') })
    const written = Object(body.data).related.map(({ title }: { title: string }) => title)
    expect(written).toContain('《长方形的面积》教学设计')
    await db.execute(`update cms_article set state = 'offline' where title = '《长方形的面积》教学设计'`)
    expect(Object((await pageOf(1)).body.data).related).toHaveLength(written.length - 1)
  })

  it.each([
    `is_public = false`,
    `state = 'dissolved'`,
    `deleted_at = now()`,
    `valid_to = '2020-12-31', valid_from = '2020-01-01'`,
    `valid_from = '2099-01-01', valid_to = null`,
    `kind = 'judge_group'`,
  ])('are in no list and have no page with %s', async (change) => {
    await db.execute(`update workgroup set ${change} where id = 3`)
    expect(await titles('gardeId=1')).toEqual([])
    expect((await pageOf(3)).status).toBe(404)
    const { kind, from, to } = { kind: 'studio', from: '2025-01-01', to: '2099-01-01' }
    await db.execute(
      `update workgroup set is_public = true, state = 'active', deleted_at = null, kind = '${kind}', valid_from = '${from}', valid_to = '${to}' where id = 3`,
    )
    expect((await pageOf(3)).status).toBe(200)
  })

  it('are counted when they are read', async () => {
    const views = async () => (await rows('gardeId=3'))[0].viewCount
    const before = await views()
    const headers = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Chrome/109' }
    const read = (id: number) =>
      visitor.send(
        new Request('http://doorway.test/api/portal/countView', {
          method: 'POST',
          headers,
          body: JSON.stringify({ type: 'studio', id }),
        }),
      )
    await read(2)
    clock.advanceMinutes(1)
    await read(1)
    clock.advanceMinutes(1)
    expect(await views()).toBe(before + 1)
  })
})

describe('the page of a subject', () => {
  it('presents its researchers and its studios', async () => {
    const teacher = await as('t_linyq')
    const { body } = await teacher.get('/api/portal/getSubjectHub?gardeId=2&courseId=0202')
    expect(Object(body.data).researchers).toEqual([
      { name: '尹澄明', title: '小学数学教研员', unit: '省教育科学研究院', intro: expect.stringMatching(/./) },
      expect.objectContaining({ name: '鲁仲谦' }),
    ])
    expect(Object(body.data).sections[0]).toMatchObject({ kind: 'studio', total: 1, rows: [{ title: MATHEMATICS }] })
    await db.execute(`update subject_researcher set state = 'draft' where name = '鲁仲谦'`)
    const { body: again } = await teacher.get('/api/portal/getSubjectHub?gardeId=2&courseId=0202')
    expect(Object(again.data).researchers).toHaveLength(1)
  })
})
