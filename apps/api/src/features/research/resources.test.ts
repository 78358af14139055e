import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const teacher = await as('t_linyq')

const titles = async (conditions: string) => {
  const { body } = await teacher.get(`/api/portal/resources?kind=micro&pageSize=50&${conditions}`)
  return Object(body.data).data.map(({ title }: { title: string }) => title)
}

describe('the library of micro-lessons', () => {
  it('is narrowed by grade, edition, year, area and label', async () => {
    expect(await titles(`grade=${encodeURIComponent('三年级')}`)).toEqual([
      '长方形的面积为什么是长乘宽',
      '分数墙上的秘密',
    ])
    expect(await titles('areaCode=380200')).toEqual(['认识负数：从温度计说起'])
    expect(await titles(`tag=${encodeURIComponent('小组合作')}`)).toEqual(['平移与旋转', '浮力到底是谁给的'])
    expect(await titles(`textbook=${encodeURIComponent('望川版')}`)).toContain('平移与旋转')
    expect(await titles('year=2026')).toHaveLength((await titles('')).length)
    expect(await titles('year=1999')).toEqual([])
  })

  it('has nothing for values that nobody has, and refuses what is no value', async () => {
    for (const none of ['grade=%25', 'textbook=x', 'areaCode=999999', "tag=a'%20or%201=1", 'courseId=9999'])
      expect([none, await titles(none)]).toEqual([none, []])
    for (const wrong of ['year=abcd', 'areaCode=x', 'sort=best'])
      expect([wrong, (await teacher.get(`/api/portal/resources?kind=micro&${wrong}`)).status]).toEqual([wrong, 400])
  })

  it('stands by the number of views where that is asked for', async () => {
    await db.execute(`update resource set view_count = 9999 where title = '可能性有多大'`)
    expect((await titles('sort=popular'))[0]).toBe('可能性有多大')
    expect((await titles(''))[0]).toBe('长方形的面积为什么是长乘宽')
  })

  it('tells what it can be narrowed by, to those who may read it, as it is now', async () => {
    const read = async () => Object((await teacher.get('/api/portal/resourceChoices?kind=micro')).body.data)
    expect(await read()).toMatchObject({ textbooks: ['云泽版', '望川版'], years: ['2026'] })
    expect((await read()).tags).toContain('数形结合')
    expect((await anonymous().get('/api/portal/resourceChoices?kind=micro')).status).toBe(401)
    await db.execute(`update resource set tags = '{"新标签"}' where id = 1`)
    expect((await read()).tags).toContain('新标签')
  })
})
