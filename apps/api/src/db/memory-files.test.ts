import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { demoFiles } from '../testing/demo-dump'
import { type EmbeddedDatabase, openEmbedded } from './embedded'
import { users } from './tables/users'

async function hashes(): Promise<Map<string, string>> {
  const { files } = await demoFiles()
  return new Map([...files].map(([path, bytes]) => [path, createHash('sha256').update(bytes).digest('hex')]))
}

async function namesOf({ db }: EmbeddedDatabase): Promise<unknown[]> {
  return db.selectDistinct({ name: users.name }).from(users).orderBy(users.name)
}

describe('databases that begin with the same files', () => {
  it('change none of them, and see only their own changes', async () => {
    const before = await hashes()
    const files = await demoFiles()
    const [changed, other] = [await openEmbedded({ files }), await openEmbedded({ files })]
    const names = await namesOf(other)
    await changed.db.execute(sql`update app_user set name = 'same'`)
    await changed.db.execute(sql`checkpoint`)
    expect(await namesOf(changed)).toEqual([{ name: 'same' }])
    expect(await namesOf(other)).toEqual(names)
    expect(names.length).toBeGreaterThan(1)
    await changed.close()
    await other.close()
    expect(await hashes()).toEqual(before)
  })
})
