import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { onlyRow } from '../../db/only-row'
import { rowsOf } from '../../db/database'
import { openTestApp, type TestClient } from '../../testing/open-test-app'

const { as, anonymous, db, app } = await openTestApp()
const organiser = await as('comp01')
const FINISHED = 2
const RUNNING = 1
const REASON = '获奖者姓名登记有误'

interface Held {
  id: number
  no: string
  name: string
  username: string
  userId: number
}

/** Valid certificates of works with the sign-in names of their authors. */
const held = await rowsOf<Held>(
  db,
  sql`select certificate.id::int as id, certificate.no, holder_name as name, person.username, person.id::int as "userId"
    from certificate join award_grant held on held.id = award_grant_id join comp_work work on work.id = held.work_id
    join comp_entry entry on entry.id = work.entry_id join app_user person on person.id = entry.applicant_id
    where certificate.revoked_at is null and person.data_state = '0' and person.deleted_at is null order by certificate.id`,
)
const certificate = held[0]
if (!certificate) throw new Error('The demo has no valid certificate of a person.')

const post = (name: string, body: object, client: TestClient = organiser) =>
  client.post(`/api/certificate/${name}`, body)
const download = (no: string, client: TestClient) =>
  client.send(new Request(`http://doorway.test/api/certificate/download/${encodeURIComponent(no)}`))
const readText = async (response: Response) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await response.arrayBuffer())))
  return text.map((page) => page.replaceAll(/\s/g, ''))
}
const messagesOf = (userId: number) =>
  rowsOf<{ event: string; facts: Record<string, string> }>(
    db,
    sql`select event, facts from notification join notification_receipt receipt on receipt.notification_id = notification.id
      where receipt.user_id = ${userId} and event like 'certificate.%' order by notification.id`,
  )

describe('a certificate as PDF', () => {
  it('is for its holder and organisers, and absent for all others', async () => {
    const { no, name, username } = certificate
    expect((await download(no, anonymous())).status).toBe(401)
    expect((await download('无此证书', organiser)).status).toBe(404)
    expect((await download(no, await as('prov01'))).status).toBe(404)
    expect(username).not.toBe('t_xutb')
    expect((await download(no, await as('t_xutb'))).status).toBe(404)
    for (const client of [await as(username), organiser]) {
      const response = await download(no, client)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(`${no}.pdf`)
      const [page] = await readText(response)
      expect(page).toContain(`${name}：`)
      expect(page).toContain(no)
      expect(page).not.toContain('已作废')
    }
  })

  it('is written one after the other; what one person downloads more is refused for a moment', async () => {
    const { no, username } = certificate
    const holder = await as(username)
    // How many find a place depends on how close together they arrive.
    const many = await Promise.all(Array.from({ length: 40 }, () => download(no, holder)))
    const refused = many.filter(({ status }) => status === 503)
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(many.length - refused.length).toBeGreaterThanOrEqual(5)
    expect(refused[0]?.headers.get('retry-after')).toBe('2')
    expect((await download(no, holder)).status).toBe(200)
  })

  it('is for the guardian of a minor who holds it', async () => {
    const { id } = certificate
    const child = onlyRow(
      await rowsOf<{ userId: number; username: string }>(
        db,
        sql`select child.id::int as "userId", parent.username from guardian join app_user child on child.id = student_user_id
          join app_user parent on parent.id = parent_user_id
          where child.birth_date > '2010-01-01' and parent.deleted_at is null order by guardian.id limit 1`,
      ),
    )
    const guardian = await as(child.username)
    expect((await download(certificate.no, guardian)).status).toBe(404)
    const owner = sql`update comp_entry set applicant_id =`
    const which = sql`from certificate, award_grant held, comp_work work where certificate.id = ${id}
      and held.id = award_grant_id and work.id = held.work_id and comp_entry.id = work.entry_id`
    await db.execute(sql`${owner} ${child.userId} ${which}`)
    expect((await download(certificate.no, guardian)).status).toBe(200)
    await db.execute(sql`update app_user set birth_date = '1990-01-01' where id = ${child.userId}`)
    expect((await download(certificate.no, guardian)).status).toBe(404)
    await db.execute(sql`${owner} ${certificate.userId} ${which}`)
  })

  it('is refused to the holder of a revoked one, who reads the reason, and marked for organisers', async () => {
    const { id, no, username, userId } = certificate
    await post('revoke', { id, reason: REASON })
    expect(await messagesOf(userId)).toEqual([{ event: 'certificate.revoked', facts: { no, reason: REASON } }])
    const refused = await download(no, await as(username))
    expect(await refused.json()).toMatchObject({
      success: false,
      code: 'CERTIFICATE_REVOKED',
      msg: '该证书已作废，不能下载',
    })
    expect((await readText(await download(no, organiser)))[0]).toContain('已作废')
    const { body } = await post('reissue', { id, reason: REASON, holderName: '林砚秋（改）' })
    const fresh = Object(body.data)
    expect((await messagesOf(userId)).at(-1)).toEqual({
      event: 'certificate.reissued',
      facts: { no, newNo: fresh.no, reason: REASON },
    })
    expect((await readText(await download(fresh.no, await as(username))))[0]).toContain('林砚秋（改）')
  })
})

describe('all certificates of a competition', () => {
  it('are one file that a background task makes, without the revoked ones', async () => {
    expect((await post('exportBatch', { competitionId: RUNNING })).body).toMatchObject({
      code: 'CERTIFICATE_NONE_VALID',
    })
    const { body } = await post('exportBatch', { competitionId: FINISHED })
    const { jobId } = Object(body.data)
    await app.tasks.settled()
    const task = Object((await organiser.get(`/api/task/getTask?id=${jobId}`)).body.data)
    expect(task).toMatchObject({ kind: 'certificates', state: 'done', fileName: '云泽省第二届中小学微课大赛-证书.pdf' })
    const path = `http://doorway.test/api/file/download/${jobId}`
    expect((await (await as('prov01')).send(new Request(path))).status).toBe(404)
    const file = await organiser.send(new Request(path))
    expect(file.headers.get('content-type')).toBe('application/pdf')
    const pages = await readText(file)
    const numbers = await rowsOf<{ no: string }>(
      db,
      sql`select no from certificate where revoked_at is null order by id`,
    )
    expect([task.done, task.total, pages.length]).toEqual([numbers.length, numbers.length, numbers.length])
    expect(pages.map((page, index) => page.includes(numbers[index]?.no ?? '-'))).not.toContain(false)
  })

  it('are not made for who has lost the code meanwhile', async () => {
    const { body } = await post('exportBatch', { competitionId: FINISHED })
    await app.tasks.settled()
    const { jobId } = Object(body.data)
    await db.execute(sql`update task set state = 'cancelled' where id = ${jobId}`)
    await db.execute(sql`delete from role_menu where menu_id in
      (select id from menu where permission_code = 'comp:cert:issue')`)
    await organiser.post('/api/task/retry', { id: jobId })
    await app.tasks.settled()
    expect(await rowsOf(db, sql`select state from task where id = ${jobId}`)).toEqual([{ state: 'failed' }])
  })
})

describe('a sample of a template', () => {
  const draft = {
    competitionId: FINISHED,
    orientation: 'portrait',
    name: '样张',
    title: '荣誉证书',
    body: '{holder}荣获{award}。',
    issuer: '组委会',
    numberRule: '{code}{year}{seq:4}',
  }

  it('says that it is one, and is refused with a fault', async () => {
    const response = await organiser.send(
      new Request('http://doorway.test/api/certificate/previewTemplate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(draft),
      }),
    )
    const [page] = await readText(response)
    expect(page).toMatch(/荣誉证书王小明荣获一等奖。组委会.*样张/)
    expect((await post('previewTemplate', { ...draft, body: '{x}' })).body.errors).toMatchObject([{ field: 'body' }])
  })
})
