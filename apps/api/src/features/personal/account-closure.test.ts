import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { rowsOf } from '../../db/database'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import type { Mail } from '../../mail/mailer'
import type { TextMessage } from '../../mail/texter'
import { seal } from '../../security/personal-data'
import { openTestApp } from '../../testing/open-test-app'
import { searchDatabase } from '../../testing/search-database'
import { solvedChallenge } from '../../testing/solve-challenge'
import { uploadFile, uploadPicture } from '../../testing/upload-picture'
import { sweepRemovals } from '../files/file-removal.service'
import { closeDueAccounts } from './account-closure.service'
import { fileReferences } from './removal/own-files.queries'

const waiting: Mail[] = []
/** A mail server that refuses, and repeats in its refusal whom the message was for. */
const mailer = {
  isConnected: true,
  send: (mail: Mail) => Promise.reject(new Error(`550 5.1.1 <${mail.to}> later ${waiting.push(mail)}`)),
}
const texts: TextMessage[] = []
const texter = {
  isConnected: true,
  send: (text: TextMessage) => Promise.reject(new Error(`no route to ${text.to}, try ${texts.push(text)}`)),
}
const budget = { networkBudget: { perSecond: 1e6, burst: 1e6 } }
const server = await openTestApp(budget, { mailer, texter })
const { app, as, anonymous, clock, db, files, secrets, signIn, uploads, withToken } = server
const one = async (query: ReturnType<typeof sql>) => Object((await rowsOf(db, query))[0])
const idOf = async (username: string) =>
  Number((await one(sql`select id from app_user where username = ${username}`)).id)

/** Values that occur nowhere else, by what they are. */
const planted = {
  name: '訾嬿婉',
  username: 'planted_zi',
  mobile: '16177778881',
  idCard: '380102198807237313',
  email: 'zi.planted@doorway.example',
  staffNumber: 'PLANTSTAFF77',
  remark: '備註植入甲',
  title: '描述植入乙',
  detail: '详情植入丙',
  picture: 'data:image/png;base64,UExBTlRFRA==',
  device: 'PlantedBrowser/7.7',
  network: '10.177.88.99',
  reason: '理由植入丁，照顾父母',
  draft: '草稿植入戊',
  draftFile: '草稿文件植入己',
  entryContact: '联系植入庚',
}
const LATER = 16 * 24 * 60

/** What the page of the request says will stay: the logs, and announced results. */
const stays = new Set(['operation_log', 'login_log', 'pii_access_log'])
const findings = async () =>
  (await searchDatabase(db, secrets, Object.values(planted))).filter(({ table }) => !stays.has(table))
const storedBytes = async () => {
  const names = await readdir(uploads, { recursive: true, withFileTypes: true })
  return Promise.all(
    names.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  )
}
const close = () => closeDueAccounts({ db, clock, secrets })

/** Makes a teacher of the demo a person with planted values wherever people leave values, mostly by their own calls. */
async function plantPerson(): Promise<number> {
  const id = await idOf('t_zhoush')
  const mobile = await seal(secrets, planted.mobile)
  const idCard = await seal(secrets, planted.idCard)
  await db.execute(sql`update app_user set username = ${planted.username}, name = ${planted.name},
    mobile_enc = ${mobile.enc}, mobile_hash = ${mobile.hash}, id_card_enc = ${idCard.enc}, id_card_hash = ${idCard.hash},
    email = ${planted.email}, remark = ${planted.remark}, disc_title = ${planted.title}, disc_detail = ${planted.detail},
    img_path = ${planted.picture} where id = ${id}`)
  await db.execute(sql`insert into user_teacher (user_id, user_duty_type, user_number) values (${id}, '1', ${planted.staffNumber})
    on conflict (user_id) do update set user_number = excluded.user_number`)
  await signIn(planted.username, 'Wrong@2026', planted.network)
  const login = new Request('http://doorway.test/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': planted.device },
    body: JSON.stringify({ username: planted.username, password: STORY_PASSWORD }),
  })
  const response = await app.fetch(login, { ip: planted.network })
  const { data } = await response.json()
  const person = withToken(data.token)

  const fileId = await uploadFile(person, `${planted.name}-${planted.draftFile}.txt`, Buffer.from(planted.draftFile))
  const resource = await person.post('/api/resource/insertOrUpdate', {
    title: planted.draft,
    kind: 'plan',
    copyright: 'own',
    gardeId: '2',
    courseId: '0202',
    range: 'public',
    author: planted.name,
    fileIds: [fileId],
  })
  expect(resource.body).toMatchObject({ success: true })
  await uploadPicture(person, 'unused')
  const unfinished = { name: `${planted.name}.txt`, size: 5, sha256: 'b'.repeat(64) }
  await person.post('/api/file/upload/create', unfinished)
  const document = await uploadPicture(person, planted.name)
  const change = await person.post('/api/changeSchool/submit', {
    userId: id,
    kind: 'transfer',
    toSchoolId: 14,
    effectiveOn: '2026-11-21',
    reason: planted.reason,
    fileIds: [document],
  })
  expect(change.body).toMatchObject({ success: true })
  for (const kind of ['email', 'mobile']) await person.post('/api/personal/contact/sendCode', { kind })
  const question = await person.post('/api/preschool/ask', { question: `${planted.reason}，怎么办？` })
  expect(question.body).toMatchObject({ success: true })
  await vi.waitFor(() => expect([waiting.length, texts.length]).toEqual([1, 1]))
  await person.post('/api/personal/exportMyData', { password: STORY_PASSWORD })
  await app.tasks.settled()
  const proof = await solvedChallenge(anonymous(), planted.username)
  await anonymous().post('/api/auth/forgot/start', { username: planted.username, ...proof })
  return id
}

/** Rows that other people's work leaves about a person. */
async function plantTraces(id: number): Promise<void> {
  const guardian = await seal(secrets, JSON.stringify({ name: planted.name, mobile: planted.mobile }))
  const contact = Buffer.from((await seal(secrets, planted.entryContact)).enc)
  const school = await idOf('ycxx_school01')
  const at = clock.now().toISOString()
  await db.execute(sql`insert into registration_request (track_no, user_type, username, name, email, school_id, area_code,
      guardian_enc, consents, state, submitted_at, ip, decided_by, decided_at, user_id)
    values ('PLANTED-0001', '4', ${planted.username}, ${planted.name}, ${planted.email}, 8, '380102', ${guardian.enc}, '[]',
      'approved', ${at}, ${planted.network}, ${school}, ${at}, ${id})`)
  await db.execute(sql`insert into notification (event, facts, recipients, send_at, created_at)
    values ('registration.submitted', ${JSON.stringify({ name: planted.name })}::jsonb, 2, ${at}, ${at})`)
  await db.execute(sql`insert into notification_receipt (notification_id, user_id, is_named)
    select max(id), ${school}, true from notification`)
  await db.execute(sql`insert into notification (title, body, sender_id, sender_name, recipients, send_at, created_at)
    values ('会议', '周三下午', ${id}, ${planted.name}, 1, ${at}, ${at})`)
  await db.execute(sql`update cms_article set author = ${planted.name}, created_by = ${id}
    where id = (select min(id) from cms_article where state = 'approved')`)
  await db.execute(sql`update cms_article_revision set fields = ${JSON.stringify({ author: planted.name })}::jsonb
    where article_id = (select id from cms_article where author = ${planted.name})`)
  await db.execute(sql`update resource set owner_id = ${id}, author = ${planted.name}
    where id = (select min(id) from resource where state = 'on_shelf' and range = 'public' and kind = 'micro')`)
  await db.execute(sql`update file_object set owner_id = ${id}, name = ${`${planted.name}的课件.pptx`} where id = (
    select file_id from resource_file join resource on resource.id = resource_id
    where owner_id = ${id} and state = 'on_shelf' limit 1)`)
  await db.execute(sql`insert into objection (competition_id, complainant_id, real_name, unit, contact_enc, content, state, created_at)
    values (1, ${id}, ${planted.name}, '砚池小学', ${contact}, '名次有误', 'received', ${at})`)
  await db.execute(sql`insert into judge_profile (user_id, title, expertise, state, updated_at, updated_by)
    values (${id}, '一级教师', ${planted.detail}, 'pool', ${at}, ${id})`)
  await db.execute(sql`insert into import_job (id, kind, mode, file_name, fields, state, owner_id, created_at, expires_at)
    values ('00000000-0000-4000-8000-000000000077', 'user', 'skip', 'people.xlsx', '[]', 'committed', ${school}, ${at},
      ${at}::timestamptz + interval '90 days')`)
  await db.execute(sql`insert into import_row (job_id, row_no, state, cells, entity_id, label)
    values ('00000000-0000-4000-8000-000000000077', 1, 'created', ${guardian.enc}, ${String(id)}, ${planted.name})`)
  await db.execute(sql`update comp_entry set applicant_id = ${id}, snapshot = ${JSON.stringify({ applicantName: planted.name })}::jsonb
    where id = (select min(id) from comp_entry where id not in (select work.entry_id from comp_work work
      join award_grant held on held.work_id = work.id) and competition_id = 4)`)
  await db.execute(sql`update comp_entry_member set user_id = ${id}, name = ${planted.name} where role = 'author'
    and entry_id = (select id from comp_entry where snapshot ->> 'applicantName' = ${planted.name})`)
}

describe('a closed account', () => {
  it('leaves no value of the person in tables, files, results, caches, messages and log lines, except what the page names', async () => {
    const id = await plantPerson()
    await plantTraces(id)
    await db.execute(sql`update data_version set version = version + 1`)
    const { id: articleId } = await one(sql`select id::float8 from cms_article where author = ${planted.name}`)
    const { id: resourceId } = await one(sql`select id::float8 from resource
      where owner_id = ${id} and state = 'on_shelf'`)
    const reader = await as('t_linyq')
    const cached = [
      '/api/portal/getHome',
      '/api/portal/articles?columnCode=news&pageSize=50',
      `/api/portal/search?q=${encodeURIComponent(planted.name)}`,
      `/api/portal/suggestions?q=${encodeURIComponent(planted.name)}`,
      '/api/portal/resources?kind=micro&pageSize=50',
    ]
    const shown = async () => {
      const article = await anonymous().get(`/api/portal/getContentDetail?type=article&id=${articleId}`)
      const resource = await reader.get(`/api/portal/getContentDetail?type=resource&id=${resourceId}`)
      return [article, resource].map(({ body }) => JSON.stringify(body).includes(planted.name))
    }
    const countCached = async () => {
      const responses = await Promise.all(cached.flatMap((path) => [anonymous().get(path), reader.get(path)]))
      return responses.filter(({ body }) => JSON.stringify(body.data).includes(planted.name)).length
    }
    expect(await shown()).toEqual([true, true])
    expect(await countCached()).toBeGreaterThan(0)
    const before = await findings()
    const found = new Set(before.map(({ value }) => value))
    expect(Object.entries(planted).filter(([, value]) => !found.has(value) && value !== planted.draftFile)).toEqual([])
    expect((await storedBytes()).some((bytes) => bytes.includes(planted.draftFile))).toBe(true)

    const { data } = await signIn(planted.username, STORY_PASSWORD, planted.network)
    await withToken(Object(data).token).post('/api/personal/deleteAccount', { password: STORY_PASSWORD })
    clock.advanceMinutes(LATER)
    await close()
    await sweepRemovals({ db, files })

    expect(await findings()).toEqual([])
    const bytes = await storedBytes()
    expect(bytes.filter((text) => text.includes(planted.draftFile) || text.includes(planted.name))).toEqual([])
    expect(await shown()).toEqual([false, false])
    expect(await countCached()).toBe(0)
    expect(waiting.map(({ to }) => to)).toContain(planted.email)
    expect(server.logged.length).toBeGreaterThan(0)
    const lines = server.logged.join('\n')
    expect(Object.entries(planted).filter(([, value]) => lines.includes(value))).toEqual([])
  }, 60_000)

  it('of a person whom an administrator deleted is removed thirty days later', async () => {
    const id = await idOf('t_xutb')
    const { mobile_hash: mobile } = await one(sql`select mobile_hash from app_user where id = ${id}`)
    expect(mobile).toEqual(expect.any(String))
    const admin = withToken(Object((await signIn('admin')).data).token)
    await admin.post('/api/userInfo/deleteUserInfo', { ids: [id] })
    await close()
    expect(await one(sql`select mobile_hash from app_user where id = ${id}`)).toEqual({ mobile_hash: mobile })
    clock.advanceMinutes(31 * 24 * 60)
    await close()
    await close()
    const row = await one(sql`select name, mobile_hash from app_user where id = ${id}`)
    expect(row).toEqual({ name: '已注销用户', mobile_hash: null })
    const rows = await rowsOf(db, sql`select 1 from operation_log where action = 'user.close' and actor_id = ${id}`)
    expect(rows).toHaveLength(1)
  })

  it('considers every column that refers to files', async () => {
    const rows = await rowsOf<{ table: string; column: string }>(
      db,
      sql`select k.table_name as table, k.column_name as column from information_schema.key_column_usage k
        join information_schema.table_constraints c on c.constraint_name = k.constraint_name
        join information_schema.constraint_column_usage u on u.constraint_name = k.constraint_name
        where c.constraint_type = 'FOREIGN KEY' and u.table_name = 'file_object'`,
    )
    // The bytes of a file, its poster, the copies made of it, and the hashes of its frames, go with it.
    const own = new Set(
      ['file_body', 'file_copy', 'file_poster', 'file_transcode', 'film_frame'].map((table) => `${table}.file_id`),
    )
    const known = fileReferences.map((pair) => pair.join('.'))
    expect(
      rows
        .map(({ table, column }) => `${table}.${column}`)
        .filter((pair) => !own.has(pair))
        .toSorted(),
    ).toEqual(known.toSorted())
  })
})
