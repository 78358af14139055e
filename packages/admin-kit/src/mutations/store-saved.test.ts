import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { storeSaved } from './store-saved'

describe('what a save returned', () => {
  it('is not overwritten by a load that was pending meanwhile', async () => {
    const cache = new QueryClient()
    const queryKey = ['competitions', 'one', 1]
    const responses: ((loaded: { version: number }) => void)[] = []
    const load = new Promise<{ version: number }>((resolve) => responses.push(resolve))
    cache.setQueryData(queryKey, { version: 0 })
    const observer = new QueryObserver(cache, { queryKey, queryFn: () => load, retry: false })
    const stop = observer.subscribe(() => undefined)
    await storeSaved(cache, queryKey, { version: 2 })
    for (const respond of responses) respond({ version: 1 })
    await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'))
    expect(observer.getCurrentResult()).toMatchObject({ data: { version: 2 }, error: null })
    stop()
  })

  it('leaves other queries below its key alone', async () => {
    const cache = new QueryClient()
    const rows = new QueryObserver(cache, { queryKey: ['job', 1, 'rows'], queryFn: async () => ['a'] })
    const stop = rows.subscribe(() => undefined)
    await storeSaved(cache, ['job', 1], { state: 'done' })
    await vi.waitFor(() => expect(rows.getCurrentResult().data).toEqual(['a']))
    stop()
  })
})
