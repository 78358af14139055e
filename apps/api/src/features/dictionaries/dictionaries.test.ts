import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { db, as, anonymous } = await openTestApp()
const province = await as('prov01')
const school = await as('ycxx_school01')

const duty = { dicType: '5', dicValue: '41', dicDisplay: '生活老师', dicOrder: 41 }
const grade = { dicType: '9', dicName: '预备年级', dicCode: '39', isEnd: '0', dicUp: '31', dicOrder: 39 }
const save = (body: object) => province.post('/api/dic/insertOrUpdateDic', body)

describe('dictionary entries', () => {
  it('are changed by those with the code alone', async () => {
    expect((await school.post('/api/dic/insertOrUpdateDic', duty)).status).toBe(403)
    expect((await school.delete('/api/dic/deleteDic/1')).status).toBe(403)
    expect((await school.get('/api/dic/getDicTypes')).status).toBe(403)
  })

  it('are refused in the words of section 5', async () => {
    const messages = async (body: object) => (await save(body)).body.errors?.map(({ msg }) => msg)
    expect(await messages({})).toEqual([
      '请选择字典类型',
      '字典值只能输入数字且不能为空',
      '请输入字典名称',
      '字典排序只能输入数字且不能为空',
    ])
    expect(await messages({ dicType: '9', dicName: '', dicCode: '', isEnd: '', dicUp: '', dicOrder: '' })).toEqual([
      '请输入年级名称',
      '请输入年级编码',
      '请选择毕业设置',
      '请选择升级设置',
      '字典排序只能输入数字且不能为空',
    ])
    expect(await messages({ ...grade, dicCode: 'a9' })).toEqual(['字典值只能输入数字且不能为空'])
  })

  it('keep their type, and their value while people carry it', async () => {
    const response = await anonymous().get('/api/dic/getCscpDicList?dicType=8')
    const teacher = Object(response.body.data)[3]
    const { labels, ...entry } = teacher
    expect((await save({ ...entry, dicType: '5' })).body.errors).toMatchObject([{ field: 'dicType' }])
    expect((await save({ ...entry, dicValue: '44' })).body).toMatchObject({ success: false, code: 'DICTIONARY_IN_USE' })
    expect((await province.delete(`/api/dic/deleteDic/${teacher.id}`)).body).toMatchObject({
      success: false,
      msg: expect.stringMatching(/^该字典值仍被 [1-9]\d* 名用户使用/),
    })
    const duties = Object((await anonymous().get('/api/dic/getCscpDicList?dicType=5')).body.data)
    const classTeacher = duties.find(({ dicDisplay }: { dicDisplay: string }) => dicDisplay === '班主任')
    expect((await province.delete(`/api/dic/deleteDic/${classTeacher.id}`)).body).toMatchObject({
      code: 'DICTIONARY_IN_USE',
      msg: expect.stringMatching(/^该字典值仍被 [1-9]\d* 名用户使用/),
    })
    expect(labels).toMatchObject({ en: 'Teacher' })
  })

  it('are listed with what uses them', async () => {
    const entriesOf = async (dicType: string) => {
      const page = { currentPage: 1, pageSize: 100, t: { dicType } }
      const rows: { dicValue: string; usedBy: string[] }[] = Object(
        (await province.post('/api/dic/queryPageDicList', page)).body.data,
      ).data
      return new Map(rows.map(({ dicValue, usedBy }) => [dicValue, usedBy]))
    }
    const added = await save({ ...duty, dicValue: '43' })
    expect((await entriesOf('8')).get('4')).toEqual(['users'])
    expect((await entriesOf('5')).get('43')).toEqual([])
    expect([...(await entriesOf('5')).values()]).toContainEqual(['users'])
    expect((await entriesOf('9')).get('12')).toEqual(['schools', 'grades'])
    await province.delete(`/api/dic/deleteDic/${Object(added.body.data).id}`)
  })

  it('are added, found, disabled and deleted', async () => {
    const added = await save({ ...duty, labels: { en: 'Matron' } })
    expect(added.body).toMatchObject({ success: true, data: { dicValue: '41', enabled: true, version: 0 } })
    expect((await save(duty)).body.errors).toMatchObject([{ field: 'dicValue', msg: '该字典值已存在' }])
    const { id } = Object(added.body.data)
    expect((await save({ ...duty, id, enabled: false, version: 0 })).body.data).toMatchObject({ enabled: false })
    expect((await save({ ...duty, id, version: 0 })).status).toBe(409)
    const open = await anonymous().get('/api/dic/getDicBundle?types=5,8')
    const bundle = Object(open.body.data)
    expect(bundle['8']).toHaveLength(6)
    expect(bundle['5']).not.toContainEqual(expect.objectContaining({ dicValue: '41' }))
    const page = { currentPage: 1, pageSize: 10, t: { dicType: '5', keyword: '生活' } }
    expect((await province.post('/api/dic/queryPageDicList', page)).body.data).toMatchObject({ total: 1 })
    expect((await province.delete(`/api/dic/deleteDic/${id}`)).body.data).toEqual({ deleted: 1 })
    expect((await province.delete(`/api/dic/deleteDic/${id}`)).status).toBe(404)
  })

  it('are read as another server has left them, by callers with and without a session', async () => {
    const readers = [() => school.get('/api/dic/getCscpDicList?dicType=8'), () => province.get('/api/dic/getDicTypes')]
    const readAll = () =>
      Promise.all([...readers, () => anonymous().get('/api/dic/getDicBundle?types=8')].map((read) => read()))
    const before = (await readAll()).map(({ body }) => JSON.stringify(body.data))
    await db.execute(
      sql`insert into dict_entry (dic_type, dic_value, dic_display, dic_order) values ('8', '77', '护士', 77)`,
    )
    const [list, types, bundle] = (await readAll()).map(({ body }) => JSON.stringify(body.data))
    expect([list, bundle].map((text) => text?.includes('护士'))).toEqual([true, true])
    expect(types).not.toBe(before[1])
    await db.execute(sql`update dict_entry set enabled = false where dic_value = '77'`)
    expect((await readAll()).map(({ body }) => JSON.stringify(body.data))).toEqual([before[0], types, before[2]])
    await db.execute(sql`delete from dict_entry where dic_value = '77'`)
    expect((await readAll()).map(({ body }) => JSON.stringify(body.data))).toEqual(before)
  })

  it('of the grade dictionary take their value and label from code and name', async () => {
    const added = await save(grade)
    expect(added.body.data).toMatchObject({ dicValue: '39', dicDisplay: '预备年级', dicUp: '31' })
    expect((await save(grade)).body.errors).toMatchObject([{ field: 'dicCode' }])
    const { id, version } = Object(added.body.data)
    expect((await save({ ...grade, id, version, dicName: '学前年级' })).body.data).toMatchObject({
      version: version + 1,
    })
    expect(await save({ ...grade, id, version, dicName: '预科年级' })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data: { dicName: '学前年级', version: version + 1 } },
    })
    await save({ ...grade, id })
    const types = await province.get('/api/dic/getDicTypes')
    expect(types.body.data).toMatchObject([{ dicType: '5' }, { dicType: '8' }, { dicType: '9', entries: 16 }])
  })

  it('of the grade dictionary stay while schools have the grade or others move up to it, and say so', async () => {
    const open = await anonymous().get('/api/dic/getCscpDicList?dicType=9')
    const first = Object(open.body.data)[0]
    expect((await province.delete(`/api/dic/deleteDic/${first.id}`)).body).toMatchObject({
      success: false,
      code: 'DICTIONARY_IN_USE',
      msg: expect.stringMatching(/^仍有 [1-9]\d* 所学校设有该年级、\d+ 个年级升入该年级/),
    })
    const next = { ...grade, dicName: '衔接年级', dicCode: '38', dicUp: '0' }
    const { id } = Object((await save(next)).body.data)
    const leading = await save({ ...grade, dicName: '引入年级', dicCode: '37', dicUp: '38' })
    expect((await province.delete(`/api/dic/deleteDic/${id}`)).body.msg).toMatch(/^仍有 0 所学校设有该年级、1 个年级/)
    await province.delete(`/api/dic/deleteDic/${Object(leading.body.data).id}`)
    expect((await province.delete(`/api/dic/deleteDic/${id}`)).body.data).toEqual({ deleted: 1 })
  })

  it('of the grade dictionary move up to a grade that is there', async () => {
    const faults = async (dicUp: string) => (await save({ ...grade, dicCode: '36', dicUp })).body.errors
    expect(await faults('99')).toMatchObject([{ field: 'dicUp', msg: '升级设置指向的年级不存在' }])
    expect(await faults('36')).toMatchObject([{ field: 'dicUp' }])
  })
})
