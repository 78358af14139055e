import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue'

const full = () => new Error('full')

describe('a fair queue', () => {
  it('runs so many at once, and lets keys take turns', async () => {
    const queue = new FairQueue({ running: 2, waitingEach: 10, waiting: 20 })
    const order: string[] = []
    let running = 0
    let most = 0
    const work = (name: string) => async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      order.push(name)
    }
    const flood = Array.from({ length: 10 }, (_, index) => queue.run('a', work(`a${index}`), full))
    await Promise.all([...flood, queue.run('b', work('b'), full)])
    expect(most).toBe(2)
    expect(order.indexOf('b')).toBeLessThan(5)
    expect(order.filter((name) => name !== 'b')).toEqual(Array.from({ length: 10 }, (_, index) => `a${index}`))
  })

  it('refuses what is too much for one key or for all, and goes on after a failure', async () => {
    const queue = new FairQueue({ running: 1, waitingEach: 2, waiting: 3 })
    const done: string[] = []
    const run = (key: string) => queue.run(key, () => Promise.resolve(void done.push(key)), full)
    const failing = queue.run('a', () => Promise.reject(new Error('failed')), full)
    const results = Promise.allSettled([failing, run('a'), run('a'), run('a'), run('b'), run('c')])
    const states = (await results).map((result) => (result.status === 'rejected' ? String(result.reason) : 'ran'))
    expect(states).toEqual(['Error: failed', 'ran', 'ran', 'Error: full', 'ran', 'Error: full'])
    await run('c')
    expect(done.toSorted()).toEqual(['a', 'a', 'b', 'c'])
  })
})
