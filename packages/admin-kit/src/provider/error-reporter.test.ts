import { ApiError } from '@doorway/api-client'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ErrorEvent } from '../context/events'
import { StoppedByHostError } from '../mutations/use-host-mutation'
import { createErrorReporter, reportFailures } from './error-reporter'

function reporter() {
  const received: ErrorEvent[] = []
  return { received, report: createErrorReporter(() => ({ onError: (event) => void received.push(event) })) }
}

const cause = new Error('no session')
const failure = new ApiError('unauthenticated', 'signed out', {
  requestId: 'r-1',
  address: 'GET https://api.example/api/a',
  cause,
})

describe('the failures of a cache', () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const fail = (error: Error) => async () => {
    throw error
  }

  it('are reported with what was loaded, the request and the cause', async () => {
    const { received, report } = reporter()
    const end = reportFailures(queries, report)
    await queries.prefetchQuery({ queryKey: ['users', 'page', { page: 1 }], queryFn: fail(failure) })
    end()
    expect(received).toEqual([
      expect.objectContaining({
        kind: 'unauthenticated',
        operation: 'users.page',
        requestId: 'r-1',
        address: 'GET https://api.example/api/a',
        cause,
      }),
    ])
  })

  it('are reported for changes as well, and not after the end', async () => {
    const { received, report } = reporter()
    const end = reportFailures(queries, report)
    const change = () =>
      queries
        .getMutationCache()
        .build(queries, { mutationKey: ['users.save'], mutationFn: fail(new ApiError('network', 'away')) })
        .execute(undefined)
        .catch(() => undefined)
    await change()
    end()
    await change()
    expect(received.map(({ kind, operation }) => [kind, operation])).toEqual([['network', 'users.save']])
  })

  it('are reported once, and not where the host has stopped a change or the call is not needed', () => {
    const { received, report } = reporter()
    report(failure, 'users.page')
    report(failure)
    report(new StoppedByHostError('stopped'))
    report(new DOMException('gone', 'AbortError'))
    expect(received).toHaveLength(1)
  })
})

describe('an address that is not that of the API', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is named when nothing of it can be read, with the origin that the API has to let in', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('location', { origin: 'https://page.example' })
    const { report } = reporter()
    const refusedAt = (address: string) => report(new ApiError('network', 'x', { address, cause: new TypeError('x') }))
    refusedAt('GET https://page.example/api/a')
    await vi.dynamicImportSettled()
    expect(warn).not.toHaveBeenCalled()
    refusedAt('POST https://elsewhere.example/api/a')
    refusedAt('POST https://elsewhere.example/api/b')
    refusedAt('POST localhost:8080/api/a')
    await vi.dynamicImportSettled()
    expect(warn.mock.calls).toEqual([
      [
        'Doorway: POST https://elsewhere.example/api/a is out of reach. Is https://page.example in ' +
          'EMBED_ORIGINS? Is baseUrl the address of the API, without /api?',
      ],
      [expect.stringContaining('POST localhost:8080/api/a is out of reach.')],
    ])
    warn.mockRestore()
  })

  it('is named in the console once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { received, report } = reporter()
    for (const path of ['a', 'b']) {
      const address = `GET https://page.example/api/${path}`
      const html = new Error(`${address} responded with text/html (200) where the Doorway API sends JSON.`)
      report(new ApiError('unexpected', 'x', { status: 200, address, cause: html }))
    }
    expect(received).toHaveLength(2)
    await vi.dynamicImportSettled()
    expect(warn.mock.calls).toEqual([
      [
        'Doorway: GET https://page.example/api/a responded with text/html (200) where the Doorway API sends JSON. ' +
          'Is baseUrl the address of the API, without /api?',
      ],
    ])
    const broken = new Error('responded without { success, msg, data } (502).')
    report(new ApiError('unexpected', 'x', { status: 502, address: 'GET https://api.example/api/a', cause: broken }))
    await vi.dynamicImportSettled()
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })
})
