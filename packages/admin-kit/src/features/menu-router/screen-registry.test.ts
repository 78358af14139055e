import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '../../loading/lazy-part'
import { findScreen, loadInTime } from './screen-registry'

describe('loadInTime', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('gives up a screen that has not come after the limit', async () => {
    const loading = loadInTime(() => new Promise(() => undefined), 120_000)
    const outcome = expect(loading).rejects.toThrow(ChunkLoadError)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await outcome
  })

  it('reports a screen whose file is gone as a chunk failure', async () => {
    await expect(loadInTime(() => Promise.reject(new TypeError('Failed to fetch')), 1_000)).rejects.toThrow(
      ChunkLoadError,
    )
  })
})

describe('findScreen', () => {
  it.each(['constructor', '__proto__', 'toString', '../../x'])('finds no screen under %j', (name) => {
    expect(findScreen({ real: async () => () => null }, name)).toBeUndefined()
  })
})
