import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { type Config, readConfig } from '../config'
import { DEMO_KEY, STORY_PASSWORD } from '../demo/demo-secrets'
import { openAnchorStore } from '../node/anchor-file'
import { openTestApp } from '../testing/open-test-app'
import { commands } from './commands'

const folder = await mkdtemp(join(tmpdir(), 'doorway-admin-'))
afterAll(() => rm(folder, { recursive: true }))
const DATA_KEY = Buffer.from(DEMO_KEY).toString('base64')
const config: Config = readConfig({ DATA_DIR: folder, DATA_KEY })
const { app, db, signIn } = await openTestApp({}, { anchorStore: await openAnchorStore(config) })

async function run(name: string, ...args: string[]) {
  const lines: string[] = []
  const code = await commands[name]?.({ db, config, args, say: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

describe('npm run admin', () => {
  it('unlocks a name', async () => {
    for (let index = 0; index < 5; index += 1) await signIn('t_linyq', 'Wrong@2026', '10.130.0.1')
    expect((await signIn('t_linyq', STORY_PASSWORD, '10.130.0.1')).success).toBe(false)
    expect(await run('unlock', '--name', 'T_LINYQ')).toEqual({ code: 0, text: 't_linyq may sign in again.' })
    expect((await signIn('t_linyq', STORY_PASSWORD, '10.130.0.1')).success).toBe(true)
    expect((await run('unlock', '--name', 't_linyq')).text).toBe('t_linyq was not locked.')
  })

  it('unlocks a network', async () => {
    await db.execute(sql`
      insert into sign_in_guard (kind, subject, window_start, failures)
      values ('network', '10.131.0', '2026-11-21 09:00:00+08', 100)`)
    expect((await signIn('t_linyq', STORY_PASSWORD, '10.131.0.1')).success).toBe(false)
    expect((await run('unlock', '--network', '10.131.0')).code).toBe(0)
    expect((await signIn('t_linyq', STORY_PASSWORD, '10.131.0.1')).success).toBe(true)
    await expect(run('unlock')).rejects.toThrow(/Usage/)
  })

  it('verifies the logs, and finds an end that was cut off by the file of anchors', async () => {
    await app.anchorLogs()
    const whole = await run('verify-logs')
    expect(whole).toEqual({ code: 0, text: expect.stringMatching(/^operation: intact, \d+ rows\nlogin: intact/) })
    await db.execute(sql`alter table login_log disable trigger user`)
    await db.execute(sql`delete from login_log where id = (select max(id) from login_log)`)
    await db.execute(sql`
      update log_head set (seq, hash) = (select seq, hash from login_log order by id desc limit 1) where log = 'login'`)
    const cut = await run('verify-logs')
    expect(cut.code).toBe(1)
    expect(cut.text).toMatch(/login: broken at row \d+ of .*: truncated[\s\S]*login: the row of the anchor \d+ of/)
    const copied = join(folder, 'copied')
    await writeFile(copied, '')
    expect((await run('verify-logs', '--anchors', copied)).text).toContain('There are no anchors in')
  })
})
