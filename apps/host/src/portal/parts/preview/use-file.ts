import { useEffect, useState } from 'react'
import { PreviewFailure } from './preview-failure'
import type { FileReaderName, ReadFile } from './reading/file-readers'
import { readInWorker } from './reading/read-in-worker'

/** Larger files are not opened in a page, since a phone needs several times their size in memory. */
export const MAX_PREVIEW_BYTES = 50 * 1024 ** 2

/** Fetches the bytes of a file. */
export async function fetchBytes(url: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The file request failed with status ${response.status}.`)
  if (Number(response.headers.get('content-length')) > MAX_PREVIEW_BYTES) throw new PreviewFailure('tooLarge')
  return new Uint8Array(await response.arrayBuffer())
}

/** Fetches a file and reads it in a worker. */
export async function fetchAndRead<Name extends FileReaderName>(
  url: string,
  reader: Name,
  signal: AbortSignal,
): Promise<ReadFile<Name>> {
  return readInWorker(reader, await fetchBytes(url, signal), signal)
}

/**
 * Loads a file and returns its content as a reader parses it; undefined while pending. A failure is thrown during render,
 * for the error boundary around the viewer.
 */
export function useFile<Name extends FileReaderName>(url: string, reader: Name): ReadFile<Name> | undefined {
  const [state, setState] = useState<{ content?: ReadFile<Name>; failure?: Error }>({})
  useEffect(() => {
    const stop = new AbortController()
    fetchAndRead(url, reader, stop.signal).then(
      (content) => !stop.signal.aborted && setState({ content }),
      (failure: unknown) =>
        !stop.signal.aborted && setState({ failure: failure instanceof Error ? failure : new Error('unreadable') }),
    )
    return () => stop.abort()
  }, [url, reader])
  if (state.failure) throw state.failure
  return state.content
}
