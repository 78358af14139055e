import type { Schema } from '@doorway/api-client/types'
import { useEffect, useRef, useState } from 'react'

type Work = Schema<'JudgeWork'>

/** How far the download is. */
export interface OfflineProgress {
  kind: 'idle' | 'loading' | 'done' | 'failed'
  /** Works whose lessons are on this device. */
  done: number
  /** Works that were to be downloaded. */
  all: number
  bytes: number
}

export interface OfflineVideosOptions {
  /** Reads a work with fresh addresses of its files. */
  read: (assignmentId: number, signal: AbortSignal) => Promise<Work>
  /** Replaces members of a work that was read. */
  patch: (assignmentId: number, change: Partial<Work>) => void
}

const IDLE: OfflineProgress = { kind: 'idle', done: 0, all: 0, bytes: 0 }

async function fetchVideo(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The video request failed with status ${response.status}.`)
  return response.blob()
}

/**
 * Downloads the lessons of works into this page, so that they can be watched without a line. The browser drops them when
 * the page is closed: a judge retains no copy.
 */
export function useOfflineVideos({ read, patch }: OfflineVideosOptions) {
  const [progress, setProgress] = useState(IDLE)
  const running = useRef<AbortController>(undefined)
  const stored = useRef(new Map<number, { url: string; bytes: number }>())
  useEffect(() => {
    const videos = stored.current
    return () => {
      running.current?.abort()
      for (const { url } of videos.values()) URL.revokeObjectURL(url)
    }
  }, [])

  const load = async (assignmentId: number, signal: AbortSignal) => {
    const work = await read(assignmentId, signal)
    const video = work.files.find(({ ext }) => ext === 'mp4')
    const blob = video && (await fetchVideo(video.url, signal))
    const url = blob ? URL.createObjectURL(blob) : ''
    stored.current.set(assignmentId, { url, bytes: blob ? blob.size : 0 })
    if (blob) patch(assignmentId, { files: work.files.map((file) => (file === video ? { ...file, url } : file)) })
  }
  const start = async (ids: readonly number[]) => {
    const stop = new AbortController()
    running.current = stop
    const report = (kind: OfflineProgress['kind']) => {
      const there = ids.flatMap((id) => stored.current.get(id) ?? [])
      setProgress({
        kind,
        done: there.length,
        all: ids.length,
        bytes: there.reduce((sum, { bytes }) => sum + bytes, 0),
      })
    }
    report('loading')
    try {
      for (const id of ids) {
        if (stored.current.has(id)) continue
        await load(id, stop.signal)
        report('loading')
      }
      report('done')
    } catch {
      report(stop.signal.aborted ? 'idle' : 'failed')
    }
  }
  return { progress, start, cancel: () => running.current?.abort() }
}
