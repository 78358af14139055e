import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from './testing/test-database'
import { Turns } from './turns'

const busy = async (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

describe('statements of an engine in the same thread', () => {
  it('run in order, and other events come between them', async () => {
    const turns = new Turns()
    const order: (number | string)[] = []
    const timer = setInterval(() => order.push('event'), 1)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        turns.run(async () => {
          await busy(6)
          order.push(index)
        }),
      ),
    )
    clearInterval(timer)
    expect(order.filter((entry) => typeof entry === 'number')).toEqual(Array.from({ length: 20 }, (_, index) => index))
    expect(order.filter((entry) => entry === 'event').length).toBeGreaterThan(2)
  })

  it('leave the event loop alone while they are short', async () => {
    const turns = new Turns()
    let isOver = false
    setImmediate(() => (isOver = true))
    for (let index = 0; index < 10; index += 1) await turns.run(() => Promise.resolve())
    expect(isOver).toBe(false)
  })

  it('let other events come first in a long transaction, too', async () => {
    const database = await openTestDatabase()
    let events = 0
    const timer = setInterval(() => (events += 1), 1)
    await database.db.transaction(async (tx) => {
      for (let index = 0; index < 100; index += 1) await tx.execute(sql`select count(*) from generate_series(1, 20000)`)
    })
    clearInterval(timer)
    expect(events).toBeGreaterThan(5)
    await database.close()
  })
})
