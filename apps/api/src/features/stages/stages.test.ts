import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous } = await openTestApp()
const province = await as('prov01')
const school = await as('ycxx_school01')

const saveStage = (body: object) => province.post('/api/garde/insertOrUpdateGarde', body)
const saveSubject = (body: object) => province.post('/api/garde/insertOrUpdateSubject', body)

describe('stages and subjects', () => {
  it('are changed by those with the code alone', async () => {
    expect((await school.post('/api/garde/insertOrUpdateGarde', {})).status).toBe(403)
    expect((await school.delete('/api/garde/deleteSubject/2-0201')).status).toBe(403)
  })

  it('are refused in the words of section 5', async () => {
    expect((await saveStage({ gardeId: 'x' })).body.errors).toMatchObject([
      { msg: '学段编码只能输入数字' },
      { msg: '请输入学段名称' },
    ])
    expect((await saveSubject({ courseId: '', courseName: '', gardeId: '' })).body.errors).toMatchObject([
      { msg: '学科编码只能输入数字' },
      { msg: '请输入科目名称' },
      { msg: '请选择年级名称' },
    ])
    expect((await saveSubject({ courseId: '1', courseName: '书法', gardeId: '77' })).body.errors).toMatchObject([
      { field: 'gardeId', msg: '学段不存在' },
    ])
  })

  it('keep their codes while something belongs to them', async () => {
    const primary = { id: 2, gardeId: '2', gardeName: '小学' }
    expect((await saveStage({ ...primary, gardeId: '22' })).body).toMatchObject({ code: 'STAGE_IN_USE' })
    expect((await province.delete('/api/garde/deleteGarde/2')).body).toMatchObject({
      code: 'STAGE_IN_USE',
      msg: expect.stringMatching(/^该学段下仍有 [1-9]\d* 个科目、[1-9]\d* 个年级和 [1-9]\d* 名用户，不能删除/),
    })
    expect((await saveStage({ gardeId: '2', gardeName: '又一个小学' })).body.errors).toMatchObject([
      { field: 'gardeId', msg: '该学段编码已存在' },
    ])
    expect((await saveStage(primary)).body).toMatchObject({ success: true, data: { gardeName: '小学' } })
  })

  it('of a teacher are not deleted and say how many teach them', async () => {
    expect((await province.delete('/api/garde/deleteSubject/2-0201')).body).toMatchObject({
      success: false,
      code: 'SUBJECT_IN_USE',
      msg: expect.stringMatching(/^该科目仍有 [1-9]\d* 名用户任教，不能删除/),
    })
    const recoded = { id: '2-0201', gardeId: '2', courseId: '0299', courseName: '语文' }
    expect((await saveSubject(recoded)).body).toMatchObject({ code: 'SUBJECT_IN_USE' })
  })

  it('are added, renamed and deleted', async () => {
    const stage = await saveStage({ gardeId: '6', gardeName: '特殊教育', seq: 6 })
    const subject = { gardeId: '6', courseId: '0601', courseName: '康复训练' }
    expect((await saveSubject(subject)).body.data).toEqual({ courseId: '0601', courseName: '康复训练', version: 0 })
    expect((await saveSubject(subject)).body.errors).toMatchObject([{ field: 'courseId' }])
    await saveSubject({ ...subject, id: '6-0601', courseName: '生活适应' })
    const stages = await anonymous().get('/api/garde/getAllTGardeList')
    expect(Object(stages.body.data).at(-1)).toMatchObject({ gardeId: '6', courseList: [{ courseName: '生活适应' }] })
    const remove = () => province.delete(`/api/garde/deleteGarde/${Object(stage.body.data).id}`)
    expect((await remove()).body).toMatchObject({ success: false })
    expect((await province.delete('/api/garde/deleteSubject/6-0601')).body.success).toBe(true)
    expect((await remove()).body.success).toBe(true)
    expect((await province.delete('/api/garde/deleteSubject/6-0601')).status).toBe(404)
  })

  it('are not saved over what somebody else has saved since', async () => {
    const { body } = await saveStage({ gardeId: '7', gardeName: '职业教育', seq: 7 })
    const { id, version } = Object(body.data)
    const stage = { id, gardeId: '7', version }
    expect((await saveStage({ ...stage, gardeName: '中等职业' })).body.data).toMatchObject({ version: version + 1 })
    const stale = await saveStage({ ...stage, gardeName: '高等职业' })
    expect(stale).toMatchObject({
      status: 409,
      body: { success: false, code: 'VERSION_CONFLICT', data: { gardeName: '中等职业', version: version + 1 } },
    })

    const subject = { gardeId: '7', courseId: '0701', courseName: '烹饪' }
    expect((await saveSubject(subject)).body.data).toMatchObject({ version: 0 })
    const known = { ...subject, id: '7-0701', version: 0 }
    expect((await saveSubject({ ...known, courseName: '中餐' })).body.data).toMatchObject({ version: 1 })
    expect(await saveSubject({ ...known, courseName: '西餐' })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data: { courseName: '中餐', version: 1 } },
    })

    const list = Object((await anonymous().get('/api/garde/getAllTGardeList')).body.data)
    expect(list.at(-1)).toMatchObject({
      gardeName: '中等职业',
      version: version + 1,
      courseList: [{ courseName: '中餐' }],
    })
    // A client that sends no version is still served.
    expect((await saveStage({ id, gardeId: '7', gardeName: '职业教育' })).body.success).toBe(true)
  })

  it('are listed with what uses them for those who may delete them, and for no one else', async () => {
    const list = '/api/garde/getAllTGardeList?usage=true'
    const stages: { gardeId: string; usedBy?: string[]; courseList: { usedBy?: string[] }[] }[] = Object(
      (await province.get(list)).body.data,
    )
    const primary = stages.find(({ gardeId }) => gardeId === '2')
    expect(primary).toMatchObject({ usedBy: ['subjects', 'grades', 'users'] })
    expect(primary?.courseList).toContainEqual(expect.objectContaining({ courseId: '0201', usedBy: ['users'] }))
    await saveStage({ gardeId: '8', gardeName: '老年教育' })
    expect(Object((await province.get(list)).body.data)).toContainEqual(
      expect.objectContaining({ gardeId: '8', usedBy: [] }),
    )
    for (const client of [school, anonymous()])
      expect(Object((await client.get(list)).body.data)[0]).not.toHaveProperty('usedBy')
    expect(Object((await province.get('/api/garde/getAllTGardeList')).body.data)[0]).not.toHaveProperty('usedBy')
  })
})
