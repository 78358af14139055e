import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, inTime } from './lazy-part'

describe('a part in a file of its own', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is given up after its limit, and not before', async () => {
    const loading = inTime(new Promise(() => undefined), 120_000)
    const outcome = expect(loading).rejects.toThrow(ChunkLoadError)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await outcome
  })

  it('leaves no timer behind when it comes', async () => {
    await expect(inTime(Promise.resolve('here'), 1_000)).resolves.toBe('here')
    expect(vi.getTimerCount()).toBe(0)
  })
})
