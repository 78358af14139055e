import { useEffect, useState } from 'react'
import { PreviewFailure } from './preview-failure'

/** Larger files are not opened in a page: a phone's memory holds each of them several times over. */
export const MAX_PREVIEW_BYTES = 50 * 1024 ** 2

/** The bytes of a file. */
export async function fetchBytes(url: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The file answered ${response.status}.`)
  if (Number(response.headers.get('content-length')) > MAX_PREVIEW_BYTES) throw new PreviewFailure('tooLarge')
  return new Uint8Array(await response.arrayBuffer())
}

/**
 * What `read` makes of a file's bytes; undefined while it is on its way. A file that cannot be read is thrown where it
 * is drawn, so that the boundary around the viewer says so.
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
