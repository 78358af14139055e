import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'

const { db, anonymous, as } = await openTestApp()
const visitor = anonymous()
const FINISHED = 2
const TITLE = '长方形的面积为什么是长乘宽'

const rowsIn = (body: { data: unknown }): Record<string, unknown>[] => Object(body.data).data
const idOf = async (title: string) => {
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`select id::float8 as id from comp_work where title = ${title} and competition_id = ${FINISHED}::bigint`,
  )
  if (!row) throw new Error(`There is no work ${title}.`)
  return row.id
}
const work = await idOf(TITLE)
const pageOf = (id: number, client = visitor) => client.get(`/api/portal/getContentDetail?type=work&id=${id}`)
const fileOf = (path: string, headers: Record<string, string> = {}) =>
  visitor.send(new Request(`http://doorway.test/api/portal/workFile/${path}`, { headers }))

/** Changes rows, looks, and puts them back as they were. */
async function whileSo(change: string, back: string, look: () => Promise<void>) {
  const run = async (statements: string) => {
    // One after the other: a prepared statement is a single one.
    for (const statement of statements.split('; ')) await db.execute(sql.raw(statement))
  }
  await run(change)
  try {
    await look()
  } finally {
    await run(back)
    // What comes back is new content as the publication of a result is.
    await run('update competition set year = year where id = 2')
  }
}

describe('the page of a work', () => {
  it('shows its award, author, files and the works next to it', async () => {
    const { status, body, headers } = await pageOf(work)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('public')
    const detail = Object(body.data)
    expect(detail).toMatchObject({
      type: 'work',
      title: TITLE,
      author: '林砚秋',
      work: {
        competitionId: FINISHED,
        awardName: '一等奖',
        groupName: '小学组',
        gardeName: '小学',
        courseName: '数学',
      },
    })
    expect(detail.work.certificateNo).toMatch(/^泽微课证〔\d{4}〕第\d{6}号$/)
    expect(detail.related.length).toBeGreaterThan(0)
    expect(detail.related.map(({ id }: { id: number }) => id)).not.toContain(work)
    for (const { name, url } of detail.attachments) {
      expect(name).not.toContain('林砚秋')
      expect(url).toMatch(new RegExp(`^/api/portal/workFile/${work}/`))
    }
    expect(detail.attachments.length).toBeGreaterThan(0)
  })

  it('has files of materials that were added in the editor of the competition', async () => {
    const rename = (from: string, to: string) =>
      `update comp_work_file set slot = '${to}' where work_id = ${work} and slot = '${from}'`
    await whileSo(rename('video', 'file-1'), rename('file-1', 'video'), async () =>
      expect((await fileOf(`${work}/file-1/0`)).status).toBe(200),
    )
  })

  it('has the same file addresses for people who have signed in', async () => {
    const [open, signedIn] = [await pageOf(work), await pageOf(work, await as('t_linyq'))]
    expect(Object(signedIn.body.data).attachments).toEqual(Object(open.body.data).attachments)
  })

  it.each([
    [
      'the result is not published',
      `update result_run set state = 'publicity' where state = 'published'`,
      `update result_run set state = 'published' where id = 2`,
    ],
    [
      'the competition has no published result',
      `update competition set state = 'announced' where id = 2`,
      `update competition set state = 'result_published' where id = 2`,
    ],
    [
      'the competition is removed',
      `update competition set deleted_at = now() where id = 2`,
      `update competition set deleted_at = null where id = 2`,
    ],
    [
      'works are not public yet',
      `update competition set works_public_from = '2099-01-01' where id = 2`,
      `update competition set works_public_from = '2020-01-01' where id = 2`,
    ],
    [
      'works are never public',
      `update competition set works_public_from = null where id = 2`,
      `update competition set works_public_from = '2020-01-01' where id = 2`,
    ],
    [
      'the award is revoked',
      `update award_grant set state = 'revoked', adjust_reason = '更正' where work_id = ${work} and state = 'final'`,
      `update award_grant set state = 'final', adjust_reason = null where work_id = ${work}`,
    ],
    [
      'the work is disqualified',
      `update comp_work set state = 'disqualified' where id = ${work}`,
      `update comp_work set state = 'awarded' where id = ${work}`,
    ],
    [
      'the work is withdrawn',
      `update comp_work set state = 'withdrawn' where id = ${work}`,
      `update comp_work set state = 'awarded' where id = ${work}`,
    ],
    [
      'the work is removed',
      `update comp_work set deleted_at = now() where id = ${work}`,
      `update comp_work set deleted_at = null where id = ${work}`,
    ],
    [
      'the entry is void',
      `update comp_entry set state = 'void' where id = (select entry_id from comp_work where id = ${work})`,
      `update comp_entry set state = 'school_passed' where id = (select entry_id from comp_work where id = ${work})`,
    ],
    [
      'the site is another',
      `update competition set site_id = 2 where id = 2`,
      `update competition set site_id = 1 where id = 2`,
    ],
  ])('is not there while %s, for visitors, its author and the super account', async (_, change, back) => {
    const [author, admin] = [await as('t_linyq'), await as('admin')]
    const shown = Object((await pageOf(work)).body.data).attachments.find(
      ({ id }: { id: string }) => id === 'video-0',
    ).url
    const file = shown.replace('/api/portal/workFile/', '')
    expect((await fileOf(file)).status).toBe(200)
    await whileSo(change, back, async () => {
      for (const client of [visitor, author, admin]) expect((await pageOf(work, client)).status).toBe(404)
      // A file belongs to its work, whatever site shows it.
      if (!change.includes('site_id')) expect((await fileOf(file)).status).toBe(404)
      const found = await visitor.get(`/api/portal/search?q=${encodeURIComponent(TITLE)}&type=work`)
      expect(rowsIn(found.body).map(({ id }) => id)).not.toContain(work)
      const winners = await visitor.get('/api/portal/winningWorks?competitionId=2&pageSize=100')
      for (const row of rowsIn(winners.body)) if (row['workId'] === work) expect(row['isPublic']).toBe(false)
      const map = await (await visitor.send(new Request('http://doorway.test/api/portal/sitemap.xml'))).text()
      expect(map).not.toContain(`type=work&amp;id=${work}<`)
    })
    expect((await pageOf(work)).status).toBe(200)
  })

  it('is not there for works in their blind period, without an award, absent or with a bad id', async () => {
    const [blind] = await rowsOf<{ id: number }>(
      db,
      sql`select id::float8 as id from comp_work where competition_id = 1 and state = 'judging' limit 1`,
    )
    expect((await pageOf(blind?.id ?? 0)).status).toBe(404)
    expect((await pageOf(await idOf('克与千克'))).status).toBe(404)
    expect((await pageOf(999_999)).status).toBe(404)
    expect((await visitor.get('/api/portal/getContentDetail?type=work&id=x')).status).toBe(400)
  })

  it('masks the author as the list of winners does', async () => {
    const author = `(select applicant_id from comp_entry entry join comp_work work on work.entry_id = entry.id where work.id = ${work})`
    await whileSo(
      // Names may stay in a cache for a minute; a change of the competition begins a new one.
      `update app_user set user_type = '5' where id = ${author}; update competition set year = year where id = 2`,
      `update app_user set user_type = '4' where id = ${author}; update competition set year = year where id = 2`,
      async () => {
        const { body } = await pageOf(work)
        expect(Object(body.data).author).toBe('林**')
        expect(JSON.stringify(body)).not.toContain('林砚秋')
      },
    )
  })

  it('is in search, in the site map and among the winners', async () => {
    const { body } = await visitor.get(`/api/portal/search?q=${encodeURIComponent('长方形的面积')}&type=work`)
    expect(rowsIn(body)).toMatchObject([{ type: 'work', id: work, title: TITLE }])
    const map = await (await visitor.send(new Request('http://doorway.test/api/portal/sitemap.xml'))).text()
    expect(map).toContain(`type=work&amp;id=${work}<`)
    const winners = rowsIn((await visitor.get('/api/portal/winningWorks?competitionId=2&pageSize=100')).body)
    expect(winners.find(({ workId }) => workId === work)?.['isPublic']).toBe(true)
    expect(winners.filter(({ kind }) => kind === 'organization').every(({ isPublic }) => isPublic === false)).toBe(true)
    const mine = await (
      await as('t_linyq')
    ).post('/api/competition/queryPageMyResultList', { currentPage: 1, pageSize: 100 })
    expect(rowsIn(mine.body).find(({ workId }) => workId === work)?.['isPublic']).toBe(true)
  })

  it('counts its readers', async () => {
    const { status } = await visitor.post('/api/portal/countView', { type: 'work', id: work })
    expect(status).toBe(200)
  })
})

describe('a file of a work', () => {
  it('comes whole or in part, named by its place in the work', async () => {
    const whole = await fileOf(`${work}/video/0`)
    expect(whole.status).toBe(200)
    const bytes = await whole.arrayBuffer()
    expect(whole.headers.get('content-disposition')).toContain(`${work}-video-1.mp4`)
    expect(whole.headers.get('cache-control')).toContain('public')
    const part = await fileOf(`${work}/video/0`, { range: 'bytes=2-5' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 2-5/${bytes.byteLength}`)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array(bytes.slice(2, 6)))
    const outside = await fileOf(`${work}/video/0`, { range: `bytes=${bytes.byteLength}-` })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${bytes.byteLength}`])
    const [hash] = await rowsOf<{ sha256: string }>(
      db,
      sql`select sha256 from comp_work_file where work_id = ${work}::bigint and slot = 'video'`,
    )
    expect(whole.headers.get('etag')).not.toContain(hash?.sha256.slice(0, 8))
  })

  it('that browsers cannot play says so, and is watched as its copy, which is not what is saved', async () => {
    const where = sql`id = (select file_id from comp_work_file where work_id = ${work}::bigint and slot = 'video')`
    const [video] = await rowsOf<{ id: string; media: unknown }>(
      db,
      sql`select id, media from file_object where ${where}`,
    )
    const filmOf = async () =>
      Object((await pageOf(work)).body.data).attachments.find(({ id }: { id: string }) => id === 'video-0')
    const original = await (await fileOf(`${work}/video/0`)).text()
    await db.execute(sql`update file_object set ext = 'mov', media = '{"seconds": 65, "picture":
      {"width": 1920, "height": 1080, "codec": "hevc"}, "sound": null}' where ${where}`)
    expect(await filmOf()).toMatchObject({ ext: 'mov', playback: 'unavailable' })
    const copy = crypto.randomUUID()
    await db.execute(sql`insert into file_object (id, sha256, size, ext, mime, name, place, created_at)
      values (${copy}::uuid, ${'0'.repeat(64)}, 4, 'mp4', 'video/mp4', 'copy.mp4', 'database', now())`)
    await db.execute(sql`insert into file_body (file_id, body) values (${copy}::uuid, 'Y29weQ')`)
    await db.execute(sql`insert into file_transcode (file_id, copy_id) values (${video?.id}::uuid, ${copy}::uuid)`)
    await db.execute(sql`update competition set year = year where id = ${FINISHED}::bigint`)
    expect(await filmOf()).toMatchObject({ ext: 'mp4', size: 4, playback: 'done' })
    expect(await (await fileOf(`${work}/video/0`)).text()).toBe('copy')
    expect(await (await fileOf(`${work}/video/0?download=1`)).text()).toBe(original)
    await db.execute(sql`delete from file_transcode where file_id = ${video?.id}::uuid`)
    await db.execute(sql`update file_object set ext = 'mp4',
      media = ${JSON.stringify(video?.media ?? null)}::jsonb where ${where}`)
    await db.execute(sql`update competition set year = year where id = ${FINISHED}::bigint`)
  })

  it('says nothing of the name that its author gave it', async () => {
    await db.execute(
      sql`update file_object set name = '林砚秋-砚池小学.mp4' where id = (select file_id from comp_work_file where work_id = ${work}::bigint and slot = 'video')`,
    )
    const { headers } = await fileOf(`${work}/video/0?download=1`)
    const sent = decodeURIComponent([...headers].join(' '))
    expect(sent).toContain('attachment')
    expect(sent).not.toContain('林砚秋')
    expect(JSON.stringify((await pageOf(work)).body)).not.toContain('林砚秋-')
  })

  it('is not there for another place, another work or a slot that is none', async () => {
    const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await fileOf(path)).status))
    expect(await statuses(`${work}/video/9`, `${work}/other/0`, '999999/video/0', '1/video/0')).toEqual([
      404, 404, 404, 404,
    ])
    expect(await statuses(`${work}/Video/0`, 'x/video/0', `${work}/video/100`)).toEqual([400, 400, 400])
  })
})

const certificateOf = async (title: string, order: 'asc' | 'desc' = 'desc') => {
  const [row] = await rowsOf<{ no: string; code: string }>(
    db,
    sql`select certificate.no, certificate.verify_code as code from certificate
      join award_grant on award_grant.id = award_grant_id join comp_work on comp_work.id = work_id
      where title = ${title} order by certificate.revoked_at is null ${sql.raw(order)}, certificate.id limit 1`,
  )
  if (!row) throw new Error('There is no certificate.')
  return row
}
const certificate = async (no: string, code?: string, client = visitor) => {
  const query = new URLSearchParams({ no, ...(code !== undefined && { code }) })
  return client.get(`/api/portal/certificate?${query.toString()}`)
}

describe('a certificate by its number', () => {
  it('names its holder to those who have its code', async () => {
    const { no, code } = await certificateOf(TITLE)
    const { status, body, headers } = await certificate(no, ` ${code.toLowerCase()} `)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).not.toContain('public')
    expect(body.data).toMatchObject({
      no,
      isVerified: true,
      holderName: '林砚秋',
      awardName: '一等奖',
      workTitle: TITLE,
      workId: work,
      state: 'valid',
      revokedFor: null,
    })
    for (const wrong of [undefined, 'AAAAAAAAAA', ''])
      expect((await certificate(no, wrong)).body.data).toMatchObject({ isVerified: false, holderName: '林**' })
    expect(JSON.stringify((await certificate(no)).body)).not.toContain(code)
    expect((await certificate(no, undefined, await as('admin'))).body.data).toMatchObject({ holderName: '林**' })
  })

  it('does not name a minor without consent, even with the code', async () => {
    const { no, code } = await certificateOf(TITLE)
    const author = `(select applicant_id from comp_entry entry join comp_work work on work.entry_id = entry.id where work.id = ${work})`
    await whileSo(
      `update app_user set user_type = '5' where id = ${author}`,
      `update app_user set user_type = '4' where id = ${author}`,
      async () =>
        expect((await certificate(no, code)).body.data).toMatchObject({ isVerified: true, holderName: '林**' }),
    )
  })

  it('names an organisation', async () => {
    const [row] = await rowsOf<{ no: string }>(
      db,
      sql`select no from certificate join award_grant on award_grant.id = award_grant_id where org_id is not null order by no limit 1`,
    )
    expect((await certificate(row?.no ?? '')).body.data).toMatchObject({
      isOrganization: true,
      holderName: '望川市砚池小学',
      workId: null,
    })
  })

  it('says that it was revoked and what takes its place, without the organiser’s words', async () => {
    const old = await certificateOf('分数墙上的秘密', 'asc')
    const fresh = await certificateOf('分数墙上的秘密')
    const { body } = await certificate(old.no)
    expect(body.data).toMatchObject({ state: 'revoked', revokedFor: 'replaced', replacedByNo: fresh.no })
    expect(JSON.stringify(body)).not.toContain('异议')
  })

  it('is not there before the result is published, for another site or under an unknown number', async () => {
    const { no, code } = await certificateOf(TITLE)
    expect((await certificate('泽微课证〔2025〕第999999号', code)).status).toBe(404)
    await whileSo(
      `update competition set state = 'announced' where id = 2`,
      `update competition set state = 'result_published' where id = 2`,
      async () => expect((await certificate(no, code)).status).toBe(404),
    )
    expect((await visitor.get(`/api/portal/certificate?siteCode=qingyu&no=${encodeURIComponent(no)}`)).status).toBe(404)
    expect((await visitor.get('/api/portal/certificate')).status).toBe(400)
  })
})

describe('a network', () => {
  it('reads so many certificates as its budget allows', async () => {
    const limited = await openTestApp({ networkBudget: { perSecond: 0.001, burst: 100 } })
    const client = limited.anonymous()
    const statuses = []
    for (const no of ['一', '二', '三']) statuses.push((await certificate(no, undefined, client)).status)
    expect(statuses).toEqual([404, 404, 429])
  })
})
