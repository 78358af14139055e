import { describe, expect, it } from 'vitest'
import { ContentVersionCache } from './content-version-cache'

function openWatch() {
  const state = { now: 0, version: 1, queries: 0 }
  const ask = async () => {
    state.queries += 1
    return state.version
  }
  return { state, watch: new ContentVersionCache(ask, () => state.now) }
}

describe('the number of changes', () => {
  it('is asked for once in a while, whatever the number of requests', async () => {
    const { state, watch } = openWatch()
    for (state.now = 0; state.now < 50; state.now += 10) expect(await watch.current()).toBe(1)
    expect(state.queries).toBe(1)
    expect(watch.cached()).toBeUndefined()
    expect(await watch.current()).toBe(1)
    expect(state.queries).toBe(2)
  })

  it('is asked for at once after a write through this server', async () => {
    const { state, watch } = openWatch()
    await watch.current()
    state.version = 2
    expect(watch.cached()).toBe(1)
    watch.invalidate()
    expect(await watch.current()).toBe(2)
  })

  it('is not kept when a write came between question and answer', async () => {
    const { state, watch } = openWatch()
    const old = watch.current()
    watch.invalidate()
    state.version = 2
    await old
    expect(watch.cached()).toBeUndefined()
    expect(await watch.current()).toBe(2)
  })
})
