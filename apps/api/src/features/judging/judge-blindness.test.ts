import type { Schema } from '@doorway/api-client/types'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import contract from '../../generated/contract.json' with { type: 'json' }
import { required } from '../../required'
import { film } from '../../testing/media-files'
import { openTestApp } from '../../testing/open-test-app'
import { compressedPdf, unpackedTexts } from '../../testing/compressed-pdf'
import { signedDocument } from '../../testing/signed-document'

const { app, as, db, faults, logged, signIn, withToken } = await openTestApp()
const CANARY = 'CANARY'
const OPEN = 1

// Everything that could name an author of a work carries the canary: person, school, area, login name, file name.
await db.execute(sql`update app_user set name = '林砚秋-CANARY', username = 'canary_' || id where id in (
  select applicant_id from comp_entry where competition_id = ${OPEN})`)
await db.execute(sql`update comp_entry set snapshot = jsonb_build_object('applicantName', '林砚秋-CANARY',
  'schoolName', '砚池小学-CANARY', 'areaName', '砚池区-CANARY'), topic = 'CANARY 的选题' where competition_id = ${OPEN}`)
await db.execute(sql`update comp_entry_member set name = '林砚秋-CANARY', org_name = '砚池小学-CANARY'`)
await db.execute(
  sql`update comp_work set title = title || ' CANARY', state_reason = 'CANARY' where competition_id = ${OPEN}`,
)
await db.execute(
  sql`update file_object set name = 'CANARY-林砚秋.' || ext where id in (select file_id from comp_work_file)`,
)
await db.execute(sql`update file_object set media = '{"seconds": 65, "picture": {"width": 1920, "height": 1080,
  "codec": "hevc"}, "sound": null}' where ext = 'mp4' and id in (select file_id from comp_work_file)`)
// Tags of films and properties of documents.
const taggedFilm = Buffer.from(await film({ seconds: 1, author: '林砚秋-CANARY' })).toString('base64url')
const signedText = Buffer.from(signedDocument()).toString('base64url')
const signedPdf = Buffer.from(compressedPdf()).toString('base64url')
// Some of the documents are PDFs, and some cannot be made blind.
const lockedPdf = Buffer.from(compressedPdf({ predictor: '/DecodeParms<</Predictor 12>>' })).toString('base64url')
await db.execute(sql`with numbered as (
    select held.file_id, row_number() over (order by held.file_id) % 4 as place from comp_work_file held
    join file_object file on file.id = held.file_id where file.ext = 'docx')
  update file_object set ext = 'pdf', mime = case numbered.place when 1 then 'locked' else 'application/pdf' end
  from numbered where file_object.id = numbered.file_id and numbered.place in (1, 2)`)
for (const [kind, body] of [
  ['mp4', taggedFilm],
  ['docx', signedText],
  ['pdf', signedPdf],
  ['locked', lockedPdf],
] as const) {
  const size = Buffer.from(body, 'base64url').length
  const isKind = sql`id in (select file_id from comp_work_file) and case mime when 'locked' then 'locked' else ext end = ${kind}`
  await db.execute(sql`insert into file_body (file_id, body) select id, ${body} from file_object where ${isKind}
    on conflict (file_id) do update set body = excluded.body`)
  await db.execute(sql`update file_object set size = ${size}, place = 'database' where ${isKind}`)
}
// In words of the transcoder, which may have read them in the film.
await db.execute(sql`insert into file_transcode (file_id, reason)
  select distinct file_id, 'CANARY-林砚秋.mov' from comp_work_file`)
await db.execute(sql`update school set name = name || '-CANARY'`)
await db.execute(sql`update mark set comment = 'CANARY of another judge' where assignment_id in (
  select id from judge_assignment where judge_id <> 14)`)

// A sample that the judge and another one have submitted, next to the works whose marks count.
await db.execute(sql`with chosen as (
    select panel_id, work_id from judge_assignment where judge_id = 14 and kind = 'main' and panel_id in (
      select id from judge_panel where competition_id = ${OPEN}) order by id limit 1),
  made as (insert into judge_assignment (panel_id, work_id, judge_id, anon_seq, kind, state)
    select panel_id, work_id, judge, 0, 'calibration', 'submitted' from chosen, unnest(array[14, 15]) as judge
    returning id)
  insert into mark (assignment_id, total, comment, state, submitted_at)
  select id, 80, 'CANARY of a judge of the sample', 'submitted', now() from made`)
await db.execute(sql`update mark set comment = 'Well done' where assignment_id in (
  select id from judge_assignment where judge_id = 14)`)

/** What a judge can read of a response: its body as text and its headers. */
async function everything(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${decodeURIComponent(value)}`)
  return [...headers, new TextDecoder('utf-8').decode(await response.arrayBuffer())].join('\n')
}

/** Does everything that a judge can at the desk, and returns what was read and of which kinds it was. */
async function readDesk(username: string): Promise<{ read: string[]; seen: Set<string> }> {
  const { data } = await signIn(username)
  const token = String(Object(data).token)
  const client = withToken(token)
  const read: string[] = []
  const seen = new Set<string>()
  const send = async (path: string, body?: object) => {
    const request = new Request(`http://doorway.test${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    const response = await client.send(request)
    const copy = response.clone()
    read.push(`${path}\n${await everything(copy)}`)
    return response
  }
  const tasks: Schema<'JudgeTasks'> = (await (await send('/api/judge/getMyTasks')).json()).data
  for (const { id: roundId } of tasks.rounds) {
    await send('/api/judge/signAgreement', { roundId, version: tasks.agreementVersion })
    const body = { currentPage: 1, pageSize: 500, t: { roundId } }
    const page: Schema<'JudgeTaskPage'> = (await (await send('/api/judge/queryPageTaskList', body)).json()).data
    for (const { assignmentId, isSample } of page.data) {
      const spread = await send(`/api/judge/getSampleSpread?assignmentId=${assignmentId}`)
      if (isSample) seen.add(`spread of ${Object(await spread.json()).data.submitted}`)
      const found = await (await send(`/api/judge/getTask?assignmentId=${assignmentId}`)).json()
      const work: Schema<'JudgeWork'> = found.data
      for (const { url, ext, isWithheld } of work.files) {
        const file = await app.fetch(new Request(`http://doorway.test${url}`), { ip: '10.0.0.1' })
        expect(file.status).toBe(isWithheld ? 409 : 200)
        expect(file.headers.get('cache-control')).not.toContain('public')
        seen.add(`${ext}${isWithheld ? ' withheld' : ''}`)
        if (ext === 'pdf' && !isWithheld) read.push(unpackedTexts(new Uint8Array(await file.clone().arrayBuffer())))
        const parts = ext === 'docx' ? unzipSync(new Uint8Array(await file.clone().arrayBuffer())) : {}
        read.push(...Object.values(parts).map((part) => strFromU8(part)))
        read.push(`${url}\n${await everything(file)}`)
      }
      const revision = work.mark ? work.mark.revision : 0
      const mark = { assignmentId, revision, items: [], comment: '' }
      await send('/api/judge/saveDraft', mark)
      await send('/api/judge/submitMark', { ...mark, revision: revision + 1 })
      await send('/api/judge/saveDraft', { ...mark, revision: 99 })
      await send('/api/judge/report', { assignmentId, kind: 'other', content: '与网络视频相似' })
      await send('/api/judge/recuse', { assignmentId, reason: '与作品作者曾同校任教' })
    }
  }
  return { read, seen }
}

/** Where an author is named. */
const leaksIn = (read: readonly string[]) => read.filter((text) => text.includes(CANARY) || text.includes('林砚秋'))

describe('J1: what a judge reads', () => {
  it('has no author, school, area or file name in any body or header of the desk', async () => {
    const { read, seen } = await readDesk('j01')
    expect(read.length).toBeGreaterThan(100)
    expect([...seen].toSorted()).toEqual(['docx', 'mp4', 'pdf', 'pdf withheld', 'spread of 2'])
    expect(read.some((text) => text.includes('可能含有作者信息'))).toBe(true)
    expect(read.some((text) => text.includes('/api/judge/file/'))).toBe(true)
    expect(read.some((text) => text.includes('"codec":"hevc"') && text.includes('"playback":"failed"'))).toBe(true)
    expect(leaksIn(read)).toEqual([])
    expect(leaksIn([...faults, ...logged])).toEqual([])
    const ids = await rowsOf<{ id: string }>(db, sql`select file_id::text as id from comp_work_file`)
    expect(ids.filter(({ id }) => read.some((text) => text.includes(id)))).toEqual([])
  })

  it('has no field for them in the contract', () => {
    const forbidden =
      /^(?:name|authorName|applicant\w*|school\w*|org\w*|area\w*|member\w*|mobile|fileName|fileId|createdBy|submittedAt|entryId|workId|userId|personId|snapshot)$/
    const allowed = new Set(['JudgeTasks.rounds.name', 'JudgeSheet.sections.name', 'JudgeCriterion.name'])
    const found: string[] = []
    const walk = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return
      if ('properties' in schema)
        for (const [key, value] of Object.entries(Object(schema.properties))) {
          if (forbidden.test(key) && !allowed.has(`${path}.${key}`)) found.push(`${path}.${key}`)
          walk(value, `${path}.${key}`)
        }
      if ('items' in schema) walk(schema.items, path)
      if ('anyOf' in schema && Array.isArray(schema.anyOf)) for (const each of schema.anyOf) walk(each, path)
    }
    const schemas = Object.entries(contract.components.schemas).filter(([name]) => name.startsWith('Judge'))
    expect(schemas.length).toBeGreaterThan(6)
    for (const [name, schema] of schemas) walk(schema, name)
    expect(found).toEqual([])
  })
})

describe('J4: a judge', () => {
  it('reads no mark of another judge, and no total of a work', async () => {
    const judge = await as('j02')
    const rounds: Schema<'JudgeTasks'>['rounds'] = Object((await judge.get('/api/judge/getMyTasks')).body.data).rounds
    const roundId = rounds.find(({ competitionId }) => competitionId === OPEN)?.id
    const { body } = await judge.post('/api/judge/queryPageTaskList', { currentPage: 1, pageSize: 500, t: { roundId } })
    const page: Schema<'JudgeTaskPage'>['data'] = Object(body.data).data
    const own = await rowsOf<{ id: number; total: string | null }>(
      db,
      sql`select assignment.id::int, trim_scale(mark.total)::text as total from judge_assignment assignment
        left join mark on mark.assignment_id = assignment.id and assignment.state <> 'recused' where assignment.judge_id = 15`,
    )
    const totals = new Map(own.map(({ id, total }) => [id, total]))
    expect(page.map(({ assignmentId, total }) => [assignmentId, total])).toEqual(
      page.map(({ assignmentId }) => [assignmentId, totals.get(assignmentId) ?? null]),
    )
    expect(page.some(({ total }) => total !== null)).toBe(true)
  })
})

describe('J8: an address of a file', () => {
  it('opens for materials that were added in the editor of the competition', async () => {
    const rename = async (from: string, to: string) => {
      await db.execute(sql`update competition
        set work_schema = replace(work_schema::text, ${`"${from}"`}, ${`"${to}"`})::jsonb where id = ${OPEN}`)
      await db.execute(sql`update comp_work_file set slot = ${to} where slot = ${from}`)
    }
    await rename('video', 'file-1')
    const client = withToken(String(Object((await signIn('j02')).data).token))
    const [row] = await rowsOf<{ id: number }>(
      db,
      sql`select assignment.id::int from judge_assignment assignment join comp_work work on work.id = assignment.work_id
        where assignment.judge_id = 15 and work.competition_id = ${OPEN} and assignment.state <> 'recused' order by 1 limit 1`,
    )
    const { body } = await client.get(`/api/judge/getTask?assignmentId=${row?.id}`)
    const url = String(Object(body.data).files[0].url)
    expect(url).toContain('/file-1/')
    const { status } = await app.fetch(new Request(`http://doorway.test${url}`), { ip: '10.0.0.1' })
    expect(status).toBe(200)
    await rename('file-1', 'video')
  })

  it('opens for its assignment and slot, while the session lasts', async () => {
    const { data } = await signIn('j02')
    const client = withToken(String(Object(data).token))
    const [row] = await rowsOf<{ id: number }>(
      db,
      sql`select assignment.id::int from judge_assignment assignment join comp_work work on work.id = assignment.work_id
        where assignment.judge_id = 15 and work.competition_id = ${OPEN} and assignment.state <> 'recused' order by 1 limit 1`,
    )
    const work: Schema<'JudgeWork'> = Object((await client.get(`/api/judge/getTask?assignmentId=${row?.id}`)).body.data)
    const url = required(work.files[0], 'file').url
    const statusOf = async (address: string) =>
      (await app.fetch(new Request(`http://doorway.test${address}`), { ip: '10.0.0.1' })).status
    expect(work.files.map(({ slot, label, ext }) => [slot, label, ext])).toEqual([
      ['video', '微课视频', 'mp4'],
      ['plan', '教学设计', 'docx'],
    ])
    expect(await statusOf(url)).toBe(200)
    expect(await statusOf(url.replace('/video/', '/plan/'))).toBe(404)
    expect(await statusOf(url.replace(`/file/${row?.id}/`, `/file/${Number(row?.id) + 1}/`))).toBe(404)
    expect(await statusOf(url.replace(/session=[0-9a-f]{8}/, 'session=00000000'))).toBe(404)
    const part = await app.fetch(new Request(`http://doorway.test${url}`, { headers: { range: 'bytes=4-7' } }), {
      ip: '10.0.0.1',
    })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
    const setState = (state: string) =>
      db.execute(
        sql`update judge_assignment set state = ${state}, recuse_reason = '与作品作者同校' where id = ${row?.id}`,
      )
    for (const state of ['recused', 'revoked']) {
      await setState(state)
      expect(await statusOf(url)).toBe(404)
    }
    await setState('assigned')
    expect(await statusOf(url)).toBe(200)
    await client.post('/api/auth/logout', {})
    expect(await statusOf(url)).toBe(404)
  })
})

// Last, since it plants names.
describe('what a judge reads', () => {
  it('is searched so that a planted name is found, in a field and in the bytes of a file', async () => {
    const [task] = await rowsOf<{ work: number; file: string }>(
      db,
      sql`select task.work_id::int as work, file.id::text as file from judge_assignment task
        join app_user judge on judge.id = task.judge_id and judge.username = 'j02'
        join judge_panel panel on panel.id = task.panel_id and panel.competition_id = ${OPEN}
        join comp_work_file held on held.work_id = task.work_id join file_object file on file.id = held.file_id
        where file.ext = 'mp4' order by task.id limit 1`,
    )
    const { work, file } = required(task, 'task')
    await db.execute(sql`update comp_work set anon_title = '林砚秋-CANARY 的课' where id = ${work}`)
    // A type that is sent as it is.
    const text = Buffer.from('CANARY in the bytes').toString('base64url')
    await db.execute(sql`update file_body set body = ${text} where file_id = ${file}::uuid`)
    await db.execute(sql`update file_object set ext = 'txt', mime = 'text/plain', media = null, size = 19
      where id = ${file}::uuid`)
    const leaks = leaksIn((await readDesk('j02')).read)
    expect(leaks.some((leak) => leak.startsWith('/api/judge/getTask') && leak.includes('林砚秋-CANARY 的课'))).toBe(
      true,
    )
    expect(leaks.some((leak) => leak.startsWith('/api/judge/file/') && leak.includes('CANARY in the bytes'))).toBe(true)
  })
})
