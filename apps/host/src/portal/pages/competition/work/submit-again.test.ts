import { ApiError } from '@doorway/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callAgain } from './submit-again'
import { pauseFor } from './use-submission-line'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a submission while the server is busy', () => {
  it('is sent again until it is received', async () => {
    const failures = [new ApiError('network', 'x'), new ApiError('unexpected', 'x', { status: 503 })]
    const onBusy = vi.fn()
    const result = callAgain(() => {
      const failure = failures.shift()
      return failure ? Promise.reject(failure) : Promise.resolve('received')
    }, onBusy)
    await vi.runAllTimersAsync()
    expect(await result).toBe('received')
    expect(onBusy).toHaveBeenCalledTimes(2)
  })

  it('fails at last, and a refusal at once', async () => {
    const busy = vi.fn(() => Promise.reject(new ApiError('timeout', 'x')))
    const result = expect(callAgain(busy, () => undefined)).rejects.toMatchObject({ kind: 'timeout' })
    await vi.runAllTimersAsync()
    await result
    expect(busy).toHaveBeenCalledTimes(6)
    const refused = vi.fn(() => Promise.reject(new ApiError('rejected', 'x', { status: 200 })))
    await expect(callAgain(refused, () => undefined)).rejects.toMatchObject({ kind: 'rejected' })
    expect(refused).toHaveBeenCalledTimes(1)
  })
})

describe('the place in the line', () => {
  it('is read more often the nearer it is', () => {
    expect([0, 10, 20, 300].map(pauseFor)).toEqual([2_000, 2_500, 5_000, 10_000])
  })
})
