import { find, read } from 'cfb'
import { PreviewFailure } from '../preview-failure'

/** A stream of an old office file, with a view of its numbers. */
export interface FileStream {
  bytes: Uint8Array
  view: DataView
}

function streamOf(content: ArrayLike<number>): FileStream {
  const bytes = Uint8Array.from(content)
  return { bytes, view: new DataView(bytes.buffer) }
}

/** Opens the container of office files before 2007 (cfb, Apache-2.0) and hands out its streams by name. */
export function openCompoundFile(bytes: Uint8Array) {
  const container = read(bytes, { type: 'array' })
  return (name: string): FileStream => {
    const entry = find(container, name)
    if (!entry) throw new PreviewFailure('failed')
    return streamOf(entry.content)
  }
}
