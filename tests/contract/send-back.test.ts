import { openTestApp } from '@doorway/api/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from './operations'
import { openSaves } from './save-calls'
import { entities, type Entity, notSentBack } from './send-back-entities'

const app = await openTestApp()
const saves = await openSaves(app)

/** Reads a record, sends it back and reads it again. */
async function roundTrip(entity: Entity) {
  const before = await saves.read(entity)
  const saved = await saves.save(entity, before)
  expect(saved, JSON.stringify(saved.body)).toMatchObject({ status: 200, body: { success: true } })
  return { before, after: await saves.read(entity) }
}

const withoutVersion = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/"version":\d+/g, '"version":0'))

describe('every save of the contract', () => {
  it('is tried with what its detail returns, or says why not', () => {
    const ids = operations.map(({ id }) => id).filter((id) => /^(?:insertOrUpdate|save|update)[A-Z]/.test(id))
    const known = [...entities.map(({ save }) => save), ...Object.keys(notSentBack)]
    expect(ids.filter((id) => !known.includes(id))).toEqual([])
  })
})

describe('what a detail returns its save accepts, and it stays as it is', () => {
  it.each(entities.map((entity) => [entity.name, entity] as const))('%s', async (_, entity) => {
    const { before, after } = await roundTrip(entity)
    expect(withoutVersion(after)).toEqual(withoutVersion(before))
  })
})

describe('also of records of which little is known', () => {
  beforeAll(async () => {
    await app.db.execute(`
      update app_user set id_card_enc = null, id_card_hash = null, birth_date = null, mobile_enc = null,
        mobile_hash = null, sex = null, remark = null, email = null, disc_title = null, disc_detail = null, img_path = null`)
    await app.db.execute('update user_student set user_number = null, in_school_year = null')
    await app.db.execute('update user_teacher set user_number = null, user_duty_type = null')
    await app.db.execute('update guardian set family_name = null')
    await app.db.execute(`
      update preschool_submission set work_kind = null, field = null, age_class = null, child_id = null
      where state = 'draft'`)
  })

  const sparse = ['user', 'teacher', 'student with parents', 'own record', 'family submission']
  const people = entities.filter(({ name }) => sparse.includes(name))
  it.each(people.map((entity) => [entity.name, entity] as const))('%s', async (_, entity) => {
    const { before, after } = await roundTrip(entity)
    expect(withoutVersion(after)).toEqual(withoutVersion(before))
  })
})
