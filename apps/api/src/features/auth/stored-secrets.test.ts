import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { STORY_PASSWORD } from '../../demo/demo-secrets'
import { openTestApp } from '../../testing/open-test-app'

const { as, anonymous, signIn, withToken, db } = await openTestApp()

/** Names of the tables in which some row holds this text. */
async function tablesHolding(text: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await rowsOf(
      db,
      sql`select 1 from ${sql.identifier(name)} as row where position(${text} in row::text) > 0 limit 1`,
    )
    if (row) found.push(name)
  }
  return found
}

describe('a copied database', () => {
  it('holds no token that anybody could use, used ones included', async () => {
    const first = Object((await signIn('prov01')).data)
    const renewed = await anonymous().post('/api/auth/refresh', { refreshToken: first.refreshToken })
    const second = Object(renewed.body.data)
    for (const token of [first.token, first.refreshToken, second.token, second.refreshToken]) {
      expect(await tablesHolding(String(token).slice(3))).toEqual([])
    }
  })

  it('holds no password, of those that were set, changed, typed wrong or given once', async () => {
    const admin = await as('admin')
    const person = {
      username: 'kept_secret',
      name: '密',
      userType: '2',
      schoolId: 2,
      areaCode: '380100',
      email: 'k@doorway.example',
    }
    const added = await admin.post('/api/userInfo/insertOrUpdateUserInfo', { ...person, password: 'FirstOne@2026' })
    const owner = withToken(Object((await signIn('kept_secret', 'FirstOne@2026')).data).token)
    await owner.post('/api/userInfo/cscpUserPassword', { oldPassword: 'FirstOne@2026', newPassword: 'SecondOne@26' })
    await signIn('kept_secret', 'MistypedOne@26', '10.60.0.1')
    const reset = await admin.post('/api/userInfo/resetPassword', { id: Object(added.body.data).id })
    const passwords = [
      'FirstOne@2026',
      'SecondOne@26',
      'MistypedOne@26',
      Object(reset.body.data).password,
      STORY_PASSWORD,
    ]
    for (const password of passwords) expect(await tablesHolding(String(password))).toEqual([])
  })

  it('keeps password hashes in three tables, argon2id all of them, at the cost that is due', async () => {
    expect((await tablesHolding('$argon2')).toSorted()).toEqual([
      'password_history',
      'registration_request',
      'user_security',
    ])
    const rows = await rowsOf<{ start: string }>(
      db,
      sql`select distinct substr(password_hash, 1, 30) as start from user_security union select substr(password_hash, 1, 30) from password_history union select substr(password_hash, 1, 30) from registration_request where password_hash is not null`,
    )
    expect(rows.map(({ start }) => start)).toEqual(['$argon2id$v=19$m=19456,t=2,p=1'])
  })
})
