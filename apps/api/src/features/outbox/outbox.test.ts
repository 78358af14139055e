import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rowsOf } from '../../db/database'
import { people } from '../../demo/people-rows'
import type { Mail, Mailer } from '../../mail/mailer'
import { noTexter } from '../../mail/texter'
import { openTestApp } from '../../testing/open-test-app'
import { deliverDue } from './outbox.service'

const sent: Mail[] = []
let problem: Error | undefined
let refused = 0
const mailer: Mailer = {
  isConnected: true,
  send: (mail) => {
    if (problem) {
      refused++
      return Promise.reject(problem)
    }
    sent.push(mail)
    return Promise.resolve()
  },
}
const { app, as, db, clock, secrets, signIn, withToken } = await openTestApp({}, { mailer })
const admin = await as('admin')
const idOf = (username: string) => people.find((person) => person.username === username)?.id ?? 0
const id = idOf('t_linyq')
const log = { error: vi.fn(), warn: vi.fn() }
const deliver = () => deliverDue({ db, clock, secrets, mailer, texter: noTexter, log })
const reset = async (userId = id) => Object((await admin.post('/api/userInfo/resetPassword', { id: userId })).body).data
const rows = () =>
  rowsOf<{ payload: string | null; attempts: number; sent_at: Date | null }>(
    db,
    sql`select payload, attempts, sent_at from outbox_message where user_id = ${id} order by created_at desc, id limit 1`,
  )

beforeEach(async () => {
  sent.length = 0
  problem = undefined
  refused = 0
  await db.execute(sql`delete from outbox_message`)
  await db.execute(sql`update app_user set email = 'lin@doorway.example' where id = ${id}`)
})

describe('a one-time password', () => {
  it('goes to its owner and to nobody else', async () => {
    const data = await reset()
    expect(data).toEqual({ password: null, sentTo: 'l***@doorway.example' })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    const [mail] = sent
    expect(mail?.to).toBe('lin@doorway.example')
    const password = /一次性密码：(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await signIn('t_linyq', password)).toMatchObject({ success: true })
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ payload: null, sent_at: expect.anything() }]))
  })

  it('is shown to the caller when its owner has no mailbox', async () => {
    await db.execute(sql`update app_user set email = null where id = ${id}`)
    expect(await reset()).toEqual({ password: expect.any(String), sentTo: null })
    expect(await rows()).toEqual([])
  })

  it('is sealed in the database while it waits', async () => {
    problem = new Error('refused')
    await reset()
    await vi.waitFor(() => expect(refused).toBe(1))
    expect((await rows())[0]?.payload).not.toMatch(/lin@|密码/)
  })
})

describe('a message that was not sent', () => {
  it('is tried again later, by one server, until it has expired', async () => {
    problem = new Error('450 busy')
    await reset()
    await vi.waitFor(() => expect(refused).toBe(1))
    problem = undefined
    await deliver()
    expect(sent).toEqual([])
    clock.advanceMinutes(11)
    await Promise.all([deliver(), deliver()])
    expect(sent).toHaveLength(1)
  })

  it('is not sent after its end, and its content is removed', async () => {
    problem = new Error('450 busy')
    await reset()
    await vi.waitFor(() => expect(refused).toBe(1))
    problem = undefined
    clock.advanceMinutes(25 * 60)
    await deliver()
    expect(sent).toEqual([])
    expect(await rows()).toMatchObject([{ payload: null, sent_at: null }])
  })

  it('is not lost with the change it tells of: a reset that is refused stores none', async () => {
    const { token } = Object((await signIn('admin')).data)
    const { body } = await withToken(token).post('/api/userInfo/resetPassword', { id: idOf('secop') })
    expect(body.code).toBe('SECOND_PERSON_NEEDED')
    await app.tasks.settled()
    expect(await rowsOf(db, sql`select id from outbox_message`)).toEqual([])
  })
})
