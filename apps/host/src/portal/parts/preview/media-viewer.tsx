import { useState } from 'react'
import type { ViewerProps } from './preview-dialog'

/** Sound and MP4, which every browser plays by itself. Lessons carry their words on the screen. */
export default function MediaViewer({ url, name, ext }: ViewerProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) throw new Error('The browser cannot play this file.')
  const common = { src: url, controls: true, 'aria-label': name, onError: () => setFailed(true) }
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded files bring no caption track of their own
  return ext === 'mp4' ? <video {...common} playsInline /> : <audio {...common} />
}
