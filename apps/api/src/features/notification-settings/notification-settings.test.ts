import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rowsOf } from '../../db/database'
import type { Mail } from '../../mail/mailer'
import type { TextMessage } from '../../mail/texter'
import { searchHash } from '../../security/personal-data'
import { openTestApp } from '../../testing/open-test-app'
import { eventKinds, eventSentences } from '../notifications/events'
import { notify } from '../notifications/notify'
import { deliverDue } from '../outbox/outbox.service'
import { takeForwards } from './notification-settings.queries'

const mails: Mail[] = []
const texts: TextMessage[] = []
const mailer = { isConnected: true, send: (mail: Mail) => Promise.resolve(void mails.push(mail)) }
const texter = { isConnected: true, send: (text: TextMessage) => Promise.resolve(void texts.push(text)) }
const { anonymous, as, clock, db, secrets } = await openTestApp({}, { mailer, texter })
const teacher = await as('t_linyq')
const log = { error: vi.fn(), warn: vi.fn() }
const userId = Number(Object((await rowsOf(db, sql`select id from app_user where username = 't_linyq'`))[0]).id)

const settings = async () => Object((await teacher.get('/api/notification/getSettings')).body.data)
const save = async (rows: object[]) => (await teacher.post('/api/notification/saveSettings', { rows })).body
const row = (kind: string, more: object = {}) => ({ kind, site: true, mail: false, sms: false, ...more })
const unread = async () => Object((await teacher.get('/api/notification/unread')).body.data).unread
const report = (title: string) =>
  db.transaction((tx) => notify(tx, { clock }, { userId, event: 'resource.pass', facts: { title } }))
async function verifyEmail(): Promise<void> {
  const hash = await searchHash(secrets, 't_linyq@doorway.example')
  await db.execute(sql`insert into verified_contact (user_id, kind, value_hash, verified_at)
    values (${userId}, 'email', ${hash}, now())`)
}
/** What the maintenance does. */
async function forward(): Promise<void> {
  const { forwardEvents } = await import('./notification-settings.service')
  const context: Parameters<typeof forwardEvents>[0] = Object({ db, clock, secrets, mailer, texter, log })
  await forwardEvents(context)
  await deliverDue({ db, clock, secrets, mailer, texter, log })
}

beforeEach(async () => {
  mails.length = 0
  texts.length = 0
  for (const table of ['notification_setting', 'verified_contact', 'outbox_message', 'notification'])
    await db.execute(sql`delete from ${sql.identifier(table)}`)
})

describe('settings of notifications', () => {
  it('need a sign-in and a known kind', async () => {
    expect((await anonymous().get('/api/notification/getSettings')).status).toBe(401)
    expect((await teacher.post('/api/notification/saveSettings', { rows: [row('weather')] })).status).toBe(400)
  })

  it('begin with the site alone, which stays on for what concerns the account', async () => {
    const { rows, canMail, canSms } = await settings()
    expect(rows.map(({ kind, site, mail, sms }: never) => ({ kind, site, mail, sms }))).toEqual(
      ['review', 'competition', 'account', 'task'].map((kind) => row(kind)),
    )
    expect([canMail, canSms]).toEqual([false, false])
    const saved = await save([row('review', { site: false }), row('account', { site: false })])
    expect(Object(saved.data).rows.map(({ site }: { site: boolean }) => site)).toEqual([false, true, true, true])
  })

  it('offer mail and text messages only to a confirmed address', async () => {
    expect((await save([row('review', { mail: true })])).code).toBe('CONTACT_UNVERIFIED')
    expect((await save([row('review', { sms: true })])).code).toBe('CONTACT_UNVERIFIED')
    await verifyEmail()
    expect((await settings()).canMail).toBe(true)
    expect(await save([row('review', { mail: true })])).toMatchObject({ success: true })
  })

  it('cover every event of the server, in the database as well', async () => {
    const parts = [...new Set(Object.keys(eventSentences).map((event) => event.split('.')[0] ?? ''))]
    const known = new Map<string, string>(
      Object.entries(eventKinds).flatMap(([kind, names]) => names.map((name) => [name, kind])),
    )
    for (const part of parts) {
      const [found] = await rowsOf(db, sql`select notification_kind(${`${part}.x`}) as kind`)
      expect([part, found]).toEqual([part, { kind: known.get(part) }])
    }
  })
})

describe('an event', () => {
  it('of a muted kind is not listed and not counted; others are', async () => {
    await report('静音之前')
    expect(await unread()).toBe(1)
    await save([row('review', { site: false })])
    expect(await unread()).toBe(0)
    await db.transaction((tx) => notify(tx, { clock }, { userId, event: 'task.done', facts: { name: '导出' } }))
    expect(await unread()).toBe(1)
  })

  it('goes to the confirmed mailbox once, in the language of the settings', async () => {
    await verifyEmail()
    await save([row('review', { mail: true })])
    await report('分数的意义')
    await Promise.all([forward(), forward()])
    await vi.waitFor(() => expect(mails).toHaveLength(1))
    expect(mails[0]).toMatchObject({ to: 't_linyq@doorway.example', subject: expect.stringContaining('分数的意义') })
    await forward()
    expect(mails).toHaveLength(1)
    await db.execute(sql`update notification_setting set locale = 'en'`)
    await report('Fractions')
    await forward()
    await vi.waitFor(() => expect(mails).toHaveLength(2))
    expect(mails[1]?.subject).toMatch(/Fractions.*was approved/)
    expect(texts).toEqual([])
  })

  it('does not go to a mailbox that has changed since, or to people who have set nothing', async () => {
    await verifyEmail()
    await save([row('review', { mail: true })])
    await db.execute(sql`update app_user set email = 'other@doorway.example' where id = ${userId}`)
    await report('不应寄出')
    await forward()
    expect([mails, await db.transaction((tx) => takeForwards(tx, clock.now()))]).toEqual([[], []])
    await db.execute(sql`update app_user set email = 't_linyq@doorway.example' where id = ${userId}`)
  })
})
