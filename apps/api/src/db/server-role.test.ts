import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createApp } from '../app'
import { systemClock } from '../clock'
import { readConfig } from '../config'
import { demoSecrets, STORY_PASSWORD } from '../demo/demo-secrets'
import { loadFoundation } from '../demo/load-demo'
import contract from '../generated/contract.json' with { type: 'json' }
import { openDatabase } from '../node/open-database'
import { databaseAddress, runOnServer } from '../testing/template-database'
import { isRealPostgres } from '../testing/test-database'
import { migrate } from './migrate'
import { openPostgres } from './postgres'
import { grantServerRole, isNotPermitted } from './server-role'

const LOGS = ['login_log', 'operation_log', 'pii_access_log']

describe.runIf(isRealPostgres())('a server whose role owns no table', () => {
  const mark = randomBytes(4).toString('hex')
  const [owner, role, name] = [`owner_${mark}`, `server_${mark}`, `roles_${mark}`]
  const server = inject('postgresServer')
  const addressOf = (username: string) =>
    Object.assign(new URL(databaseAddress(server, name)), { username, password: 'secret' }).href

  afterAll(async () => {
    await runOnServer(server, `drop database if exists ${name} with (force)`)
    for (const each of [owner, role]) await runOnServer(server, `drop role if exists ${each}`)
  })

  it('runs, appends to the logs, and can neither change nor delete their rows nor end what protects them', async () => {
    for (const each of [owner, role]) await runOnServer(server, `create role ${each} login password 'secret'`)
    await runOnServer(server, `create database ${name} template template0 encoding 'UTF8' locale 'C' owner ${owner}`)

    await expect(openDatabase(readConfig({ DATABASE_URL: addressOf(role) }))).rejects.toThrow(
      /npm run admin -- migrate/,
    )
    const owned = await openPostgres(addressOf(owner))
    await migrate(owned.db)
    await grantServerRole(owned.db, role)
    await migrate(owned.db)
    await owned.close()

    const { db, close } = await openDatabase(readConfig({ DATABASE_URL: addressOf(role) }))
    const secrets = await demoSecrets()
    await loadFoundation({ db, secrets, now: systemClock.now(), password: STORY_PASSWORD })
    const app = createApp({ db, contract, secrets, settings: { validateResponses: true } })
    const call = async (path: string, body: object, token = '') => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
      const request = new Request(`http://doorway.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return Object(await (await app.fetch(request)).json())
    }
    const signedIn = await call('/api/auth/login', { username: 'admin', password: STORY_PASSWORD })
    const change = { userId: 1, oldPassword: STORY_PASSWORD, newPassword: 'Region@2026' }
    expect(await call('/api/userInfo/cscpUserPassword', change, signedIn.data.token)).toMatchObject({ success: true })

    for (const table of LOGS.map((each) => sql.identifier(each))) {
      const attempts = [
        sql`update ${table} set at = now()`,
        sql`delete from ${table}`,
        sql`truncate ${table}`,
        sql`alter table ${table} disable trigger user`,
        sql`drop table ${table}`,
        sql`create or replace function refuse_log_change() returns trigger language plpgsql as 'begin return null; end'`,
      ]
      for (const attempt of attempts) {
        const refusal: unknown = await db.execute(attempt).then(
          () => undefined,
          (error: unknown) => error,
        )
        expect(isNotPermitted(refusal), String(refusal)).toBe(true)
      }
    }
    await app.tasks.stop()
    await close()
  })
})
