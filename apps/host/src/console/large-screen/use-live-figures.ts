import { ApiError } from '@doorway/api-client'
import { overviewEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { useApi } from '@doorway/admin-kit'
import { useEffect, useState } from 'react'

/** Milliseconds between two requests. */
const POLL_MS = 30_000
/** Milliseconds after which figures are old. */
const OLD_MS = 5 * 60_000

/** The figures of the large screen and how it stands with them. */
export interface LiveFigures {
  figures: Schema<'ScreenOverview'> | null
  /** The last request failed, or the figures are older than five minutes. */
  isOld: boolean
  /** The server refuses them to this person; then no more requests follow. */
  isForbidden: boolean
  /** No figures have come yet, and the last request failed. */
  hasFailed: boolean
}

const start = { figures: null, receivedAt: 0, hasFailed: false, isForbidden: false }

/**
 * Requests the figures every 30 seconds, and at once when the network is back. While requests fail, the last figures
 * stay.
 */
export function useLiveFigures(): LiveFigures {
  const api = useApi()
  const [state, setState] = useState<Omit<LiveFigures, 'isOld'> & { receivedAt: number }>(start)
  const [now, setNow] = useState(0)

  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    const overview = api.endpoints(overviewEndpoints)
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      clearTimeout(timer)
      try {
        const figures = await overview.getScreen(signal)
        setState({ figures, receivedAt: Date.now(), hasFailed: false, isForbidden: false })
      } catch (error) {
        if (signal.aborted) return
        const isForbidden = error instanceof ApiError && error.kind === 'forbidden'
        setState((last) => ({ ...last, hasFailed: true, isForbidden }))
        if (isForbidden) return
      }
      setNow(Date.now())
      timer = setTimeout(() => void load(), POLL_MS)
    }
    const handleOnline = () => void load()
    window.addEventListener('online', handleOnline)
    void load()
    return () => {
      control.abort()
      clearTimeout(timer)
      window.removeEventListener('online', handleOnline)
    }
  }, [api])

  const { figures, receivedAt, hasFailed, isForbidden } = state
  return { figures, hasFailed, isForbidden, isOld: figures !== null && (hasFailed || now - receivedAt > OLD_MS) }
}
