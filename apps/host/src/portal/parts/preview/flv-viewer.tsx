import { useCallback, useState } from 'react'
import mpegts from 'mpegts.js'
import type { ViewerProps } from './preview-dialog'

/** FLV, taken apart in the browser and played as MP4 (mpegts.js, Apache-2.0). */
export default function FlvViewer({ url, name }: ViewerProps) {
  const [hasFailed, setFailed] = useState(!mpegts.isSupported())
  const play = useCallback(
    (video: HTMLVideoElement) => {
      const player = mpegts.createPlayer({ type: 'flv', url: new URL(url, location.href).href })
      player.on(mpegts.Events.ERROR, () => setFailed(true))
      player.attachMediaElement(video)
      player.load()
      return () => player.destroy()
    },
    [url],
  )
  if (hasFailed) throw new Error('The browser cannot play this file.')
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded files bring no caption track of their own
  return <video ref={play} controls playsInline aria-label={name} />
}
