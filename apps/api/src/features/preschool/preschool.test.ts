import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { anonymous, db, clock } = await openTestApp()
const visitor = anonymous()

interface Row {
  id: number
  type: string
  title: string
  facts: { key: string; value: string }[]
  pairs?: { relation: string; id: number; title: string }[]
}

async function rows(path: string): Promise<Row[]> {
  const { body } = await visitor.get(`/api/portal/${path}`)
  return Object(body.data).data
}
const status = async (path: string) => (await visitor.get(`/api/portal/${path}`)).status
const detail = async (id: number) =>
  Object((await visitor.get(`/api/portal/getContentDetail?type=article&id=${id}`)).body.data)
const month = () => clock.now().toISOString().slice(0, 7)

describe('articles of early childhood', () => {
  it('are narrowed by field and class, by age and topic', async () => {
    const lessons = await rows('preschool?columnCode=teacherResearch&field=science&ageClass=big')
    expect(lessons.map(({ title }) => title)).toEqual(['大班科学活动《会变的影子》'])
    expect(lessons[0]?.facts).toEqual([
      { key: 'field', value: 'science' },
      { key: 'ageClass', value: 'big' },
    ])
    const five = await rows('preschool?columnCode=aiBaby&age=5&topic=bridging')
    expect(five.map(({ title }) => title)).toEqual(['入学前要不要提前认字', '整理书包从整理玩具开始'])
    expect(await rows('preschool?columnCode=aiBaby&age=0&topic=bridging')).toEqual([])
  })

  it('are narrowed by the month of their publishing', async () => {
    const latest = await rows(`preschool?columnCode=aiBaby&month=${month()}&pageSize=50`)
    const all = await rows('preschool?columnCode=aiBaby&pageSize=50')
    expect(latest.length).toBeGreaterThan(0)
    expect(latest.length).toBeLessThan(all.length)
    expect(await rows('preschool?columnCode=aiBaby&month=1999-12')).toEqual([])
  })

  it('refuses values that do not exist', async () => {
    for (const wrong of ['field=magic', 'ageClass=huge', 'age=9', 'topic=none', 'month=2026-13', 'month=0000-01'])
      expect([wrong, await status(`preschool?columnCode=aiBaby&${wrong}`)]).toEqual([wrong, 400])
    expect(await status('preschool?columnCode=announcement')).toBe(400)
  })
})

describe('a policy', () => {
  const name = '云泽省幼儿园科学保教指引（试行）'

  it('shows its number, who issued it and its interpretations, and they show it', async () => {
    const policies = await rows('preschool?columnCode=policyFront&pageSize=50')
    const policy = policies.find(({ title }) => title === name)
    expect(policy?.facts).toContainEqual({ key: 'docNo', value: '云教学前〔2026〕6号' })
    expect(policy?.facts).toContainEqual({ key: 'issueOrg', value: '云泽省教育厅' })
    expect(policy?.pairs?.map(({ relation, title }) => [relation, title])).toEqual([
      ['interpretation', '《幼儿园科学保教指引》五问五答'],
      ['interpretation', '一图读懂：保教指引里的“三个减少”'],
    ])
    const [first] = policy?.pairs ?? []
    expect((await detail(first?.id ?? 0)).pairs).toEqual([
      { relation: 'policy', type: 'article', id: policy?.id, title: name },
    ])
  })

  it('names no interpretation that the reader may not read', async () => {
    await db.execute(`update cms_article set state = 'offline' where title = '《幼儿园科学保教指引》五问五答'`)
    const policies = await rows('preschool?columnCode=policyFront&pageSize=50')
    expect(policies.find(({ title }) => title === name)?.pairs).toHaveLength(1)
  })
})

describe('answers of experts', () => {
  it('are those that are published, narrowed by age and topic', async () => {
    const { body } = await visitor.get('/api/portal/expertAnswers?pageSize=50')
    expect(Object(body.data)).toMatchObject({ total: 7 })
    const { body: found } = await visitor.get('/api/portal/expertAnswers?age=5&topic=bridging')
    expect(Object(found.data).data).toMatchObject([{ question: '幼儿园不教拼音，上小学会不会跟不上？', age: 5 }])
    expect(Object(found.data).data[0].response).toContain('\n')
    expect(await rows('expertAnswers?keyword=%25')).toEqual([])
    expect(await status('expertAnswers?topic=none')).toBe(400)
  })

  it('appear when their time has come, and not while their column is for others', async () => {
    await db.execute(
      `update expert_qa set state = 'published', publish_at = '${new Date(clock.now().getTime() + 30_000).toISOString()}' where state = 'pending'`,
    )
    const total = async () => Object((await visitor.get('/api/portal/expertAnswers')).body.data).total
    expect(await total()).toBe(7)
    clock.advanceMinutes(1)
    expect(await total()).toBe(8)
    await db.execute(`update cms_column set visibility = 'login' where code = 'aiBaby'`)
    expect(await status('expertAnswers')).toBe(401)
    expect(await status('preschool?columnCode=aiBaby')).toBe(401)
  })
})

describe('articles of teaching research', () => {
  it('are narrowed by stage and subject', async () => {
    const found = await rows('articles?columnCode=research.plan&gardeId=3&courseId=0304')
    expect(found.map(({ title }) => title)).toEqual(['《压强》单元作业设计'])
    expect(found[0]?.facts).toEqual([{ key: 'subject', value: '初中 物理' }])
    expect(await rows('articles?columnCode=research.plan&gardeId=9')).toEqual([])
    const { body } = await visitor.post('/api/portal/queryPageArticleList', {
      currentPage: 1,
      pageSize: 10,
      t: { columnCode: 'research.plan', gardeId: '3' },
    })
    expect(Object(body.data).total).toBe(1)
  })
})
