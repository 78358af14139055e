import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'
import { uploadFile, uploadPicture } from '../../testing/upload-picture'

const { as, anonymous } = await openTestApp()
const admin = await as('admin')
const PATH = '/api/cmsSites/1/links'

interface Lists {
  version: number
  topics: {
    id: number
    title: string
    titles: object
    summary: string
    tag: string | null
    route: string | null
    coverFileId: string | null
    coverUrl: string | null
  }[]
  linkGroups: { name: string; names: Record<string, string>; links: { name: string; url: string }[] }[]
}

const read = async (): Promise<Lists> => Object((await admin.get(PATH)).body.data)
const written = ({ version, topics, linkGroups }: Lists) => ({
  version,
  topics: topics.map(({ id, title, titles, summary, tag, route }) => ({ id, title, titles, summary, tag, route })),
  linkGroups,
})
const front = async () => Object((await anonymous().get('/api/portal/getHome?siteCode=prov')).body.data)

describe('topics and links of a front page', () => {
  it('are neither read nor changed by people without the code, or without the site', async () => {
    const body = written(await read())
    expect((await anonymous().get(PATH)).status).toBe(401)
    expect((await anonymous().post(PATH, body)).status).toBe(401)
    expect((await (await as('t_linyq')).get(PATH)).status).toBe(403)
    expect((await (await as('edit01')).post(PATH, body)).status).toBe(403)
    expect((await admin.get('/api/cmsSites/999999/links')).status).toBe(404)
    expect((await admin.post('/api/cmsSites/999999/links', body)).status).toBe(404)
  })

  it('are shown to visitors as they are saved, and gone once they are removed', async () => {
    const before = await read()
    const topics = [
      {
        title: '阅读季',
        titles: { en: 'Reading season', ja: ' ' },
        summary: '一起读书',
        tag: null,
        route: '/announcement',
      },
      ...written(before).topics,
    ]
    const linkGroups = [
      {
        name: '兄弟省份',
        names: { en: 'Other provinces' },
        links: [{ name: '远山教育', url: 'https://far.example/a?b=1' }],
      },
      ...before.linkGroups,
    ]
    const { body } = await admin.post(PATH, { version: before.version, topics, linkGroups })
    expect(body).toMatchObject({ success: true, data: { version: before.version + 1 } })
    const shown = await front()
    expect(shown.topics[0]).toMatchObject({ title: '阅读季', titles: { en: 'Reading season' }, route: '/announcement' })
    expect(shown.links[0]).toMatchObject({
      name: '兄弟省份',
      names: { en: 'Other provinces' },
      links: [{ name: '远山教育', url: 'https://far.example/a?b=1' }],
    })

    const saved = await read()
    expect(saved.topics.slice(1)).toEqual(before.topics)
    await admin.post(PATH, { ...written(before), version: saved.version })
    expect(await read()).toEqual({ ...before, version: before.version + 2 })
    expect((await front()).topics.map(({ title }: { title: string }) => title)).not.toContain('阅读季')
  })

  it('add a tag that no text has, whose topic waits for its first text', async () => {
    const before = await read()
    const topic = { title: '春耕', titles: {}, summary: '田里的课', tag: '春耕课堂', route: null }
    const { body } = await admin.post(PATH, { ...written(before), topics: [topic] })
    expect(Object(body.data).topics).toMatchObject([{ title: '春耕', tag: '春耕课堂' }])
    expect((await front()).topics).toEqual([])
    await admin.post(PATH, { ...written(before), version: before.version + 1, topics: [] })
  })

  it.each([
    ['an address that runs script', 'linkGroups.0.links.0.url', { url: 'javascript:alert(1)' }],
    ['an address without a scheme', 'linkGroups.0.links.0.url', { url: '//evil.example' }],
    ['a link without a name', 'linkGroups.0.links.0.name', { name: ' ' }],
  ])('refuse %s', async (_, field, change) => {
    const before = await read()
    const link = { name: '局', url: 'https://edu.example', ...change }
    const { body } = await admin.post(PATH, {
      ...written(before),
      linkGroups: [{ name: '甲', names: {}, links: [link] }],
    })
    expect(body).toMatchObject({ success: false, errors: [{ field }] })
    expect(await read()).toEqual(before)
  })

  it.each([
    ['a page of another site', 'topics.0.route', { tag: null, route: '//evil.example' }],
    ['a tag and a page', 'topics.0.tag', { tag: '甲', route: '/announcement' }],
    ['neither tag nor page', 'topics.0.tag', { tag: ' ', route: null }],
    ['a topic without a title', 'topics.0.title', { title: '' }],
  ])('refuse %s', async (_, field, change) => {
    const before = await read()
    const topic = { title: '甲', titles: {}, summary: '乙', tag: '丙', route: null, ...change }
    const { body } = await admin.post(PATH, { ...written(before), topics: [topic] })
    expect(body).toMatchObject({ success: false, errors: [{ field }] })
    expect(await read()).toEqual(before)
  })

  it('refuse the topic of another site, and what somebody else has changed', async () => {
    const before = await read()
    const foreign = { id: 999_999, title: '甲', titles: {}, summary: '乙', tag: '丙', route: null }
    expect((await admin.post(PATH, { ...written(before), topics: [foreign] })).status).toBe(404)
    expect((await admin.post(PATH, { ...written(before), version: before.version - 1 })).status).toBe(409)
    expect(await read()).toEqual(before)
  })
})

describe('the cover of a topic', () => {
  const topicWith = (coverFileId: string | null) => ({
    title: '有封面的专题',
    titles: {},
    summary: '一张图片',
    tag: null,
    route: '/announcement',
    coverFileId,
  })
  const isServed = async (url: string) => (await anonymous().send(new Request(`http://doorway.test${url}`))).status

  it('is a picture that the editor has uploaded: visitors see it, a save without it leaves it, null removes it', async () => {
    const before = await read()
    const id = await uploadPicture(admin, 'topic')
    const { body } = await admin.post(PATH, { ...written(before), topics: [topicWith(id), ...written(before).topics] })
    const [saved] = Object(body.data).topics
    expect(saved).toMatchObject({ coverFileId: id, coverUrl: expect.stringContaining(id) })
    expect((await front()).topics[0].coverUrl).toBe(saved.coverUrl)
    expect(await isServed(saved.coverUrl)).toBe(200)

    await admin.post(PATH, written(await read()))
    expect((await read()).topics[0]).toMatchObject({ coverFileId: id })
    const present = written(await read())
    const [first, ...others] = present.topics
    await admin.post(PATH, { ...present, topics: [{ ...first, coverFileId: null }, ...others] })
    expect((await read()).topics[0]).toMatchObject({ coverFileId: null, coverUrl: null })
    expect(await isServed(saved.coverUrl)).toBe(404)
    await admin.post(PATH, { ...written(before), version: present.version + 1 })
  })

  it('is refused when somebody else uploaded it, when another topic has it, and when it is no picture', async () => {
    const before = await read()
    const save = async (coverFileId: string) =>
      admin.post(PATH, { ...written(before), topics: [topicWith(coverFileId), ...written(before).topics] })
    expect((await save(await uploadPicture(await as('edit01'), 'foreign'))).status).toBe(404)
    const id = await uploadPicture(admin, 'taken')
    await save(id)
    const holding = await read()
    const second = [topicWith(id), ...written(holding).topics]
    expect((await admin.post(PATH, { ...written(holding), topics: second })).status).toBe(404)
    await admin.post(PATH, { ...written(before), version: holding.version })
    const text = await uploadFile(admin, 'topic.txt', Buffer.from('no picture'))
    const present = await read()
    const withText = { ...written(present), topics: [topicWith(text)] }
    expect((await admin.post(PATH, withText)).body).toMatchObject({
      errors: [{ field: 'topics.0.coverFileId', msg: '封面须为 PNG、JPG、GIF 或 WebP 图片' }],
    })
    expect(await read()).toEqual(present)
  })
})
