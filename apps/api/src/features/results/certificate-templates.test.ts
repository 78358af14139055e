import { defaultNumberRule } from '@doorway/api-client/rules'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'
import { insertCertificates } from './certificates.queries'

const { as, anonymous, db } = await openTestApp()
const organiser = await as('comp01')
const FINISHED = 2
const USED = 1
const UPRIGHT = 2
const DISABLED = 3
const ABSENT = 999_999

const draft = {
  competitionId: FINISHED,
  orientation: 'portrait',
  name: '新模板',
  title: '荣誉证书',
  body: '{holder}荣获{award}。',
  issuer: '',
  numberRule: '{code}{year}{seq:4}',
  isEnabled: true,
}
const { isEnabled: _, ...sheet } = draft

const call = (name: string, body: object, client: TestClient = organiser) =>
  client.post(`/api/certificate/${name}`, body)
const list = async (client: TestClient = organiser) =>
  Object((await client.get(`/api/certificate/listTemplates?competitionId=${FINISHED}`)).body.data)
const save = async (change: object = {}, client: TestClient = organiser) =>
  call('saveTemplate', { ...draft, ...change }, client)
const faultsOf = async (change: object) =>
  ((await save(change)).body.errors ?? []).map(({ field, msg }: { field: string; msg: string }) => `${field}: ${msg}`)
const certificates = async () =>
  Object((await call('queryPage', { currentPage: 1, pageSize: 100, t: { competitionId: FINISHED } })).body.data)

async function takeCode(username: string, roleId: number) {
  await db.execute(sql`insert into user_role (user_id, role_id) select id, ${roleId} from app_user
    where username = ${username}`)
  return as(username)
}

/** Deletes certificates of the demo that nothing replaces, so that their awards lack one. */
const loseCertificates = (count: number) =>
  db.execute(sql`delete from certificate where id in (select certificate.id from certificate
    join award_grant held on held.id = award_grant_id join award on award.id = held.award_id
    where revoked_at is null and replaces_id is null and not award.is_org
      and certificate.id not in (select coalesce(replaces_id, 0) from certificate) order by certificate.id limit ${count})`)

describe('templates of certificates', () => {
  it('are refused without token, code, scope and thing', async () => {
    const county = await takeCode('yc_county01', 11)
    const plain = await as('prov01')
    const posts: Record<string, object> = {
      saveTemplate: { ...draft, id: USED, version: 0 },
      deleteTemplate: { id: UPRIGHT, version: 0 },
      chooseTemplates: { competitionId: FINISHED, choices: [{ awardId: 1, templateId: UPRIGHT }] },
      previewTemplate: sheet,
      exportBatch: { competitionId: FINISHED },
    }
    for (const [name, body] of Object.entries(posts)) {
      expect((await call(name, body, anonymous())).status).toBe(401)
      expect((await call(name, body, plain)).status).toBe(403)
      expect((await call(name, body, county)).status).toBe(404)
      expect((await call(name, { ...body, x: 1 })).status).toBe(400)
    }
    const path = `/api/certificate/listTemplates?competitionId=${FINISHED}`
    expect((await anonymous().get(path)).status).toBe(401)
    expect((await plain.get(path)).status).toBe(403)
    expect((await county.get(path)).status).toBe(404)
    expect((await save({ competitionId: ABSENT })).status).toBe(404)
    expect((await save({ id: ABSENT, version: 0 })).status).toBe(404)
    expect((await call('deleteTemplate', { id: ABSENT, version: 0 })).status).toBe(404)
  })

  it('are listed with the awards that have them', async () => {
    const { templates, awards, code, year } = await list()
    expect(templates).toHaveLength(3)
    expect(templates.find(({ id }: { id: number }) => id === USED)).toMatchObject({
      numberRule: defaultNumberRule,
      isEnabled: true,
    })
    expect(awards.filter(({ isOrganization }: { isOrganization: boolean }) => !isOrganization)).toSatisfy(
      (rows: { templateId: number }[]) => rows.length > 0 && rows.every(({ templateId }) => templateId === USED),
    )
    expect([code, typeof year]).toEqual(['泽微课证', 'number'])
  })

  it('are saved with all their texts, and logged; faulty ones are not', async () => {
    expect(await faultsOf({ body: ' ' })).toEqual(['body: 请填写此项'])
    expect(await faultsOf({ body: '{holder}{prize}' })).toEqual(['body: 没有字段“prize”'])
    expect(await faultsOf({ body: '祝贺' })).toEqual(['body: 正文须含获奖者字段'])
    expect(await faultsOf({ numberRule: '{code}{year}' })).toEqual([
      'numberRule: 编号规则须含一个序号，如{seq:6}，位数为3至8位',
    ])
    expect(await faultsOf({ numberRule: '{day}{seq:4}' })).toEqual(['numberRule: 没有字段“day”'])
    expect((await save({ name: '字'.repeat(61) })).status).toBe(400)
    expect(await faultsOf({ name: '微课大赛获奖证书' })).toEqual(['name: 已有同名的模板'])
    const { data } = (await save({ name: ' 新模板 ', body: '{holder}\r\n荣获{award}。' })).body
    expect(data).toMatchObject({ name: '新模板', body: '{holder}\n荣获{award}。', version: 0, awards: 0 })
    const { id } = Object(data)
    expect((await save({ id, version: 0, title: '证书' })).body.data).toMatchObject({ title: '证书', version: 1 })
    const stale = await save({ id, version: 0 })
    expect([stale.status, Object(stale.body.data).version]).toEqual([409, 1])
    const logged = await rowsOf(db, sql`select from operation_log where action = 'certificate-template.save'`)
    expect(logged).toHaveLength(2)
    expect((await call('deleteTemplate', { id, version: 1 })).body).toMatchObject({ success: true })
  })

  it('are not deleted while awards or certificates use them', async () => {
    expect((await call('deleteTemplate', { id: USED, version: 0 })).body).toMatchObject({
      code: 'TEMPLATE_USED',
      msg: '“云泽省第二届中小学微课大赛”正在使用此模板，不能删除',
    })
    expect((await list()).templates).toHaveLength(3)
  })

  it('are chosen for awards of the same organiser only, enabled ones with what the award has', async () => {
    const { awards } = await list()
    const [{ awardId }] = awards
    const organization = awards.find(({ isOrganization }: { isOrganization: boolean }) => isOrganization)
    const choose = (choices: object[], competitionId = FINISHED) => call('chooseTemplates', { competitionId, choices })
    const foreign = await rowsOf<{ id: number }>(
      db,
      sql`insert into certificate_template (owner_org_id, name, orientation, title, body, number_rule)
        values (8, '他校模板', 'portrait', 'x', '{holder}', '{seq:4}') returning id::int as id`,
    )
    expect((await choose([{ awardId, templateId: foreign[0]?.id }])).status).toBe(404)
    expect((await choose([{ awardId: ABSENT, templateId: UPRIGHT }])).status).toBe(404)
    expect((await choose([{ awardId, templateId: DISABLED }])).body.errors).toMatchObject([
      { msg: '该模板已停用，请选择其他模板' },
    ])
    expect((await choose([{ awardId: organization.awardId, templateId: USED }])).body.errors).toMatchObject([
      { field: 'choices.0.templateId' },
    ])
    // Of two choices neither is stored when one is refused.
    expect(
      (
        await choose([
          { awardId, templateId: UPRIGHT },
          { awardId, templateId: DISABLED },
        ])
      ).body.success,
    ).toBe(false)
    expect((await list()).awards[0].templateId).toBe(USED)
    expect((await choose([{ awardId, templateId: UPRIGHT }])).body.data).toMatchObject({
      awards: expect.arrayContaining([expect.objectContaining({ awardId, templateId: UPRIGHT })]),
    })
    await choose([{ awardId, templateId: USED }])
  })
})

describe('numbers by a template', () => {
  it('are planned, then given as planned, and a reissued one goes on with the series', async () => {
    const before = await list()
    const { id } = Object((await save({ name: '年度编号' })).body.data)
    const choices = before.awards
      .filter(({ isOrganization }: { isOrganization: boolean }) => !isOrganization)
      .map(({ awardId }: { awardId: number }) => ({ awardId, templateId: id }))
    await call('chooseTemplates', { competitionId: FINISHED, choices })
    await loseCertificates(3)
    const { year } = before
    const planned = {
      templateName: '年度编号',
      count: 3,
      firstNo: `泽微课证${year}0001`,
      lastNo: `泽微课证${year}0003`,
    }
    expect((await certificates()).planned).toEqual([planned])
    await call('issueBatch', { competitionId: FINISHED })
    const { data } = await certificates()
    const numbers = data.slice(0, 3).map(({ no }: { no: string }) => no)
    expect(numbers).toEqual([3, 2, 1].map((last) => `泽微课证${year}000${last}`))
    const { body } = await call('reissue', { id: data[0].id, reason: '获奖者姓名登记有误' })
    expect(Object(body.data).no).toBe(`泽微课证${year}0004`)
    const rows = await rowsOf(
      db,
      sql`select content -> 'sheet' ->> 'title' as title from certificate where template_id = ${id}`,
    )
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ title: '荣誉证书' })))
  })

  it('are unique when two people issue at the same moment', async () => {
    await loseCertificates(4)
    const results = await Promise.all([1, 2].map(() => call('issueBatch', { competitionId: FINISHED })))
    expect(results.filter(({ body }) => body.success)).toHaveLength(1)
    const { data, missing } = await certificates()
    const numbers = data.map(({ no }: { no: string }) => no)
    expect([missing, new Set(numbers).size]).toEqual([0, numbers.length])
  })

  it('of different competitions with one series are unique too', async () => {
    const grants = await rowsOf<{ id: number }>(
      db,
      sql`select award_grant_id::int as id from certificate group by 1 having count(*) = 1 order by 1 limit 6`,
    )
    const series = { head: '同号', tail: '', size: 4 }
    await Promise.all(
      grants.map(({ id }) =>
        db.transaction((tx) =>
          insertCertificates(tx, {
            series,
            template: null,
            grants: [{ grantId: id, verifyCode: 'ABCDEFGH23' }],
            at: new Date(),
          }),
        ),
      ),
    )
    const rows = await rowsOf<{ no: string }>(db, sql`select no from certificate where no like '同号%' order by no`)
    expect(rows.map(({ no }) => no)).toEqual(grants.map((__, index) => `同号000${index + 1}`))
    await db.execute(sql`delete from certificate where no like '同号%'`)
  })
})
