import { useEffect, useState } from 'react'
import { PreviewFailure } from './preview-failure'

/** Larger files are not opened in a page, since a phone needs several times their size in memory. */
export const MAX_PREVIEW_BYTES = 50 * 1024 ** 2

/** Fetches the bytes of a file. */
export async function fetchBytes(url: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The file request failed with status ${response.status}.`)
  if (Number(response.headers.get('content-length')) > MAX_PREVIEW_BYTES) throw new PreviewFailure('tooLarge')
  return new Uint8Array(await response.arrayBuffer())
}

/**
 * Loads a file and returns its content as `read` parses it; undefined while pending. A failure is thrown during render,
 * for the error boundary around the viewer.
 */
export function useFile<Content>(
  url: string,
  read: (bytes: Uint8Array<ArrayBuffer>) => Content | Promise<Content>,
): Content | undefined {
  const [state, setState] = useState<{ content?: Content; failure?: Error }>({})
  useEffect(() => {
    const stop = new AbortController()
    fetchBytes(url, stop.signal)
      .then(read)
      .then(
        (content) => !stop.signal.aborted && setState({ content }),
        (failure: unknown) =>
          !stop.signal.aborted && setState({ failure: failure instanceof Error ? failure : new Error('unreadable') }),
      )
    return () => stop.abort()
  }, [url, read])
  if (state.failure) throw state.failure
  return state.content
}
