import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { articleClient, articleOf } from '../../testing/article-client'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, db } = await openTestApp()
const admin = articleClient(await as('admin'))
const editor = articleClient(await as('edit01'))
const reviewer = articleClient(await as('review01'))
const visitor = anonymous()
await db.execute(sql`update cms_column set review_levels = 1`)

const columnId = async (code: string): Promise<number> => {
  const { body } = await visitor.get('/api/portal/getColumnTree')
  const tree: { id: number; code: string; children: { id: number; code: string }[] }[] = Object(body).data
  const found = tree.flatMap((top) => [top, ...top.children]).find((column) => column.code === code)
  if (!found) throw new Error(`No column ${code}`)
  return found.id
}
const FINANCE = await columnId('disclose.finance')
const PROJECTS = await columnId('projectShow')
const POLICIES = await columnId('policyFront')
// Visitors do not see this column.
const CASES = onlyRow(
  await rowsOf<{ id: number }>(db, sql`select id::int from cms_column where code = 'principal.cases'`),
).id

const card = {
  indexNo: '380000/CZ-2026-0099',
  issueOrg: '云泽省教育厅',
  docNo: '云教财〔2026〕99号',
  madeOn: '2026-11-02',
  validity: 'valid',
}
const project = {
  code: 'YZ-2026-P-099',
  level: 'province',
  leader: '林砚秋',
  unit: '望川市教育局',
  startOn: '2026-03-01',
  endOn: '2027-12-31',
  stage: 'running',
}
const disclosure = (more: object = {}) => ({
  columnId: FINANCE,
  title: '2026年教育经费执行情况',
  docType: 'disclosure',
  disclosure: { ...card, ...more },
})

async function publish(body: object): Promise<number> {
  const waiting = articleOf(await editor.submit(articleOf(await editor.save(body))))
  const { id } = articleOf(await reviewer.review(waiting, 1))
  await admin.change([id], 'publish')
  return id
}
const detail = async (type: string, id: number) =>
  Object((await visitor.get(`/api/portal/getContentDetail?type=${type}&id=${id}`)).body.data)
const rows = async (path: string): Promise<unknown[]> => Object((await visitor.get(path)).body.data).data
const FACTS = [
  { key: 'indexNo', value: card.indexNo },
  { key: 'issueOrg', value: card.issueOrg },
  { key: 'docNo', value: card.docNo },
  { key: 'madeOn', value: card.madeOn },
  { key: 'validity', value: 'valid' },
]

describe('a disclosure', () => {
  it('is on the index of disclosed documents with its card once it is approved, and a correction after its own approval', async () => {
    const list = `/api/portal/disclosures?docNo=${encodeURIComponent('〔2026〕99')}`
    const draft = articleOf(await editor.save(disclosure()))
    expect(draft).toMatchObject({ docType: 'disclosure', disclosure: card, project: null, interprets: null })
    expect(await rows(list)).toEqual([])
    const waiting = articleOf(await editor.submit(draft))
    expect(await rows(list)).toEqual([])
    await reviewer.review(waiting, 1)
    await admin.change([draft.id], 'publish')
    expect(await rows(list)).toMatchObject([{ id: draft.id, type: 'disclosure', facts: FACTS }])

    const { version } = articleOf(await editor.get(draft.id))
    const corrected = articleOf(await editor.save({ id: draft.id, version, ...disclosure({ validity: 'abolished' }) }))
    expect((await detail('disclosure', draft.id)).facts).toEqual(FACTS)
    await reviewer.review(articleOf(await editor.submit(corrected)), 1)
    expect((await detail('disclosure', draft.id)).facts).toContainEqual({ key: 'validity', value: 'abolished' })
    expect(articleOf(await admin.get(draft.id)).disclosure?.validity).toBe('abolished')
  })

  it('may lack parts of its card as a draft, and is not submitted without them', async () => {
    const draft = articleOf(await editor.save(disclosure({ indexNo: ' ', madeOn: null, validity: null })))
    expect(draft.disclosure).toMatchObject({ indexNo: null, madeOn: null, validity: null })
    const { body } = await editor.submit(draft)
    expect(body).toMatchObject({ success: false, code: 'INVALID', msg: '请填写此项' })
    expect(body.errors?.map(({ field }) => field)).toEqual([
      'disclosure.indexNo',
      'disclosure.madeOn',
      'disclosure.validity',
    ])
  })

  it('does not take the index number of another', async () => {
    const again = articleOf(await editor.save({ ...disclosure(), title: '同号文件' }))
    const { body } = await editor.submit(again)
    expect(body.errors).toEqual([{ field: 'disclosure.indexNo', msg: '该索引号已用于《2026年教育经费执行情况》' }])
  })

  it('refuses a day that no calendar has and words that are too long', async () => {
    const { body } = await editor.save(disclosure({ madeOn: '2026-02-30', indexNo: '号'.repeat(41) }))
    expect(body.errors?.map(({ field }) => field)).toEqual(['disclosure.indexNo', 'disclosure.madeOn'])
    expect((await editor.save(disclosure({ madeOn: '二月' }))).status).toBe(400)
    expect((await editor.save(disclosure({ validity: 'unknown' }))).status).toBe(400)
  })

  it('stays one when a caller saves its text alone', async () => {
    const draft = articleOf(await editor.save(disclosure({ indexNo: '380000/CZ-2026-0100' })))
    const { id, version } = draft
    const saved = articleOf(await editor.save({ id, version, columnId: FINANCE, title: '改了标题' }))
    expect(saved).toMatchObject({ docType: 'disclosure', disclosure: { indexNo: '380000/CZ-2026-0100' } })
  })

  it('shows its card in the link for outsiders', async () => {
    const draft = articleOf(await editor.save(disclosure({ docNo: null })))
    const { token } = Object((await editor.post('createPreviewLink', { id: draft.id })).body.data)
    const preview = Object((await visitor.get(`/api/portal/getPreviewDetail?token=${token}`)).body.data)
    expect(preview).toMatchObject({ type: 'disclosure', facts: FACTS.filter(({ key }) => key !== 'docNo') })
  })

  it('written before there was a choice shows the card that visitors read', async () => {
    const [{ id }] = Object(await rows('/api/portal/disclosures?docNo=云教安'))
    expect(articleOf(await admin.get(id))).toMatchObject({ docType: 'disclosure', disclosure: { validity: 'valid' } })
  })
})

describe('a project', () => {
  const body = { columnId: PROJECTS, title: '县域作业设计研究', docType: 'project', project }

  it('is on the page of projects with its details', async () => {
    const id = await publish(body)
    expect(await rows('/api/portal/projects?stage=running&level=province&pageSize=50')).toContainEqual(
      expect.objectContaining({
        id,
        type: 'project',
        facts: [
          { key: 'code', value: project.code },
          { key: 'level', value: 'province' },
          { key: 'stage', value: 'running' },
          { key: 'leader', value: '林砚秋' },
          { key: 'unit', value: '望川市教育局' },
          { key: 'period', value: '2026-03-01 – 2027-12-31' },
        ],
      }),
    )
  })

  it('needs all of them, an order of its days and a number of its own', async () => {
    const reversed = await editor.save({ ...body, project: { ...project, endOn: '2026-02-01' } })
    expect(reversed.body.errors).toEqual([{ field: 'project.endOn', msg: '结束日期不能早于开始日期' }])
    const draft = articleOf(await editor.save({ ...body, project: { ...project, leader: null } }))
    expect((await editor.submit(draft)).body.errors).toEqual([{ field: 'project.leader', msg: '请填写此项' }])
    const same = articleOf(await editor.save(body))
    expect((await editor.submit(same)).body.errors).toEqual([
      { field: 'project.code', msg: '该项目编号已用于《县域作业设计研究》' },
    ])
  })
})

describe('an interpretation', () => {
  it('is paired with its policy on both pages', async () => {
    const policyId = await publish({
      ...disclosure({ indexNo: '380000/XQ-2026-0077', docNo: null }),
      title: '学前教育普惠政策',
      docType: 'policy',
      columnId: POLICIES,
    })
    const reading = { title: '一图读懂普惠政策', docType: 'interpretation', columnId: POLICIES }
    const readingId = await publish({ ...reading, interpretsId: policyId })
    expect((await detail('article', policyId)).pairs).toMatchObject([{ relation: 'interpretation', id: readingId }])
    expect((await detail('article', readingId)).pairs).toMatchObject([{ relation: 'policy', id: policyId }])
  })

  it('needs a policy of its site', async () => {
    const draft = articleOf(await editor.save({ docType: 'interpretation', columnId: POLICIES }))
    expect((await editor.submit(draft)).body.errors).toEqual([{ field: 'interpretsId', msg: '请填写此项' }])
    const refused = { docType: 'interpretation', columnId: POLICIES, interpretsId: draft.id }
    expect((await editor.save(refused)).body.errors?.[0]?.field).toBe('interpretsId')
    expect((await editor.save({ ...refused, interpretsId: 999_999 })).body.errors?.[0]?.field).toBe('interpretsId')
  })
})

describe('a case of a principal', () => {
  const PRINCIPAL = 3
  const story = { columnId: CASES, title: '慢慢来的一年', docType: 'case', principalId: PRINCIPAL }
  const pairsOf = async (type: string, id: number): Promise<unknown> => {
    const query = `/api/portal/getContentDetail?type=${type}&id=${id}`
    return Object((await (await as('edit01')).get(query)).body.data).pairs
  }

  it('leads to its principal and is found from there once it is published', async () => {
    const draft = articleOf(await editor.save(story))
    expect(draft).toMatchObject({ docType: 'case', principal: { id: PRINCIPAL, name: '白双榕' } })
    expect(await pairsOf('principal', PRINCIPAL)).toBeUndefined()
    const { id } = articleOf(await reviewer.review(articleOf(await editor.submit(draft)), 1))
    await admin.change([id], 'publish')
    expect(await pairsOf('article', id)).toEqual([
      { relation: 'principal', type: 'principal', id: PRINCIPAL, title: '白双榕' },
    ])
    expect(await pairsOf('principal', PRINCIPAL)).toEqual([
      { relation: 'case', type: 'article', id, title: '慢慢来的一年' },
    ])
    await admin.change([id], 'offline')
    expect(await pairsOf('principal', PRINCIPAL)).toBeUndefined()
  })

  it('is about somebody whom the portal presents', async () => {
    const draft = articleOf(await editor.save({ ...story, principalId: null }))
    expect((await editor.submit(draft)).body.errors).toEqual([{ field: 'principalId', msg: '请填写此项' }])
    for (const principalId of [999_999, 6])
      expect((await editor.save({ ...story, principalId })).body.errors).toEqual([
        { field: 'principalId', msg: '所写的校长不存在，或不在门户上展示' },
      ])
  })

  it('does not name a principal who has left the portal, and is not submitted again', async () => {
    const id = await publish({ ...story, principalId: 4 })
    await db.execute(sql`update principal_profile set state = 'draft' where id = 4`)
    expect(await pairsOf('article', id)).toBeUndefined()
    const { version } = articleOf(await editor.get(id))
    const saved = articleOf(await editor.save({ ...story, id, version, principalId: 4 }))
    expect(saved.principal).toEqual({ id: 4, name: '辛怀川' })
    expect((await editor.submit(saved)).body.errors?.[0]?.field).toBe('principalId')
  })
})
