import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../db/database'
import { openTestApp } from '../testing/open-test-app'
import { recordingDatabase } from '../testing/recorded-statement'
import { SessionLoader } from './session-loader'

const { db, as } = await openTestApp()
await Promise.all([as('admin'), as('t_linyq')])
const hashes = (await rowsOf<{ hash: string }>(db, sql`select token_hash as hash from session`)).map(({ hash }) => hash)

describe('looking up sessions', () => {
  it('gives each of many who come together their own', async () => {
    const lookup = new SessionLoader(db)
    const requested = Array.from({ length: 40 }, (_, index) => hashes[index % hashes.length] ?? '')
    const found = await Promise.all([...requested, 'unknown', 'a,b'].map((hash) => lookup.find(hash)))
    expect(found.map((session) => session?.tokenHash)).toEqual([...requested, undefined, undefined])
  })

  it('sees what ended before a request, though another question was on its way then', async () => {
    const lookup = new SessionLoader(db)
    const [hash = ''] = hashes
    for (let round = 0; round < 20; round += 1) {
      await db.execute(sql`update session set revoked_at = null where token_hash = ${hash}`)
      const earlier = [lookup.find(hash), lookup.find('unknown')]
      await db.execute(sql`update session set revoked_at = now() where token_hash = ${hash}`)
      expect(await lookup.find(hash)).toBeUndefined()
      await Promise.all(earlier)
    }
  })

  it('sends one query for those who come in one turn of the event loop', async () => {
    const recording = recordingDatabase()
    const lookup = new SessionLoader(recording.db)
    const found: Promise<unknown>[] = []
    for (const hash of ['a', 'b', 'c']) {
      found.push(lookup.find(hash))
      // As between the events of two connections.
      for (let step = 0; step < 10; step += 1) await Promise.resolve()
    }
    await Promise.all(found)
    expect(recording.sent.map(({ values }) => values[0])).toEqual(['a,b,c'])
  })

  it('goes on after a question that failed', async () => {
    let isBroken = true
    const shaky = new Proxy(db, {
      get: (target, name, receiver) => {
        if (isBroken && name === 'select') throw new Error('gone')
        return Reflect.get(target, name, receiver)
      },
    })
    const lookup = new SessionLoader(shaky)
    await expect(lookup.find(hashes.at(-1) ?? '')).rejects.toThrow('gone')
    isBroken = false
    expect(await lookup.find(hashes.at(-1) ?? '')).toBeDefined()
  })
})
