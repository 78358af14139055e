import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { openTestApp } from '../../testing/open-test-app'

const { app, db, as, clock } = await openTestApp()
const auditor = await as('audit01')

/** A task of the auditor's as a server left it. */
async function leaveTask(state: string, { attempts = 0, heartbeat = 'now()', params = {} } = {}): Promise<string> {
  const order = { type: 'loginLog', conditions: {}, columns: ['at', 'usernameTried'], ...params }
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into task (kind, state, params, owner_id, request_id, ip, locale, attempts, heartbeat_at, created_at)
      select 'export', ${state}, ${JSON.stringify(order)}::jsonb, id, 'r-1', '10.0.0.1', 'zh', ${attempts},
      ${sql.raw(heartbeat)}, now() from app_user where username = 'audit01' returning id`,
  )
  return row?.id ?? ''
}

async function taskOf(id: string): Promise<Record<string, unknown>> {
  const { body } = await auditor.get(`/api/task/getTask?id=${id}`)
  return Object(body.data)
}

async function runAll(): Promise<void> {
  app.tasks.start()
  await app.tasks.settled()
}

describe('a task', () => {
  it('whose server is gone is taken over by the next one', async () => {
    const left = await leaveTask('running', { attempts: 1, heartbeat: "now() - interval '2 minutes'" })
    const alive = await leaveTask('running', { attempts: 1 })
    await runAll()
    expect(await taskOf(left)).toMatchObject({ state: 'done', fileName: '登录日志-20261121.xlsx' })
    expect(await taskOf(alive)).toMatchObject({ state: 'running' })
  })

  it('that has lost its server three times fails in words', async () => {
    const id = await leaveTask('running', { attempts: 3, heartbeat: "now() - interval '2 minutes'" })
    await runAll()
    expect(await taskOf(id)).toMatchObject({ state: 'failed', msg: '服务器多次中断，任务未完成', fileName: null })
  })

  it('fails when its person may no longer do it, and can be tried again', async () => {
    const id = await leaveTask('queued', { params: { type: 'user', columns: ['username'] } })
    await runAll()
    expect(await taskOf(id)).toMatchObject({ state: 'failed', msg: '您没有权限执行此操作' })
    const again = await auditor.post('/api/task/retry', { id })
    expect(again.body.data).toMatchObject({ id, state: 'queued', msg: '' })
    await app.tasks.settled()
    expect(await taskOf(id)).toMatchObject({ state: 'failed' })
  })

  it('that is cancelled stays so, and is not run', async () => {
    const id = await leaveTask('queued')
    expect((await auditor.post('/api/task/cancel', { id })).body.data).toMatchObject({ state: 'cancelled' })
    await runAll()
    expect(await taskOf(id)).toMatchObject({ state: 'cancelled' })
    const done = await leaveTask('queued')
    await runAll()
    expect((await auditor.post('/api/task/cancel', { id: done })).body.data).toMatchObject({ state: 'done' })
    expect((await auditor.post('/api/task/retry', { id: done })).body.code).toBe('TASK_NOT_RETRYABLE')
  })

  it('of somebody else is not there', async () => {
    const id = await leaveTask('queued')
    const other = await as('prov01')
    expect((await other.get(`/api/task/getTask?id=${id}`)).status).toBe(404)
    expect((await other.post('/api/task/cancel', { id })).status).toBe(404)
    const { body } = await other.post('/api/task/queryPageTaskList', { currentPage: 1, pageSize: 10 })
    expect(body.data).toMatchObject({ total: 0 })
  })

  it('keeps its file for a day', async () => {
    const id = await leaveTask('queued')
    await runAll()
    const file = () => auditor.send(new Request(`http://doorway.test/api/file/download/${id}`))
    expect((await file()).status).toBe(200)
    await db.execute(sql`update task set expires_at = ${clock.now().toISOString()} where id = ${id}`)
    expect((await file()).status).toBe(404)
  })

  it('is found by state, the newest first', async () => {
    const { body } = await auditor.post('/api/task/queryPageTaskList', {
      currentPage: 1,
      pageSize: 50,
      t: { state: 'done' },
    })
    const { data, total }: { data: { state: string; createdAt: string }[]; total: number } = Object(body.data)
    expect(total).toBe(data.length)
    expect(data.every(({ state }) => state === 'done')).toBe(true)
  })
})
