import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { anonymous, db } = await openTestApp()
const visitor = anonymous()

const detail = async (id: number) =>
  Object((await visitor.get(`/api/portal/getContentDetail?type=school&id=${id}`)).body.data)
const titles = async (path: string) => {
  const { body } = await visitor.get(`/api/portal/${path}`)
  return Object(body.data).data.map(({ title }: { title: string }) => title)
}
const ask = (path: string) => visitor.send(new Request(`http://doorway.test${path}`))

describe('the page of a school', () => {
  it('shows staff, teachers, courses, pictures and a film, in the order of the school', async () => {
    const { school } = await detail(8)
    expect(school.staff).toEqual({ total: 96, senior: 31, graduate: 22 })
    expect(school.teachers[0]).toEqual({
      name: '林砚秋',
      title: '正高级教师',
      subject: '数学',
      intro: expect.stringContaining('错题'),
    })
    expect(school.courses.map(({ name }: { name: string }) => name)).toEqual(['翰墨校园', '数学阅读', '同步课堂'])
    expect(school.pictures).toHaveLength(4)
    expect(school.pictures[0]).toMatchObject({ alt: expect.stringMatching(/./), width: 960, height: 540, ext: 'webp' })
    expect(school.video).toMatchObject({ title: '砚池小学的一天', posterUrl: school.pictures[0].url })
  })

  it('tells its news: what it has written, and what names it in the title', async () => {
    const news = async (id: number) => (await detail(id)).related.map(({ title }: { title: string }) => title)
    expect(await news(8)).toContain('《长方形的面积》教学设计')
    expect(await news(14)).toEqual(['云津区实验学校的“无铃声校园”'])
    // Every pair of characters of the name, and not the name.
    await db.execute(`update cms_article set title = '砚池小学与望川市砚池的来历' where id = 12`)
    expect(await news(8)).not.toContain('砚池小学与望川市砚池的来历')
    await db.execute(`update cms_article set title = '望川市砚池小学的来历' where title = '砚池小学与望川市砚池的来历'`)
    expect(await news(8)).toContain('望川市砚池小学的来历')
    await db.execute(`update cms_article set state = 'offline' where title = '云津区实验学校的“无铃声校园”'`)
    expect(await news(14)).toEqual([])
  })

  it('has no parts where the school gives none', async () => {
    await db.execute('delete from school_course where school_id = 21')
    await db.execute(
      'update school_profile set staff_total = null, staff_senior = null, staff_graduate = null where school_id = 21',
    )
    expect((await detail(21)).school).toEqual({ staff: null, teachers: [], courses: [], pictures: [], video: null })
  })

  it('lets everybody open its pictures and its film, and nobody those of a school that is not published', async () => {
    const { school } = await detail(18)
    const addresses = [school.pictures[1].url, school.video.url, school.video.posterUrl]
    const statuses = async () => (await Promise.all(addresses.map(ask))).map(({ status }) => status)
    expect(await statuses()).toEqual([200, 200, 200])
    await db.execute(`update school_profile set state = 'pending' where school_id = 18`)
    expect(await statuses()).toEqual([404, 404, 404])
    await db.execute(`update school_profile set state = 'published' where school_id = 18`)
  })
})

describe('the list of schools', () => {
  it('is narrowed by a label, and refuses one that does not exist', async () => {
    expect(await titles('schools?tag=science')).toEqual(['望川市第三中学', '青屿市海韵小学', '雁回市回澜中学'])
    expect(await titles('schools?tag=science&areaCode=380400')).toEqual(['雁回市回澜中学'])
    expect((await visitor.get('/api/portal/schools?tag=none')).status).toBe(400)
  })

  it('offers the areas below the site, which caches may keep, as they are now', async () => {
    const response = await ask('/api/portal/areas')
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=60/)
    expect((await response.json()).data[0]).toEqual({ areaCode: '380100', name: '望川市' })
    await db.execute(`update area set data_status = '1' where area_code = '380100'`)
    const { body } = await visitor.get('/api/portal/areas')
    expect(Object(body.data)[0]).toMatchObject({ areaCode: '380200' })
  })
})
