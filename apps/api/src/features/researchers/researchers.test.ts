import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const admin = await as('admin')
const province = await as('prov01')
const teacher = await as('t_linyq')

const SUBJECT = { gardeId: '2', courseId: '0202' }
const LIST = '/api/garde/getResearchers?gardeId=2&courseId=0202'
const SAVE = '/api/garde/insertOrUpdateResearcher'
const { rows: units } = Object(await db.execute(`select org_id from subject_researcher order by id limit 1`))
const draft = {
  ...SUBJECT,
  name: '宁远舟',
  title: '小学数学教研员',
  orgId: Number(units[0].org_id),
  intro: '研究量感。',
}

const list = async (): Promise<{ id: number; name: string; version: number }[]> =>
  Object((await admin.get(LIST)).body).data
const onPage = async () =>
  Object((await teacher.get('/api/portal/getSubjectHub?gardeId=2&courseId=0202')).body.data).researchers.map(
    ({ name }: { name: string }) => name,
  )

describe('researchers of a subject', () => {
  it('are neither read nor changed by people without the code', async () => {
    const school = await as('ycxx_school01')
    expect((await anonymous().get(LIST)).status).toBe(401)
    expect((await anonymous().post(SAVE, draft)).status).toBe(401)
    expect((await school.get(LIST)).status).toBe(403)
    expect((await school.post(SAVE, draft)).status).toBe(403)
    expect((await school.delete('/api/garde/deleteResearcher/1')).status).toBe(403)
  })

  it('are on the page of the subject once they are published, and off it once they are deleted', async () => {
    const added = Object((await province.post(SAVE, draft)).body.data)
    expect(added).toMatchObject({ name: '宁远舟', isPublished: false, version: 0 })
    expect(await onPage()).not.toContain('宁远舟')
    const { body } = await province.post(SAVE, { ...draft, id: added.id, version: 0, seq: 900, isPublished: true })
    expect(body.data).toMatchObject({ isPublished: true, version: 1 })
    expect((await onPage()).at(-1)).toBe('宁远舟')
    expect((await province.post(SAVE, { ...draft, id: added.id, version: 0 })).status).toBe(409)
    expect((await province.delete(`/api/garde/deleteResearcher/${added.id}`)).body.success).toBe(true)
    expect(await onPage()).not.toContain('宁远舟')
    expect((await list()).map(({ name }) => name)).not.toContain('宁远舟')
  })

  it.each([
    ['name', { name: ' ' }],
    ['title', { title: '' }],
    ['intro', { intro: '' }],
    ['orgId', { orgId: null }],
    ['courseId', { courseId: '9999' }],
  ])('are refused with a fault at %s', async (field, change) => {
    const before = await list()
    expect((await admin.post(SAVE, { ...draft, ...change })).body).toMatchObject({
      success: false,
      errors: [{ field }],
    })
    expect(await list()).toEqual(before)
  })

  it('are refused where they are not there, or their unit is not', async () => {
    expect((await admin.post(SAVE, { ...draft, id: 999_999 })).status).toBe(404)
    expect((await admin.post(SAVE, { ...draft, orgId: 999_999_999 })).status).toBe(404)
    expect((await admin.delete('/api/garde/deleteResearcher/999999')).status).toBe(404)
  })
})
