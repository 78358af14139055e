import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app'
import { ContentCache } from './content-cache'

const { db } = await openTestApp()
await db.execute(sql`create sequence turn`)

// A statement of drizzle is sent whenever somebody waits for it: each sending takes the next number.
const ask = () => db.select({ n: sql<number>`nextval('turn')::int` }).from(sql`(select 1) as one`)
const change = () => db.execute(sql`update data_version set version = version + 1 where name = 'content'`)

describe('what was read of the content', () => {
  it('is asked for once, until the content changes', async () => {
    const memory = new ContentCache(db)
    const [first] = await memory.getOrLoad('turn', ask)
    expect(await memory.getOrLoad('turn', ask)).toEqual([first])
    expect(await memory.forRequest().getOrLoad('turn', ask)).toEqual([first])
    await change()
    expect(await memory.getOrLoad('turn', ask)).not.toEqual([first])
  })

  it('is seen by a request as it was when it first asked, and by the next as it is', async () => {
    const memory = new ContentCache(db)
    const request = memory.forRequest()
    const before = await request.version()
    await change()
    expect(await request.version()).toBe(before)
    expect(await memory.forRequest().version()).toBe(before + 1)
  })

  it('is discarded by a request that has loaded another version of it', async () => {
    const memory = new ContentCache(db)
    const version = await memory.version()
    const [first] = await memory.forRequest(version).getOrLoad('turn', ask)
    expect(await memory.forRequest(version).getOrLoad('turn', ask)).toEqual([first])
    const [second] = await memory.forRequest(version + 1).getOrLoad('turn', ask)
    expect(second).not.toEqual(first)
    expect(await memory.forRequest(version + 1).version()).toBe(version + 1)
    // One that arrived before the change and is late.
    expect(await memory.forRequest(version).getOrLoad('turn', ask)).not.toEqual([first])
  })

  it('is asked for again after a failure', async () => {
    const memory = new ContentCache(db)
    await expect(memory.getOrLoad('broken', () => Promise.reject(new Error('no connection')))).rejects.toThrow()
    expect(await memory.getOrLoad('broken', () => Promise.resolve('there'))).toBe('there')
  })
})
